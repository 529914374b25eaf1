import { type Db, inTransaction } from '#platform/db.ts'
import type { Claim, ClaimCase, Refunds } from './contract.ts'
import { ANSWER_WITHIN_DAYS, canAskUntil, protocolOf, refundableOf, ruleOf } from './rules.ts'
import type { CaseRow, ClaimRow } from './sql.ts'
import { takeStockOf } from './take-stock.ts'

const shownClaim = ({
  id,
  rule,
  cause,
  words,
  answerBy,
  askedAt,
  state,
  reason,
  decidedAt,
  amount,
  toBonus,
}: ClaimRow): Claim => ({
  id,
  protocol: protocolOf(id),
  rule,
  cause,
  words,
  answerBy,
  askedAt,
  state,
  reason,
  decidedAt,
  amountCents: amount,
  toBonusCents: toBonus,
})

/**
 * The refunds of one of the own conversations, as they stand now. Refuses somebody else's, and one that was never
 * settled.
 */
export const readRefunds = (
  db: Db,
  { id, clientId, now }: { id: string; clientId: string; now: Date },
): Promise<Refunds> =>
  inTransaction(db, async (tx) => {
    const { settlement, cost, claims, before, left } = await takeStockOf(tx, id, clientId)
    const askUntil = canAskUntil(settlement)
    const inTime = now < askUntil
    const found = claims.length === 0 && inTime ? ruleOf(settlement, cost) : undefined
    return {
      consultationId: id,
      refundableCents: refundableOf(cost),
      refundedCents: before,
      rule: found ? { rule: found.rule, amountCents: found.amount } : null,
      canAsk: inTime && left > 0n && !claims.some(({ way }) => way === 'asked'),
      askUntil,
      answerWithinDays: ANSWER_WITHIN_DAYS,
      claims: claims.map(shownClaim),
    }
  })

/** A claim as the team reads it. */
export const shownCase = (row: CaseRow): ClaimCase => ({
  ...shownClaim(row),
  clientName: row.clientName,
  email: row.email,
  consultantName: row.consultantName,
  startedAt: row.startedAt,
  endedAt: row.endedAt,
  billedMs: Number(row.billedMs),
  endReason: row.endReason,
  pauses: row.pauses,
  refundableCents: row.refundable,
  refundedBeforeCents: row.refundedBefore,
  earningsWait: row.earnedAt !== null,
  bearer: row.bearer,
  decidedBy: row.decidedBy,
})
