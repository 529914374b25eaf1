import type { Merchant } from '../merchant.ts'
import { apiGet } from '../api/request.ts'
import { FoundPreferences, Preference } from '../api/preference.ts'

/** The checkout page of our reference. Of several, the first: only its address was ever shown to the payer. */
export async function findCheckoutPage(merchant: Merchant, reference: string): Promise<Preference | undefined> {
  const found = await apiGet(merchant, FoundPreferences, '/checkout/preferences/search', {
    external_reference: reference,
  })
  const pages = found.ok ? (found.value.elements ?? []) : []
  const [first] = pages.toSorted((a, b) => (a.date_created?.getTime() ?? 0) - (b.date_created?.getTime() ?? 0))
  if (!first) return undefined
  const answer = await apiGet(merchant, Preference, `/checkout/preferences/${encodeURIComponent(first.id)}`)
  return answer.ok ? answer.value : undefined
}
