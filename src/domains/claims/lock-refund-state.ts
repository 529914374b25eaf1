import { lockSettlement } from '#domains/consultations/index.ts'
import type { Settlement } from '#domains/consultations/rules.ts'
import { sumCovered } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { type ConsultationCost, refundableOf, refuse } from './rules.ts'
import { type ClaimRow, listClaimsOn } from './sql.ts'

export type RefundState = {
  settlement: Settlement
  cost: ConsultationCost
  claims: ClaimRow[]
  before: Centavos
  left: Centavos
  next: number
}

/** Locks the consultation and answers what it cost and what was refunded. Refuses one that was never settled. */
export async function lockRefundState(tx: Tx, consultationId: string): Promise<RefundState> {
  const settlement = await lockSettlement(tx, consultationId)
  if (!settlement) throw refuse('consultation_not_found')
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

/** The same for its client only: another person's consultation is not found. */
export async function lockRefundStateOf(tx: Tx, consultationId: string, clientId: string): Promise<RefundState> {
  const state = await lockRefundState(tx, consultationId)
  if (state.settlement.clientId !== clientId) throw refuse('consultation_not_found')
  return state
}
