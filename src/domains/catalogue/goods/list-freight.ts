import { quoteFreight } from '#domains/shop/freight.rules.ts'
import type { Centavos } from '#shared/money.ts'

/** One way to send goods: its price, and business days until they arrive. `name`: as people read it. */
export type FreightOption = { service: string; name: string; price: Centavos; daysLeast: number; daysMost: number }

type Piece = { weightGrams: number; quantity: number }

/** Asks what it costs to send these pieces to a CEP of eight digits; outside any transaction, it may ask a carrier. */
export type ListFreight = (asked: { cep: string; pieces: readonly Piece[] }) => Promise<readonly FreightOption[]>

/** By the shop's own table. Refuses `shop.cep_unknown`. */
export const tableFreight: ListFreight = async ({ cep, pieces }) => {
  const grams = pieces.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0)
  const { cents: price, daysLeast, daysMost } = quoteFreight(cep, grams)
  return [{ service: 'table', name: 'Entrega', price, daysLeast, daysMost }]
}
