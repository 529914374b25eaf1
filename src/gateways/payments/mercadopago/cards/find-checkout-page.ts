import type { Merchant } from '../merchant.ts'
import { apiGet } from '../api/request.ts'
import { FoundPreferences, Preference } from '../api/preference.ts'

/**
 * The page on which our reference is paid. Of several, the first: the address of another was never shown to anybody.
 */
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
