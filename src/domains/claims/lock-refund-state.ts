import { lockSettlement } from '#domains/consultations/index.ts'
import { lockAnswered } from '#domains/written-questions/index.ts'
import type { Settlement } from '#domains/consultations/rules.ts'
import { lockLateCancellation } from '#domains/scheduling/index.ts'
import { sumCovered } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { refundableOf, refuse, type Subject, type SubjectCost } from './rules.ts'
import { type ClaimRow, listClaimsOn } from './sql.ts'

export type RefundState = {
  subject: Subject
  /** How a consultation went, by which rules decide; null: no consultation. */
  settlement: Settlement | null
  /** When what was asked about an answer stayed unanswered. */
  unclarifiedAt: Date | null
  cost: SubjectCost
  claims: ClaimRow[]
  before: Centavos
  left: Centavos
  next: number
}

/** Locks what was settled and answers what it cost and what was refunded. Refuses what never cost anything. */
export async function lockRefundState(tx: Tx, subjectId: string): Promise<RefundState> {
  const settled = await lockSettled(tx, subjectId)
  if (!settled) throw refuse('subject_not_found')
  const cost = { ...settled.cost, ...(await sumCovered(tx, subjectId)) }
  const claims = await listClaimsOn(tx, subjectId)
  const before = claims.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    unclarifiedAt: null,
    ...settled,
    cost,
    claims,
    before,
    left: refundableOf(cost) - before,
    next: claims.filter(({ n }) => n !== null).length + 1,
  }
}

/** An id names one thing; the room of a booking has its id and, once it opened, what it cost. */
async function lockSettled(tx: Tx, id: string) {
  const settlement = await lockSettlement(tx, id)
  if (settlement) return { subject: subjectOf('consultation', settlement), settlement, cost: costOf(settlement) }
  const question = await lockAnswered(tx, id)
  if (question) {
    const { unclarifiedAt } = question
    return { subject: subjectOf('question', question), settlement: null, cost: costOf(question), unclarifiedAt }
  }
  const booking = await lockLateCancellation(tx, id)
  return booking && { subject: subjectOf('booking', booking), settlement: null, cost: costOf(booking) }
}

const subjectOf = (kind: Subject['kind'], { id, clientId, consultantId, endedAt }: Omit<Subject, 'kind'>): Subject => ({
  kind,
  id,
  clientId,
  consultantId,
  endedAt,
})

const costOf = ({
  captured = 0n,
  fee = 0n,
  promotional = 0n,
  commission = 0n,
}: Partial<Pick<SubjectCost, 'captured' | 'fee' | 'promotional' | 'commission'>>) => ({
  captured,
  fee,
  promotional,
  commission,
})

/** The same for its client only: another person's is not found. */
export async function lockRefundStateOf(tx: Tx, subjectId: string, clientId: string): Promise<RefundState> {
  const state = await lockRefundState(tx, subjectId)
  if (state.subject.clientId !== clientId) throw refuse('subject_not_found')
  return state
}
