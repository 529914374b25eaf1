import { type Db, inTransaction } from '#platform/db.ts'
import type { Claim, ClaimCase, Refunds } from './contract.ts'
import { findRule } from './find-rule.ts'
import { ANSWER_WITHIN_DAYS, refundDeadlineOf, protocolOf, refundableOf } from './rules.ts'
import type { ClaimCaseRow, ClaimRow } from './sql.ts'
import { lockRefundStateOf } from './lock-refund-state.ts'

const toClaim = ({
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

/** The refunds of one of the own consultations, now. Refuses another person's, and one that was never settled. */
export const readRefunds = (
  db: Db,
  { id, clientId, now }: { id: string; clientId: string; now: Date },
): Promise<Refunds> =>
  inTransaction(db, async (tx) => {
    const { settlement, cost, claims, before, left } = await lockRefundStateOf(tx, id, clientId)
    const askUntil = refundDeadlineOf(settlement)
    const inTime = now < askUntil
    const found = claims.length === 0 && inTime ? await findRule(tx, { settlement, cost, at: now }) : {}
    return {
      consultationId: id,
      refundableCents: refundableOf(cost),
      refundedCents: before,
      rule: found.rule
        ? { rule: found.rule.rule, amountCents: found.rule.amount, isAutomatic: found.rule.isAutomatic }
        : null,
      noRule: found.none ?? null,
      canAsk: inTime && left > 0n && !claims.some(({ way }) => way === 'asked'),
      askUntil,
      answerWithinDays: ANSWER_WITHIN_DAYS,
      claims: claims.map(toClaim),
    }
  })

/** A claim as the team sees it. */
export const toClaimCase = (row: ClaimCaseRow): ClaimCase => ({
  ...toClaim(row),
  consultationId: row.consultationId,
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
