import { maskedTaxId, taxIdKind, writtenTaxId } from '#shared/tax-id.ts'
import { findPayee } from '#domains/consultants/index.ts'
import { listReceiptCodes } from '#domains/receipts/index.ts'
import { readEarningsBalances } from '#domains/wallet/index.ts'
import type { Db, Sql } from '#platform/db.ts'
import type { OutputOf } from '#shared/contract.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import * as contract from './contract.ts'
import { BY_HAND, idsOfProtocol, payByOf, protocolOf, refuse, UNAPPROVED_AFTER_MS } from './rules.ts'
import { findSchedule } from './schedules.sql.ts'
import * as sql from './sql.ts'

const AT_ONCE = 20
const MOST_CASES = 100
const MOST_NAMED = 10
const PAID_SINCE_MS = 30 * 24 * 3_600_000

async function viewsOf(db: Sql, rows: readonly sql.PayoutRow[]): Promise<contract.Payout[]> {
  const codes = await listReceiptCodes(
    db,
    rows.map(({ id }) => `payout:${id}`),
  )
  return rows.map((row) => ({
    id: row.id,
    protocol: protocolOf(row.id),
    amountCents: row.amount,
    cause: row.cause,
    key: maskedTaxId(row.taxId),
    state: row.state,
    failure: row.failure,
    endToEndId: row.endToEndId,
    askedAt: row.askedAt,
    paidAt: row.paidAt,
    movedAt: row.movedAt,
    receiptCode: codes.get(`payout:${row.id}`) ?? null,
  }))
}

export const payoutView = async (db: Sql, row: sql.PayoutRow) => (await viewsOf(db, [row]))[0]!

/** What nobody approved since then is overdue. */
export const unapprovedSince = (now: Date) => new Date(now.getTime() - UNAPPROVED_AFTER_MS)

/** A consultant's payouts, a page of them, and what could be asked for. Refuses who does not attend. */
export async function readPayouts(
  db: Db,
  { consultantId, cursor, now }: { consultantId: string; cursor: string | undefined; now: Date },
): Promise<OutputOf<typeof contract.readPayouts>> {
  const before = cursor ? await sql.findPayout(db, cursor) : undefined
  const [payee, { available, inPayout, owed: debtCents }, schedule, rows] = await Promise.all([
    findPayee(db, consultantId, now),
    readEarningsBalances(db, consultantId),
    findSchedule(db, consultantId),
    sql.listPayoutsOf(db, consultantId, before?.consultantId === consultantId ? before : undefined, AT_ONCE + 1),
  ])
  if (!payee) throw refuse('not_a_consultant')
  const page = rows.slice(0, AT_ONCE)
  return {
    availableCents: available,
    inPayoutCents: inPayout,
    debtCents,
    key: { kind: taxIdKind(payee.taxId), masked: maskedTaxId(payee.taxId) },
    restsUntil: payee.restsUntil,
    isHeld: payee.isHeld,
    weekly: { weekday: schedule?.weekday ?? null, nextOn: schedule?.nextOn ?? null },
    payouts: await viewsOf(db, page),
    next: rows.length > AT_ONCE ? page.at(-1)!.id : null,
  }
}

/** One payout of this consultant with its moves and journals. Another person's is not found. */
export async function readPayout(
  db: Db,
  consultantId: string,
  id: string,
): Promise<OutputOf<typeof contract.readPayout>> {
  const row = await sql.findPayout(db, id)
  if (row?.consultantId !== consultantId) throw refuse('not_found')
  const [payout, moves, journals] = await Promise.all([
    payoutView(db, row),
    sql.listEvents(db, id),
    sql.listJournals(db, id),
  ])
  return {
    payout,
    moves: [...moves],
    journals: journals.map(({ amount, ...journal }) => ({ ...journal, amountCents: amount })),
  }
}

export async function caseViews(
  db: Sql,
  rows: readonly sql.PayoutCaseRow[],
  now: Date,
): Promise<contract.PayoutCase[]> {
  const views = await viewsOf(db, rows)
  return rows.map(({ name, email, taxId, gateway, state, askedAt, movedAt, awaitsApproval }, n) => {
    const isToTransfer = gateway === BY_HAND && state === 'processing'
    return {
      ...views[n]!,
      name,
      email,
      taxId: isToTransfer ? writtenTaxId(taxId) : null,
      gateway,
      approval:
        state === 'processing' && awaitsApproval ? (movedAt < unapprovedSince(now) ? 'overdue' : 'waiting') : null,
      payBy: isToTransfer ? payByOf(dayInSaoPaulo(askedAt)) : null,
    }
  })
}

/** The team's list: what it has to transfer, what else is on the way, what ended last, and the sums. */
export async function readCases(db: Db, now: Date): Promise<OutputOf<typeof contract.listPayoutCases>> {
  const [byHand, onTheWay, ended, sums] = await Promise.all([
    sql.listByHand(db, BY_HAND, MOST_CASES),
    sql.listOnTheWay(db, BY_HAND, MOST_CASES),
    sql.listEnded(db, MOST_CASES),
    sql.sumPayouts(db, new Date(now.getTime() - PAID_SINCE_MS)),
  ])
  return {
    byHand: await caseViews(db, byHand, now),
    onTheWay: await caseViews(db, onTheWay, now),
    ended: await caseViews(db, ended, now),
    onTheWayCents: sums.onTheWay,
    unknownCents: sums.unknown,
    paidCents: sums.paid,
    paidCount: sums.payouts,
  }
}

/** Payouts by their protocol or by the end-to-end id of their Pix, in any state. */
export async function findCases(db: Db, number: string, now: Date): Promise<OutputOf<typeof contract.findPayoutCases>> {
  const named = { ids: idsOfProtocol(number), endToEndId: number.trim() }
  return { payouts: await caseViews(db, await sql.listNamed(db, named, MOST_NAMED), now) }
}
