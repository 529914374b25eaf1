import { expect, test } from 'vitest'
import { blogAddress, slugLike, searchInputOf } from './blog-address.ts'

test.each([
  ['busca=lua&categoria=tarot&pagina=2', { text: 'lua', category: 'tarot', page: 2 }],
  ['busca=+&categoria=videncia&pagina=-1', { text: undefined, category: undefined, page: undefined }],
  ['categoria=toString', { text: undefined, category: undefined, page: undefined }],
  ['busca=lua%00', { text: 'lua', category: undefined, page: undefined }],
  ['busca=%00', { text: undefined, category: undefined, page: undefined }],
])('%s', (address, search) => expect(searchInputOf(new URLSearchParams(address))).toEqual(search))

test('a changed filter returns to the first page and keeps the other filters', () => {
  const address = new URLSearchParams('busca=lua&categoria=tarot&pagina=3&outro=x')
  expect(blogAddress(address, { categoria: '' })).toBe('/blog?busca=lua')
  expect(blogAddress(address, { pagina: '4' })).toBe('/blog?busca=lua&categoria=tarot&pagina=4')
  expect(blogAddress(new URLSearchParams(), {})).toBe('/blog')
})

test('a search cut inside a surrogate pair stays well-formed', () => {
  expect(searchInputOf(new URLSearchParams({ busca: `${'a'.repeat(99)}😀` })).text?.isWellFormed()).toBe(true)
})

test.each([
  ['A História do Tarô', 'a-historia-do-taro'],
  ['\u0000', ''],
  ['a'.repeat(300), 'a'.repeat(120)],
])('the slug of %j', (typed, slug) => expect(slugLike(typed)).toBe(slug))
