import { expect, test } from 'vitest'
import { blogAddress, wishOf } from './blog-address.ts'

test.each([
  ['busca=lua&categoria=tarot&pagina=2', { text: 'lua', category: 'tarot', page: 2 }],
  ['busca=+&categoria=videncia&pagina=-1', { text: undefined, category: undefined, page: undefined }],
  ['categoria=toString', { text: undefined, category: undefined, page: undefined }],
])('%s', (address, wish) => expect(wishOf(new URLSearchParams(address))).toEqual(wish))

test('another wish begins at the first page and keeps the rest', () => {
  const address = new URLSearchParams('busca=lua&categoria=tarot&pagina=3&outro=x')
  expect(blogAddress(address, { categoria: '' })).toBe('/blog?busca=lua')
  expect(blogAddress(address, { pagina: '4' })).toBe('/blog?busca=lua&categoria=tarot&pagina=4')
  expect(blogAddress(new URLSearchParams(), {})).toBe('/blog')
})
