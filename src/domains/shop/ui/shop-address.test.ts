import { expect, test } from 'vitest'
import { productPath, shopAddress, searchInputOf } from './shop-address.ts'

const at = (query: string) => new URLSearchParams(query)

test('reads the search from an address and ignores misspelled parts', () => {
  expect(searchInputOf(at('busca=tarot&categoria=velas&ordem=menor-preco&pagina=2'))).toEqual({
    text: 'tarot',
    category: 'velas',
    sort: 'cheapest',
    page: 2,
  })
  expect(searchInputOf(at('busca=+&categoria=toString&ordem=constructor&pagina=-1'))).toEqual({})
})

test('changes one part, keeps the rest and returns to the first page', () => {
  expect(shopAddress(at('busca=tarot&pagina=3&produto=x'), { categoria: 'runas' })).toBe(
    '/loja?busca=tarot&categoria=runas',
  )
  expect(shopAddress(at('categoria=runas'), { categoria: '' })).toBe('/loja')
})

test('a product has its own address', () => expect(productPath('vela-de-cera')).toBe('/loja?produto=vela-de-cera'))
