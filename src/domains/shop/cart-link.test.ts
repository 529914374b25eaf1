import { expect, test } from 'vitest'
import { cartPath, itemsInLink, leftOutInWords } from './cart-link.rules.ts'

const [A, B] = ['a', 'b'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-${letter.repeat(12)}`)
const item = (id: string, quantity: number) =>
  ({ id, quantity, name: 'Vela', slug: 'vela', picture: 'candle', photo: null, price: 1n }) as const

test('a link brings the cart along that it was made of', () => {
  const path = cartPath([item(A!, 2), item(B!, 1)])
  expect(path).toBe(`/carrinho?itens=${A}:2,${B}:1`)
  expect(itemsInLink(new URLSearchParams(path.split('?')[1]).get('itens')!)).toEqual({
    items: [
      { id: A, quantity: 2 },
      { id: B, quantity: 1 },
    ],
    unread: 0,
  })
  expect(cartPath([])).toBe('/carrinho')
})

test.each<[string, string, number, number]>([
  ['nothing', '', 0, 0],
  ['words', 'vela,incenso', 0, 2],
  ['none of one', `${A}:0`, 0, 1],
  ['half of one', `${A}:0.5`, 0, 1],
  ['the same twice, of which the most counts', `${A}:1,${A!.toUpperCase()}:3`, 1, 0],
  ['more than a cart takes of one', `${A}:9999`, 1, 0],
  ['a minus', `${A}:-1`, 0, 1],
])('a link with %s', (_, text, items, unread) => {
  const found = itemsInLink(text)
  expect([found.items.length, found.unread]).toEqual([items, unread])
  for (const { quantity } of found.items) expect(quantity).toBeLessThanOrEqual(20)
})

test('a link of many thousand parts is read up to the limits of a cart', () => {
  const ids = Array.from({ length: 90 }, (_, n) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000:1`)
  expect(itemsInLink(ids.join(',')).items).toHaveLength(50)
})

test('what was left out is said', () =>
  expect([0, 1, 2].map(leftOutInWords)).toEqual([
    undefined,
    expect.stringContaining('Um item'),
    expect.stringContaining('2 itens'),
  ]))
