const MOST_CHARACTERS = 300

/**
 * The one name of an address: the query keeps only what the page knows, in the page's own order, so that a stranger's
 * `?a=1&b=2` is no page of its own. Undefined when it is too long, or written in another way than our own links write
 * it.
 */
export function cacheKeyOf(path: string, query: string, known: readonly string[]): string | undefined {
  if (!/^\/(?:[a-z0-9._~-]+(?:\/[a-z0-9._~-]+)*)?$/.test(path)) return undefined
  const asked = new URLSearchParams(query)
  const kept = known.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value]))
  const address = kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
  return address.length <= MOST_CHARACTERS ? address : undefined
}

/** `/consultores?texto=lua` → [`/consultores`, `texto=lua`]. */
export function splitUrl(url: string): [path: string, query: string] {
  const question = url.indexOf('?')
  return question < 0 ? [url, ''] : [url.slice(0, question), url.slice(question + 1)]
}
