/** Text that PostgreSQL can store and hand back unchanged: no U+0000, no lone surrogate. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/**
 * What somebody typed into an address, so that it can be asked for: without U+0000, half signs and space around it, at
 * most `most` characters.
 */
export const searchableText = (typed: string, most = 100) =>
  typed.replaceAll('\u0000', '').trim().slice(0, most).toWellFormed()

/** Does every string inside this JSON value store and round-trip? */
export function holdsOnlyStorableText(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (Array.isArray(value)) return value.every(holdsOnlyStorableText)
  if (value && typeof value === 'object')
    return Object.entries(value).every(([key, part]) => isStorable(key) && holdsOnlyStorableText(part))
  return true
}
