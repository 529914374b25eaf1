const MOST_CHARACTERS = 300

/**
 * The cache key of an address: only the query parameters that the page uses, in the page's own order, so that unknown
 * ones make no entries. Undefined when it is too long or not written as our own links are.
 */
export function cacheKeyOf(path: string, query: string, known: readonly string[]): string | undefined {
  if (!/^\/(?:[a-z0-9._~-]+(?:\/[a-z0-9._~-]+)*)?$/.test(path)) return undefined
  const given = new URLSearchParams(query)
  const used = known.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value]))
  const address = used.length > 0 ? `${path}?${new URLSearchParams(used)}` : path
  return address.length <= MOST_CHARACTERS ? address : undefined
}

/** `/consultores?texto=lua` → [`/consultores`, `texto=lua`]. */
export function splitUrl(url: string): [path: string, query: string] {
  const question = url.indexOf('?')
  return question < 0 ? [url, ''] : [url.slice(0, question), url.slice(question + 1)]
}
