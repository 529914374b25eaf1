import { lockSettlement } from '#domains/consultations/index.ts'
import type { Settlement } from '#domains/consultations/rules.ts'
import { sumCovered } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { type Cost, refundableOf, refuse } from './rules.ts'
import { type ClaimRow, listClaimsOn } from './sql.ts'

export type Stock = {
  settlement: Settlement
  cost: Cost
  claims: ClaimRow[]
  before: Centavos
  left: Centavos
  next: number
}

/**
 * Takes the room's lock and sees what a conversation cost and what of it went back already. Refuses one that was never
 * settled.
 */
export async function takeStock(tx: Tx, consultationId: string): Promise<Stock> {
  const settlement = await lockSettlement(tx, consultationId)
  if (!settlement) throw refuse('talk_not_found')
  const cost = { ...settlement, covered: await sumCovered(tx, consultationId) }
  const claims = await listClaimsOn(tx, consultationId)
  const before = claims.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    settlement,
    cost,
    claims,
    before,
    left: refundableOf(cost) - before,
    next: claims.filter(({ n }) => n !== null).length + 1,
  }
}

/** The same, for its client only: somebody else's conversation is not there. */
export async function takeStockOf(tx: Tx, consultationId: string, clientId: string): Promise<Stock> {
  const stock = await takeStock(tx, consultationId)
  if (stock.settlement.clientId !== clientId) throw refuse('talk_not_found')
  return stock
}
