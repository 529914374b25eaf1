import { MOST_CART_LINES } from './rules.ts'
import { MOST_PIECES } from './cart/rules.ts'

type LinkedItem = { id: string; quantity: number }

const ITEM = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}):(\d{1,4})$/i

/** The address that brings this cart along: to another device, or through signing in. */
export const cartPath = (cart: readonly LinkedItem[]): `/${string}` =>
  cart.length > 0 ? `/carrinho?itens=${cart.map(({ id, quantity }) => `${id}:${quantity}`).join(',')}` : '/carrinho'

/**
 * What a link brings along: each variant once with the most that it names, within the limits of a cart. `unread`: how
 * many of its parts say nothing.
 */
export function itemsInLink(text: string): { items: LinkedItem[]; unread: number } {
  const items = new Map<string, number>()
  let unread = 0
  for (const part of text.slice(0, 4_000).split(',').filter(Boolean)) {
    const [, id, count] = ITEM.exec(part.trim()) ?? []
    const quantity = Math.min(Number(count), MOST_PIECES)
    const key = id?.toLowerCase()
    if (!key || !(quantity >= 1) || (items.size >= MOST_CART_LINES && !items.has(key))) unread += 1
    else items.set(key, Math.max(quantity, items.get(key) ?? 0))
  }
  return { items: [...items].map(([id, quantity]) => ({ id, quantity })), unread }
}

/** What a link could not bring, in words; undefined: it brought everything. */
export function leftOutInWords(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1
    ? 'Um item do link não está mais na loja e ficou de fora.'
    : `${count} itens do link não estão mais na loja e ficaram de fora.`
}
