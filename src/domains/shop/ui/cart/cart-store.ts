import { useSyncExternalStore } from 'react'
import { addItem, type Cart, type CartItem, emptyCart, pieceCount, setQuantity } from '../../cart/rules.ts'

const EMPTY = emptyCart()
let cart = EMPTY
const listeners = new Set<() => void>()

function setCart(next: Cart) {
  cart = next
  for (const notify of listeners) notify()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The cart lives in this module and nowhere else: inside the site it survives every navigation, leaving the site
 * empties it.
 */
export const addToCart = (item: Omit<CartItem, 'quantity'>) => setCart(addItem(cart, item))
export const changeQuantity = (id: string, quantity: number) => setCart(setQuantity(cart, id, quantity))
export const clearCart = () => setCart(emptyCart())
export const currentCart = () => cart

/** On the server, and while the page awakes, every cart is empty: a painted page is anybody's. */
export const useCart = () =>
  useSyncExternalStore(
    subscribe,
    () => cart,
    () => EMPTY,
  )

/** How many pieces the badge shows. */
export const useCartCount = () => pieceCount(useCart())
