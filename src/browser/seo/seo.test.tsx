import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { setSiteOrigin } from './site-origin.ts'
import { pageMeta } from './page-meta.ts'
import { pageOfOgImage, ogImagePathOf } from './og-image-path.ts'
import { StructuredData } from './structured-data.tsx'
import { breadcrumbsSchema, consultantSchema, productSchema } from './schema-org.ts'

beforeEach(() => setSiteOrigin('https://sensitivos.example/'))

test('a page has a title, a canonical address and an absolute share image address', () => {
  const meta = pageMeta({ title: 'Consultores', description: 'Com quem conversar.', path: '/consultores' })
  expect(meta).toContainEqual({ title: 'Consultores · Sensitivos' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://sensitivos.example/consultores' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://sensitivos.example/api/og/consultores.png' })
})

test('a private page has no canonical address and is marked noindex', () => {
  const meta = pageMeta({ title: 'Meu painel', description: 'Só seu.', path: '/client-dashboard', noindex: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(meta)).not.toContain('canonical')
})

test.each([
  '/',
  '/consultores',
  '/blog/lua-nova',
  '/consultores/018f2f6e-0000-7000-8000-000000000000',
  '/loja?produto=tarot-de-marselha',
])('the share image of %s maps back to its page', (path) => {
  expect(pageOfOgImage(ogImagePathOf(path).replace('/api/og', ''))).toBe(path)
})

test.each([
  '/../x.png',
  '/Consultores.png',
  '/a//b.png',
  '/a?x.png',
  '/a~x.png',
  '/a~x~.png',
  '/a~x~1~y~2.png',
  '/a.svg',
  '',
])('"%s" is no share image', (name) => {
  expect(pageOfOgImage(name)).toBeUndefined()
})

test('text that contains </script> does not end the script', () => {
  const markup = renderToStaticMarkup(
    <StructuredData
      of={({ faqSchema }) => faqSchema([{ question: '</script><script>alert(1)</script>', answer: 'Não.' }])}
    />,
  )
  expect(markup.match(/<\/script>/g)).toHaveLength(1)
  const [, json] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(markup)!
  expect(JSON.parse(json!).mainEntity[0].name).toBe('</script><script>alert(1)</script>')
})

test('Luna is a Person who offers a Service, and without reviews has no rating', () => {
  const luna = {
    name: 'Luna Prado',
    title: 'Taróloga',
    description: 'Tarot.',
    path: '/consultores/1',
    imageUrl: '/api/portraits/x',
    pricePerMinute: 2.99,
    serviceType: 'Tarot',
  }
  const [person, offered] = consultantSchema({ ...luna, rating: 0, reviewCount: 0 })
  expect(person).toMatchObject({
    '@type': 'Person',
    name: 'Luna Prado',
    image: 'https://sensitivos.example/api/portraits/x',
  })
  expect(offered).toMatchObject({ '@type': 'Service', offers: { price: '2.99', priceCurrency: 'BRL' } })
  expect(offered).not.toHaveProperty('aggregateRating')
  expect(consultantSchema({ ...luna, rating: 4.8, reviewCount: 12 })[1]).toMatchObject({
    aggregateRating: { ratingValue: 4.8, reviewCount: 12 },
  })
})

test('a product’s price keeps its centavos', () => {
  const product = {
    name: 'Baralho',
    description: 'De papel.',
    path: '/loja?produto=baralho',
    imageUrl: '/x.webp',
    offers: [
      { name: 'de bolso', priceCents: 8_905n, stock: 0 },
      { name: null, priceCents: 12_000n, stock: 2 },
    ],
  }
  const schema = productSchema({ ...product, rating: 0, reviewCount: 0 })
  expect(schema).not.toHaveProperty('aggregateRating')
  expect(productSchema({ ...product, rating: 4.5, reviewCount: 2 })).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  })
  expect(schema).toMatchObject({
    offers: [
      { name: 'de bolso', price: '89.05', availability: 'https://schema.org/OutOfStock' },
      { price: '120.00', availability: 'https://schema.org/InStock' },
    ],
  })
})

test('breadcrumbs begin with the home page', () => {
  expect(breadcrumbsSchema([{ name: 'Blog', path: '/blog' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://sensitivos.example/' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://sensitivos.example/blog' },
  ])
})
