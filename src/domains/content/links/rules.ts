const HREF = /href="([^"]*)"/g
/** What is no page: answers of programs, pictures, files. */
const NO_PAGE = /^\/(?:api|plates|icons|mail)\/|\.(?:xml|svg|webp|png|pdf|txt)$/

/** The path of a link within the site, without query and place; undefined for another site, a place or a mail. */
export function pathOfLink(href: string, origin: string): string | undefined {
  const within = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  if (!within.startsWith('/') || within.startsWith('//')) return undefined
  const end = within.search(/[?#]/)
  const path = end < 0 ? within : within.slice(0, end)
  if (NO_PAGE.test(path)) return undefined
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** The links of a rendered text that lead to no page that there is, each once. */
export function brokenIn(html: string, isThere: (path: string) => boolean, origin: string): string[] {
  const hrefs = [...html.matchAll(HREF)].map(([, href]) => href!.replaceAll('&#x26;', '&'))
  return [...new Set(hrefs)].filter((href) => {
    const path = pathOfLink(href, origin)
    return path !== undefined && !isThere(path)
  })
}
