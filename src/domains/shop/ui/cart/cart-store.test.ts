import { afterEach, expect, test } from 'vitest'
import { addToCart, currentCart, changeQuantity, clearCart } from './cart-store.ts'

const runes = {
  id: 'runes',
  price: 7_400n,
  name: 'Runas de madeira',
  slug: 'runas-de-madeira',
  picture: 'runes',
  photo: null,
}
afterEach(clearCart)

test('what Ana added is visible on every page until she clears it', () => {
  addToCart(runes)
  addToCart(runes)
  expect(currentCart()).toEqual([{ ...runes, quantity: 2 }])
  changeQuantity('runes', 1)
  expect(currentCart()).toEqual([{ ...runes, quantity: 1 }])
  clearCart()
  expect(currentCart()).toEqual([])
})
