import { expect, test } from 'vitest'
import { addItem, type Cart, emptyCart, pieceCount, MAX_PIECES, setQuantity } from './rules.ts'

const deck = { id: 'deck', price: 8_990n, name: 'Tarot de Marselha', slug: 'tarot-de-marselha', picture: 'deck' }
const candle = { id: 'candle', price: 2_490n, name: 'Vela de cera', slug: 'vela-de-cera', picture: 'candle' }
const lines = (cart: Cart) => cart.map(({ id, quantity }) => `${id}×${quantity}`).join(' ')

const TRANSITIONS: readonly [what: string, cart: Cart, shown: string][] = [
  ['Ana adds a deck', addItem([], deck), 'deck×1'],
  ['the same deck again is one more of it', addItem(addItem([], deck), deck), 'deck×2'],
  ['a candle takes its own line, after the deck', addItem(addItem([], deck), candle), 'deck×1 candle×1'],
  ['adding what is there keeps its line', addItem(addItem(addItem([], deck), candle), deck), 'deck×2 candle×1'],
  ['five decks', setQuantity(addItem([], deck), 'deck', 5), 'deck×5'],
  ['none of them takes the line out', setQuantity(addItem(addItem([], deck), candle), 'deck', 0), 'candle×1'],
  ['less than none does too', setQuantity(addItem([], deck), 'deck', -3), ''],
  ['an id that is not there changes nothing', setQuantity(addItem([], deck), 'candle', 4), 'deck×1'],
  ['half a deck does not exist', setQuantity(addItem([], deck), 'deck', 1.5), 'deck×1'],
  ['what is no number changes nothing', setQuantity(addItem([], deck), 'deck', Number.NaN), 'deck×1'],
  ['nobody carries more than the most', setQuantity(addItem([], deck), 'deck', 500), `deck×${MAX_PIECES}`],
  [
    'one more than the most neither',
    addItem(setQuantity(addItem([], deck), 'deck', MAX_PIECES), deck),
    `deck×${MAX_PIECES}`,
  ],
  ['clear empties', emptyCart(), ''],
]

test.each(TRANSITIONS)('%s', (_, cart, shown) => expect(lines(cart)).toBe(shown))

test('what was before stays as it was', () => {
  const before = addItem([], deck)
  addItem(before, deck)
  setQuantity(before, 'deck', 0)
  expect(lines(before)).toBe('deck×1')
})

test('a present item keeps the words and the price it was added with', () =>
  expect(addItem(addItem([], deck), { ...deck, price: 1n })).toEqual([{ ...deck, quantity: 2 }]))

test('the badge counts pieces, not lines', () =>
  expect(pieceCount(addItem(addItem(addItem([], deck), candle), deck))).toBe(3))
