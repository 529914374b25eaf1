import { useSyncExternalStore } from 'react'
import { addItem, bringItem, type Cart, type CartItem, emptyCart, pieceCount, setQuantity } from '../../cart/rules.ts'

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

/** The cart is kept in this module only: it survives navigation within the site and is lost on leaving it. */
export const addToCart = (item: Omit<CartItem, 'quantity'>) => setCart(addItem(cart, item))
/** What a link brings along. */
export const bringIntoCart = (
  { id, price, name, slug, picture, photo }: Omit<CartItem, 'quantity'>,
  quantity: number,
) => setCart(bringItem(cart, { id, price, name, slug, picture, photo }, quantity))
export const changeQuantity = (id: string, quantity: number) => setCart(setQuantity(cart, id, quantity))
export const clearCart = () => setCart(emptyCart())
export const currentCart = () => cart

/** Empty on the server and during hydration, because a rendered page is shared by everybody. */
export const useCart = () =>
  useSyncExternalStore(
    subscribe,
    () => cart,
    () => EMPTY,
  )

/** The number of pieces for the badge. */
export const useCartCount = () => pieceCount(useCart())
