import type { Sql } from '#platform/db.ts'
import type { Withdrawal, WithdrawalCase } from './contract.ts'
import { businessDaysAfter } from '#shared/business-days.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { BY_HAND_WITHIN_DAYS, protocolOf, transferableFrom } from './rules.ts'
import { protocolOf as disputeProtocolOf } from '../disputes/rules.ts'
import { listDisputesOfPeople } from '../disputes/sql.ts'
import { listParts, type PartRow, type WithdrawalRow } from './sql.ts'

const partsOf = async (sql: Sql, rows: readonly WithdrawalRow[]) =>
  rows.length > 0
    ? listParts(
        sql,
        rows.map(({ id }) => id),
      )
    : []

/** Withdrawals as their owner sees them. */
export async function withdrawalViews(sql: Sql, rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
  const parts = await partsOf(sql, rows)
  return rows.map((row) => viewOf(row, parts))
}

/** Withdrawals as the team sees them: with their owner and deadline. */
export async function withdrawalCaseViews(sql: Sql, rows: readonly WithdrawalRow[]): Promise<WithdrawalCase[]> {
  const parts = await partsOf(sql, rows)
  const disputes = await listDisputesOfPeople(
    sql,
    rows.map(({ personId }) => personId),
  )
  return rows.map((row) => ({
    ...viewOf(row, parts),
    personName: row.personName,
    email: row.email,
    isPayerKnown: row.isPayerKnown,
    decidedBy: row.decidedBy,
    payBy: businessDaysAfter(dayInSaoPaulo(transferableFrom(row.askedAt, row.restsUntil)), BY_HAND_WITHIN_DAYS),
    disputes: disputes
      .filter(({ personId }) => personId === row.personId)
      .map((one) => ({ protocol: disputeProtocolOf(one), state: one.state, amountCents: one.amount })),
  }))
}

function viewOf(
  { id, amount, byHand, bonusTaken, keptBack, pixKey, askedAt, restsUntil, state, note, decidedAt }: WithdrawalRow,
  parts: readonly PartRow[],
): Withdrawal {
  return {
    id,
    protocol: protocolOf(id),
    amountCents: amount,
    bonusTakenCents: bonusTaken,
    keptBackCents: keptBack,
    askedAt,
    parts: parts
      .filter(({ withdrawalId }) => withdrawalId === id)
      .map((part) => ({ amountCents: part.amount, method: part.method, state: part.state })),
    byHand: state && {
      amountCents: byHand,
      pixKey: pixKey!,
      transferFrom: transferableFrom(askedAt, restsUntil),
      state,
      note,
      decidedAt,
    },
  }
}
