import { addressOf, phoneHref, SITE_NAME } from '#shared/company.ts'
import { company } from '../company.ts'
import { absoluteUrl } from './site-origin.ts'

/** An object of schema.org. */
export type Thing = { '@type': string | readonly string[]; [property: string]: unknown }

const idOf = (name: string) => absoluteUrl(`/#${name}`)
const OUR_ORGANIZATION = () => ({ '@id': idOf('organization') })

const organizationSchema = (): Thing => ({
  '@type': 'Organization',
  '@id': idOf('organization'),
  name: SITE_NAME,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
  ...(company().cnpj && {
    legalName: company().legalName,
    taxID: company().cnpj,
    email: company().email,
    telephone: phoneHref(company()).replace('tel:', ''),
    address: { '@type': 'PostalAddress', streetAddress: addressOf(company()).join(', '), addressCountry: 'BR' },
  }),
})

const websiteSchema = (): Thing => ({
  '@type': 'WebSite',
  '@id': idOf('website'),
  name: SITE_NAME,
  url: absoluteUrl('/'),
  inLanguage: 'pt-BR',
  publisher: OUR_ORGANIZATION(),
})

type RatingFields = { rating: number; reviewCount: number }

/** Without reviews there is no rating. */
const ratingOf = ({ rating, reviewCount }: RatingFields) =>
  reviewCount > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 },
  }

/** A consultant as a person, and the service that they offer. `pricePerMinute` in reais. */
export function consultantSchema(
  given: RatingFields & {
    name: string
    title: string
    description: string
    path: string
    imageUrl: string
    pricePerMinute: number
    serviceType: string
  },
): Thing[] {
  const { name, title, description, path, imageUrl, pricePerMinute, serviceType } = given
  const person = `${absoluteUrl(path)}#person`
  return [
    {
      '@type': 'Person',
      '@id': person,
      name,
      jobTitle: title,
      description,
      image: absoluteUrl(imageUrl),
      url: absoluteUrl(path),
      worksFor: OUR_ORGANIZATION(),
    },
    {
      '@type': 'Service',
      name: `${title} com ${name}`,
      serviceType,
      description,
      url: absoluteUrl(path),
      areaServed: 'BR',
      provider: { '@id': person },
      offers: {
        '@type': 'Offer',
        priceCurrency: 'BRL',
        price: pricePerMinute.toFixed(2),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: pricePerMinute.toFixed(2),
          priceCurrency: 'BRL',
          unitCode: 'MIN',
        },
      },
      ...ratingOf(given),
    },
  ]
}

const serviceSchema = ({ name, description, path }: { name: string; description: string; path: string }): Thing => ({
  '@type': 'Service',
  name,
  serviceType: name,
  description,
  url: absoluteUrl(path),
  areaServed: 'BR',
  provider: OUR_ORGANIZATION(),
})

type ArticleFields = {
  title: string
  description: string
  path: string
  publishedAt: Date
  changedAt?: Date
  section?: string
  author?: string
  image: string
}

const articleSchema = ({
  title,
  description,
  path,
  publishedAt,
  changedAt = publishedAt,
  section,
  author,
  image,
}: ArticleFields): Thing => ({
  '@type': 'Article',
  headline: title.slice(0, 110),
  description,
  url: absoluteUrl(path),
  mainEntityOfPage: absoluteUrl(path),
  image: absoluteUrl(image),
  datePublished: publishedAt.toISOString(),
  dateModified: changedAt.toISOString(),
  inLanguage: 'pt-BR',
  ...(section && { articleSection: section }),
  author: author ? { '@type': 'Person', name: author } : OUR_ORGANIZATION(),
  publisher: OUR_ORGANIZATION(),
})

type ProductOffer = { name: string | null; priceCents: bigint; stock: number }
type ProductFields = RatingFields & {
  name: string
  description: string
  path: string
  imageUrl: string
  offers: readonly ProductOffer[]
}

/** A product with an offer for each of its variants, and its rating once there is one. */
export const productSchema = ({ name, description, path, imageUrl, offers, ...rated }: ProductFields): Thing => ({
  '@type': 'Product',
  ...ratingOf(rated),
  name,
  description,
  url: absoluteUrl(path),
  image: absoluteUrl(imageUrl),
  offers: offers.map((offer) => ({
    '@type': 'Offer',
    ...(offer.name && { name: offer.name }),
    url: absoluteUrl(path),
    priceCurrency: 'BRL',
    price: `${offer.priceCents / 100n}.${String(offer.priceCents % 100n).padStart(2, '0')}`,
    availability: `https://schema.org/${offer.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    seller: OUR_ORGANIZATION(),
  })),
})

const faqSchema = (questions: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The path from the home page; the last step is the page itself. */
export const breadcrumbsSchema = (steps: readonly { name: string; path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Início', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
})

/** All of them, for pages; as one object, so that a browser's code can leave all of them out. */
export const schemas = {
  organizationSchema,
  websiteSchema,
  consultantSchema,
  serviceSchema,
  articleSchema,
  productSchema,
  faqSchema,
  breadcrumbsSchema,
}
