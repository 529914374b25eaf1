import type { Merchant } from '../merchant.ts'
import { ask } from '../wire/ask.ts'
import { FoundPreferences, Preference } from '../wire/preference.ts'

/**
 * The page on which our reference is paid. Of several, the first: the address of another was never shown to anybody.
 */
export async function findPayPage(merchant: Merchant, reference: string): Promise<Preference | undefined> {
  const found = await ask(merchant, FoundPreferences, '/checkout/preferences/search', { external_reference: reference })
  const pages = found.said === 'yes' ? (found.given.elements ?? []) : []
  const [first] = pages.toSorted((a, b) => (a.date_created?.getTime() ?? 0) - (b.date_created?.getTime() ?? 0))
  if (!first) return undefined
  const answer = await ask(merchant, Preference, `/checkout/preferences/${encodeURIComponent(first.id)}`)
  return answer.said === 'yes' ? answer.given : undefined
}
