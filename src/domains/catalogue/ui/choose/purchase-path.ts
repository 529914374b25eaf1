import { KINDS } from '../../kinds/kinds.rules.ts'
import { cartPath } from '#domains/shop/cart-link.rules.ts'
import type { Order } from '../../orders/contract.ts'

/** The page on which such an item is chosen; of goods, the cart with the same pieces. */
export function purchasePath({
  kind,
  consultant,
  goods,
}: Pick<Order, 'kind' | 'consultant'> & Partial<Pick<Order, 'goods'>>) {
  if (goods) return cartPath(goods.lines.map(({ variantId, quantity }) => ({ id: variantId, quantity })))
  const { page, chosenAs } = KINDS[kind]
  return consultant ? `${page}?consultor=${consultant.id}&tipo=${chosenAs ?? consultant.channel}` : page
}
