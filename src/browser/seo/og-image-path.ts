const HOME = '/inicio'

/**
 * The address of a page's share image: `/blog/lua-nova` → `/api/og/blog/lua-nova.png`, `/loja?produto=vela` →
 * `/api/og/loja~produto~vela.png`.
 */
export const ogImagePathOf = (path: string) =>
  `/api/og${path === '/' ? HOME : path.replace('?', '~').replace('=', '~')}.png`

/** The page of a share image, from the part after `/api/og`; undefined when it is not such a name. */
export function pageOfOgImage(name: string): `/${string}` | undefined {
  const [, page, query, value] = /^(\/[a-z0-9-]+(?:\/[a-z0-9-]+)*)(?:~([a-z]+)~([a-z0-9-]+))?\.png$/.exec(name) ?? []
  if (!page) return undefined
  const path = page === HOME ? '/' : (page as `/${string}`)
  return query ? `${path}?${query}=${value}` : path
}
