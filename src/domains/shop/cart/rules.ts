import type { Centavos } from '#shared/money.ts'

/** One line of the cart: a variant, as it was when it was added. The price charged is read again by the server. */
export type CartItem = {
  id: string
  price: Centavos
  quantity: number
  name: string
  slug: string
  picture: string
  photo: string | null
}
export type Cart = readonly CartItem[]

/** The most pieces of one variant in one cart. */
export const MOST_PIECES = 20

/** An item in the cart gets one piece more, whatever else changed; a new one is added at the end with quantity 1. */
export function addItem(cart: Cart, item: Omit<CartItem, 'quantity'>): Cart {
  const present = cart.find(({ id }) => id === item.id)
  return present ? setQuantity(cart, item.id, present.quantity + 1) : [...cart, { ...item, quantity: 1 }]
}

/** 0 or less removes the item; the quantity stops at `MOST_PIECES`; an unknown id or a fraction changes nothing. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (!Number.isInteger(quantity)) return cart
  if (quantity <= 0) return cart.filter((item) => item.id !== id)
  return cart.map((item) => (item.id === id ? { ...item, quantity: Math.min(quantity, MOST_PIECES) } : item))
}

/** At least so many pieces of an item, whatever there was: the same again changes nothing. */
export function bringItem(cart: Cart, item: Omit<CartItem, 'quantity'>, quantity: number): Cart {
  const present = cart.find(({ id }) => id === item.id)
  return setQuantity(present ? cart : addItem(cart, item), item.id, Math.max(quantity, present?.quantity ?? 1))
}

export const emptyCart = (): Cart => []

/** Pieces in the cart, for the badge. */
export const pieceCount = (cart: Cart) => cart.reduce((sum, { quantity }) => sum + quantity, 0)
