import type { MetaDescriptor } from 'react-router'
import { absoluteUrl } from './site-origin.ts'
import { ogImagePathOf } from './og-image-path.ts'

export type PageMeta = {
  /** Without the site's name; it is added where missing. */
  title: string
  /** One or two sentences, at most about 160 characters. */
  description: string
  /** The canonical address without query, e.g. `/consultores`. */
  path: `/${string}`
  /** A share image of 1200 × 630; without it, one is drawn from this page's own texts. */
  image?: string
  type?: 'website' | 'article' | 'profile' | 'product'
  /** A small line above the title in the drawn image, e.g. `Blog · Tarot`. */
  overline?: string
  /** The address of a portrait for the drawn image. */
  portrait?: string
  /** What to draw instead of the star wheel; parsed by the server. */
  plate?: string
  /** For private pages and search results, which search engines should not list. */
  noindex?: boolean
}

const SITE_NAME = 'Sensitivos'
const titled = (title: string) => (title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`)
const named = (name: string, content: string) => ({ name, content })
const property = (property: string, content: string) => ({ property, content })

/** Title, description, canonical address and share image, for a route's `meta`. */
export function pageMeta({
  title,
  description,
  path,
  image,
  type = 'website',
  overline,
  portrait,
  plate,
  noindex,
}: PageMeta): MetaDescriptor[] {
  const [url, picture] = [absoluteUrl(path), absoluteUrl(image ?? ogImagePathOf(path))]
  return [
    { title: titled(title) },
    named('description', description),
    noindex ? named('robots', 'noindex') : { tagName: 'link', rel: 'canonical', href: url },
    property('og:site_name', SITE_NAME),
    property('og:locale', 'pt_BR'),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
    ...(overline ? [named('og-image:overline', overline)] : []),
    ...(portrait ? [named('og-image:portrait', portrait)] : []),
    ...(plate ? [named('og-image:plate', plate)] : []),
  ]
}
