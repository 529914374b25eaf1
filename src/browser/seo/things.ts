import { COMPANY } from '#shared/company.ts'
import { absolute } from './origin.ts'

/** One thing of schema.org. */
export type Thing = { '@type': string | readonly string[]; [property: string]: unknown }

const idOf = (name: string) => absolute(`/#${name}`)
const US = () => ({ '@id': idOf('organization') })

export const organization = (): Thing => ({
  '@type': 'Organization',
  '@id': idOf('organization'),
  name: COMPANY.name,
  legalName: COMPANY.legalName,
  taxID: COMPANY.cnpj,
  url: absolute('/'),
  logo: absolute('/icons/icon-512.png'),
  email: COMPANY.email,
  telephone: COMPANY.phone.href.replace('tel:', ''),
  address: { '@type': 'PostalAddress', streetAddress: COMPANY.address.join(', '), addressCountry: 'BR' },
})

export const website = (): Thing => ({
  '@type': 'WebSite',
  '@id': idOf('website'),
  name: COMPANY.name,
  url: absolute('/'),
  inLanguage: 'pt-BR',
  publisher: US(),
})

type Rated = { rating: number; reviewCount: number }

/** Nobody's opinion is no rating. */
const ratingOf = ({ rating, reviewCount }: Rated) =>
  reviewCount > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 },
  }

/** A consultant as a person, and what that person offers as a service. `pricePerMinute` in reais. */
export function consultantThings(
  given: Rated & {
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
  const person = `${absolute(path)}#person`
  return [
    {
      '@type': 'Person',
      '@id': person,
      name,
      jobTitle: title,
      description,
      image: absolute(imageUrl),
      url: absolute(path),
      worksFor: US(),
    },
    {
      '@type': 'Service',
      name: `${title} com ${name}`,
      serviceType,
      description,
      url: absolute(path),
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

export const service = ({ name, description, path }: { name: string; description: string; path: string }): Thing => ({
  '@type': 'Service',
  name,
  serviceType: name,
  description,
  url: absolute(path),
  areaServed: 'BR',
  provider: US(),
})

type Text = {
  title: string
  description: string
  path: string
  publishedAt: Date
  changedAt?: Date
  section?: string
  author?: string
  image: string
}

export const article = ({
  title,
  description,
  path,
  publishedAt,
  changedAt = publishedAt,
  section,
  author,
  image,
}: Text): Thing => ({
  '@type': 'Article',
  headline: title.slice(0, 110),
  description,
  url: absolute(path),
  mainEntityOfPage: absolute(path),
  image: absolute(image),
  datePublished: publishedAt.toISOString(),
  dateModified: changedAt.toISOString(),
  inLanguage: 'pt-BR',
  ...(section && { articleSection: section }),
  author: author ? { '@type': 'Person', name: author } : US(),
  publisher: US(),
})

type Ware = {
  name: string
  description: string
  path: string
  imageUrl: string
  priceCents: bigint
  isInStock: boolean
}

export const product = ({ name, description, path, imageUrl, priceCents, isInStock }: Ware): Thing => ({
  '@type': 'Product',
  name,
  description,
  url: absolute(path),
  image: absolute(imageUrl),
  offers: {
    '@type': 'Offer',
    url: absolute(path),
    priceCurrency: 'BRL',
    price: `${priceCents / 100n}.${String(priceCents % 100n).padStart(2, '0')}`,
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    seller: US(),
  },
})

export const faq = (questions: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The way from the home page to here; the last step is the page itself. */
export const breadcrumbs = (steps: readonly { name: string; path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Início', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
})
