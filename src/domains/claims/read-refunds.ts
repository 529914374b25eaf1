import { type Db, inTransaction, type Sql, type Tx } from '#platform/db.ts'
import type { Claim, ClaimCase, Objection, Refunds } from './contract.ts'
import { findRule } from './find-rule.ts'
import { ANSWER_WITHIN_DAYS, refundDeadlineOf, protocolOf, refundableOf } from './rules.ts'
import { type ClaimCaseRow, type ClaimRow, listObjectionsBetween } from './sql.ts'
import { lockRefundState, lockRefundStateOf, type RefundState } from './lock-refund-state.ts'

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

type Reading = { id: string; now: Date }

/** The refunds of something that the client paid, now. Refuses another person's, and what never cost anything. */
export const readRefunds = (db: Db, { id, clientId, now }: Reading & { clientId: string }): Promise<Refunds> =>
  inTransaction(db, async (tx) => refundsOf(tx, await lockRefundStateOf(tx, id, clientId), now))

/** The same of anybody's, for the team. */
export const readRefundsAsTeam = (db: Db, { id, now }: Reading): Promise<Refunds> =>
  inTransaction(db, async (tx) => refundsOf(tx, await lockRefundState(tx, id), now))

async function refundsOf(tx: Tx, state: RefundState, now: Date) {
  const { subject, cost, claims, before, left } = state
  const askUntil = refundDeadlineOf(subject)
  const inTime = now < askUntil
  const found = claims.length === 0 && inTime ? await findRule(tx, { ...state, at: now }) : {}
  return {
    subjectId: subject.id,
    kind: subject.kind,
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
}

const MOST_OBJECTIONS = 100

/** Objections to answers between the reader and somebody; what a client wrote to the team is the client's alone. */
export async function readObjections(
  sql: Sql,
  { readerId, otherId }: { readerId: string; otherId: string },
): Promise<{ objections: Objection[] }> {
  const rows = await listObjectionsBetween(sql, { readerId, otherId, most: MOST_OBJECTIONS })
  return {
    objections: rows.map((row) => ({
      ...toClaim(row),
      ...(row.clientId !== readerId && { cause: null, words: null }),
      questionId: row.subjectId,
      bearer: row.bearer,
    })),
  }
}

/** A claim as the team sees it. */
export const toClaimCase = (row: ClaimCaseRow): ClaimCase => ({
  ...toClaim(row),
  subjectId: row.subjectId,
  kind: row.kind,
  clientId: row.clientId,
  clientName: row.clientName,
  email: row.email,
  consultantName: row.consultantName,
  startedAt: row.startedAt,
  endedAt: row.endedAt,
  billedMs: Number(row.billedMs),
  endReason: row.endReason,
  pauses: row.pauses,
  answerCharacters: row.answerCharacters,
  answerWords: row.answerWords,
  refundableCents: row.refundable,
  refundedBeforeCents: row.refundedBefore,
  earningsWait: row.earnedAt !== null,
  bearer: row.bearer,
  decidedBy: row.decidedBy,
})
