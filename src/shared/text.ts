import { CLEANED } from './typed-text/clean.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes text safe inside an element or a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)

/** Whether PostgreSQL can store the text and return it unchanged: no U+0000, no lone surrogate. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Text from an address, made safe for a query: cleaned, at most `most` characters, no lone surrogate. */
export const searchableText = (typed: string, most = 100) => CLEANED.search(typed).slice(0, most).toWellFormed()

/**
 * Whether JSON that was decoded from UTF-8 may hold text that is not storable: only an escape can bring it there, and
 * hardly any message has one.
 */
export const mayHoldUnstorableText = (json: string) => json.includes('\\u')

/** Whether every string inside this JSON value is storable. */
export function holdsOnlyStorableText(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (Array.isArray(value)) return value.every(holdsOnlyStorableText)
  if (!value || typeof value !== 'object') return true
  // Without a list of its entries, which costs more than reading them.
  for (const key in value)
    if (!isStorable(key) || !holdsOnlyStorableText((value as Record<string, unknown>)[key])) return false
  return true
}
