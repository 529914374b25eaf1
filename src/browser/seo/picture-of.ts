const HOME = '/inicio'

/** Where the picture of a page is drawn: `/blog/lua-nova` → `/api/og/blog/lua-nova.png`. */
export const pictureOf = (path: string) => `/api/og${path === '/' ? HOME : path}.png`

/** The page that a picture belongs to, from the part after `/api/og`; undefined when it is no picture's name. */
export function pageOfPicture(name: string): `/${string}` | undefined {
  const page = /^(\/[a-z0-9-]+(?:\/[a-z0-9-]+)*)\.png$/.exec(name)?.[1]
  return page === HOME ? '/' : (page as `/${string}` | undefined)
}
