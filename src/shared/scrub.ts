/**
 * A technical text without what identifies somebody or opens something: queries and fragments of addresses, e-mails,
 * documents, phones, tokens and ids. At most `most` characters. Names of our own files stay. Uses nothing outside of
 * itself, because the head script contains its source. Takes each word as a whole, with or without what it looks for:
 * a pattern that begins anew within a word is slow.
 */
export function scrub(text: string, most: number): string {
  return text
    .slice(0, 4_000)
    .replace(/\0/g, '')
    .replace(/([^\s?#'"()]+)([?#][^\s'")]*)?/g, (all, path, query) => (query && path.includes('/') ? path : all))
    .replace(/[?&][\w.-]+=[^\s'")]*/g, '')
    .replace(/%40/g, '@')
    .replace(/[^\s@/:'"()<>]+(@[\w-]+(?:\.[\w-]+)+)?/g, (all, address) => (address ? '[e-mail]' : all))
    .replace(/[A-Z\d]{2}\.[A-Z\d]{3}\.[A-Z\d]{3}\/[A-Z\d]{4}-\d\d/g, '[number]')
    .replace(/(\/assets\/[\w.-]+)|[\w-]{32,}/g, (_all, file) => file || '[secret]')
    .replace(/\d(?:[ ./()-]{0,2}\d){7,}/g, '[number]')
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
}
