import type { MetaDescriptor } from 'react-router'
import { absoluteUrl } from './site-origin.ts'
import { ogImagePathOf } from './og-image-path.ts'

export type PageMeta = {
  /** Without the name of the site; it is added where it is missing. */
  title: string
  /** One or two sentences, at most about 160 characters. */
  description: string
  /** The address without query that search engines should keep, e.g. `/consultores`. */
  path: `/${string}`
  /** A picture of 1200 × 630 to share; without it, one is drawn from this page's own words. */
  image?: string
  type?: 'website' | 'article' | 'profile' | 'product'
  /** A small line above the title in the drawn picture, e.g. `Blog · Tarot`. */
  overline?: string
  /** The address of a portrait for the drawn picture. */
  portrait?: string
  /** What to draw instead of the star wheel; the server knows how. */
  plate?: string
  /** Pages of one person, and answers to a search, are not for search engines. */
  noindex?: boolean
}

const SITE_NAME = 'Sensitivos'
const titled = (title: string) => (title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`)
const named = (name: string, content: string) => ({ name, content })
const property = (property: string, content: string) => ({ property, content })

/** Everything that search engines and people who share a page are told about it, for a route's `meta`. */
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
