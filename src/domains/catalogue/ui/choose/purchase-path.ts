import { KINDS } from '../../kinds/kinds.rules.ts'
import type { Order } from '../../orders/contract.ts'

/** The page on which such an item is chosen. */
export function purchasePath({ kind, consultant }: Pick<Order, 'kind' | 'consultant'>) {
  const { page, chosenAs } = KINDS[kind]
  return consultant ? `${page}?consultor=${consultant.id}&tipo=${chosenAs ?? consultant.channel}` : page
}
