let origin: string | undefined

/** Set once by the server, which alone knows the site's public address. */
export function setSiteOrigin(url: string) {
  origin = new URL(url).origin
}

/** The site's public origin. The browser reads it from the rendered page, so that both sides agree. */
export const siteOrigin = (): string =>
  origin ??
  (typeof document === 'undefined'
    ? 'http://localhost:3000'
    : (document.documentElement.dataset.origin ?? location.origin))

export const absoluteUrl = (path: string) => new URL(path, siteOrigin()).href
