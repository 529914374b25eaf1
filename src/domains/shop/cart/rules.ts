import type { Centavos } from '#shared/money.ts'

/** One line of the cart, as it was when it was added. What is charged is what the server reads again. */
export type CartItem = {
  id: string
  price: Centavos
  quantity: number
  name: string
  slug: string
  picture: string
}
export type Cart = readonly CartItem[]

/** Pieces of one product in one cart. */
export const MAX_PIECES = 20

/** A present id gets one more, whatever else changed; a new one begins with 1, at the end. */
export function addItem(cart: Cart, item: Omit<CartItem, 'quantity'>): Cart {
  const present = cart.find(({ id }) => id === item.id)
  return present ? setQuantity(cart, item.id, present.quantity + 1) : [...cart, { ...item, quantity: 1 }]
}

/**
 * 0 or less takes the item out; above `MOST_PIECES` stays there; an unknown id, or what is no whole number, changes
 * nothing.
 */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (!Number.isInteger(quantity)) return cart
  if (quantity <= 0) return cart.filter((item) => item.id !== id)
  return cart.map((item) => (item.id === id ? { ...item, quantity: Math.min(quantity, MAX_PIECES) } : item))
}

export const emptyCart = (): Cart => []

/** Pieces in the cart, for the badge. */
export const pieceCount = (cart: Cart) => cart.reduce((sum, { quantity }) => sum + quantity, 0)
