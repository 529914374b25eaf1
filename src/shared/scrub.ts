/**
 * A technical text without what identifies somebody or opens something, at most `most` characters. The head script
 * contains its source, so it uses nothing outside. It takes words as a whole: a pattern that begins anew within a word
 * is slow.
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
