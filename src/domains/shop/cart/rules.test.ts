import { expect, test } from 'vitest'
import { addItem, bringItem, type Cart, emptyCart, pieceCount, MOST_PIECES, setQuantity } from './rules.ts'

const deck = {
  id: 'deck',
  price: 8_990n,
  name: 'Tarot de Marselha',
  slug: 'tarot-de-marselha',
  picture: 'deck',
  photo: null,
}
const candle = {
  id: 'candle',
  price: 2_490n,
  name: 'Vela de cera',
  slug: 'vela-de-cera',
  picture: 'candle',
  photo: null,
}
const lines = (cart: Cart) => cart.map(({ id, quantity }) => `${id}×${quantity}`).join(' ')

const TRANSITIONS: readonly [what: string, cart: Cart, shown: string][] = [
  ['adds an item', addItem([], deck), 'deck×1'],
  ['adding the same item raises its quantity', addItem(addItem([], deck), deck), 'deck×2'],
  ['adds another item as a new line at the end', addItem(addItem([], deck), candle), 'deck×1 candle×1'],
  ['adding an item again keeps its place', addItem(addItem(addItem([], deck), candle), deck), 'deck×2 candle×1'],
  ['sets a quantity', setQuantity(addItem([], deck), 'deck', 5), 'deck×5'],
  ['a quantity of zero removes the line', setQuantity(addItem(addItem([], deck), candle), 'deck', 0), 'candle×1'],
  ['a negative quantity removes the line', setQuantity(addItem([], deck), 'deck', -3), ''],
  ['an unknown id changes nothing', setQuantity(addItem([], deck), 'candle', 4), 'deck×1'],
  ['a fraction changes nothing', setQuantity(addItem([], deck), 'deck', 1.5), 'deck×1'],
  ['NaN changes nothing', setQuantity(addItem([], deck), 'deck', Number.NaN), 'deck×1'],
  ['setting a quantity stops at the maximum', setQuantity(addItem([], deck), 'deck', 500), `deck×${MOST_PIECES}`],
  [
    'adding an item stops at the maximum',
    addItem(setQuantity(addItem([], deck), 'deck', MOST_PIECES), deck),
    `deck×${MOST_PIECES}`,
  ],
  ['bringing an item adds it with its quantity', bringItem([], deck, 3), 'deck×3'],
  ['bringing it again changes nothing', bringItem(bringItem([], deck, 3), deck, 3), 'deck×3'],
  ['bringing fewer takes none away', bringItem(bringItem([], deck, 3), deck, 1), 'deck×3'],
  ['clearing empties the cart', emptyCart(), ''],
]

test.each(TRANSITIONS)('%s', (_, cart, shown) => expect(lines(cart)).toBe(shown))

test('does not change the cart that was passed in', () => {
  const before = addItem([], deck)
  addItem(before, deck)
  setQuantity(before, 'deck', 0)
  expect(lines(before)).toBe('deck×1')
})

test('an item in the cart keeps the name and price with which it was added', () =>
  expect(addItem(addItem([], deck), { ...deck, price: 1n })).toEqual([{ ...deck, quantity: 2 }]))

test('the badge counts pieces, not lines', () =>
  expect(pieceCount(addItem(addItem(addItem([], deck), candle), deck))).toBe(3))
