import { useSyncExternalStore } from 'react'
import { add, type Cart, type CartItem, clear, countOf, setQuantity } from '../cart/rules.ts'

const EMPTY = clear()
let cart = EMPTY
const listeners = new Set<() => void>()

function become(next: Cart) {
  cart = next
  for (const hear of listeners) hear()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The cart lives in this module and nowhere else: inside the site it survives every navigation, leaving the site
 * empties it.
 */
export const addToCart = (item: Omit<CartItem, 'quantity'>) => become(add(cart, item))
export const changeQuantity = (id: string, quantity: number) => become(setQuantity(cart, id, quantity))
export const clearCart = () => become(clear())
export const cartNow = () => cart

/** On the server, and while the page awakes, every cart is empty: a painted page is anybody's. */
export const useCart = () =>
  useSyncExternalStore(
    subscribe,
    () => cart,
    () => EMPTY,
  )

/** How many pieces the badge shows. */
export const useCartCount = () => countOf(useCart())
