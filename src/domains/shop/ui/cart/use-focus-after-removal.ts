import { useEffect, useRef } from 'react'
import type { CartItem } from '../../cart/rules.ts'

/** What was focused left with its line: the keyboard goes on at the line that took its place, and in an empty cart at the way back to the shop. */
export function useFocusAfterRemoval(cart: readonly CartItem[]) {
  const place = useRef<HTMLElement>(null)
  const before = useRef(cart)
  useEffect(() => {
    const gone = before.current.findIndex(({ id }) => !cart.some((item) => item.id === id))
    before.current = cart
    if (gone < 0 || document.activeElement !== document.body) return
    const lines = place.current?.querySelectorAll<HTMLElement>('[data-cart-line] a')
    const next = lines?.[Math.min(gone, lines.length - 1)] ?? place.current?.querySelector('a')
    next?.focus()
  }, [cart])
  return place
}
