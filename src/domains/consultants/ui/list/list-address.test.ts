import { expect, test } from 'vitest'
import { addressWith, isIndexable, searchInputOf } from './list-address.ts'

const inputOf = (address: string) =>
  Object.fromEntries(
    Object.entries(searchInputOf(new URLSearchParams(address))).filter(([, value]) => value !== undefined),
  )

test('the URL describes the whole list', () => {
  expect(
    inputOf(
      'busca=+luna+&tema=ex&especialidade=tarot&canal=chat&idioma=es&online=sim&preco=201-350&nota=4.5&ordem=preco&pagina=2',
    ),
  ).toEqual({
    text: 'luna',
    need: 'ex',
    specialty: ['tarot'],
    channel: 'chat',
    language: 'es',
    online: true,
    priceFromCents: 201n,
    priceToCents: 350n,
    ratingFrom: 4.5,
    sort: 'price',
    page: 2,
  })
})

test.each([
  '',
  'especialidade=videncia',
  'preco=1-2',
  'pagina=-1',
  'pagina=1e9',
  'pagina=1',
  'ordem=constructor',
  'online=talvez',
  'busca=%20%20',
  'busca=%00',
  'idioma=toString',
  'nota=9',
  'nota=valueOf',
  'tema=A b',
])('ignores invalid parameters: "%s"', (address) => {
  expect(inputOf(address)).toEqual({})
})

test('changing a filter returns to the first page and keeps the other filters', () => {
  const here = new URLSearchParams('busca=luna&pagina=3')
  expect(addressWith(here, { especialidade: 'reiki' })).toBe('/consultores?busca=luna&especialidade=reiki')
  expect(addressWith(here, { pagina: '4' })).toBe('/consultores?busca=luna&pagina=4')
  expect(addressWith(here, { busca: '' })).toBe('/consultores')
})

test.each([
  ['', 40, true],
  ['especialidade=tarot&online=sim&utm_source=carta', 3, true],
  ['busca=%20', 40, true],
  ['busca=luna', 1, false],
  ['especialidade=runas&online=sim', 0, false],
])('indexing of "%s" with %i results: %s', (address, total, isWorth) =>
  expect(isIndexable(new URLSearchParams(address), total)).toBe(isWorth),
)
