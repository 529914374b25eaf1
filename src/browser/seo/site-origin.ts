let origin: string | undefined

/** Said once by the server, which alone knows under which address people reach the site. */
export function setSiteOrigin(url: string) {
  origin = new URL(url).origin
}

/** Where absolute addresses begin. The browser repeats what the page was painted with, so that both agree. */
export const siteOrigin = (): string =>
  origin ??
  (typeof document === 'undefined'
    ? 'http://localhost:3000'
    : (document.documentElement.dataset.origin ?? location.origin))

export const absoluteUrl = (path: string) => new URL(path, siteOrigin()).href
