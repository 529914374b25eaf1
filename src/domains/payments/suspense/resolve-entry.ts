import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import {
  forbidSelfDecision,
  lockDiscretionaryCredits,
  lockOpenAccount,
  authoriseCredit,
  recordSecurityEvent,
  refuseProposal,
  type Second,
} from '#domains/accounts/index.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { scheduleCheck } from '../checks/sql.ts'
import { creditPayment } from '../credit-payment.ts'
import { paymentMoved } from '../facts.ts'
import { movePayment } from '../move-payment.ts'
import { paybackJournal } from '../refunds/journals.ts'
import { findRefundSums, insertRefund } from '../refunds/sql.ts'
import { canMove, PAYMENT_VALID_FOR_MS } from '../rules.ts'
import { findPayment, lockPayment } from '../sql.ts'
import { creditedJournal, writtenOffJournal } from './journals.ts'
import { notifyResolution } from './mails.ts'
import { heldOf, refuse, allowedResolutions, type Resolution } from './rules.ts'
import * as sql from './sql.ts'

type Asked = {
  id: string
  resolution: Resolution
  reason: string
  by: string
  /** Who confirmed it, when it was too much for one person. */
  second?: Second
  clock: Clock
}

/**
 * Decides about money in suspense, once, with a reason: credited as its own payment, refunded by a job (a refusal opens
 * the entry again), or written off. Refuses an own case, what the entry forbids, and `second_needed`.
 */
export async function resolveEntry(db: Db, asked: Asked): Promise<sql.EntryRow> {
  const entry = await resolveAlone(db, asked)
  if (!entry) throw refuseProposal('second_needed')
  return entry
}

const resolveAlone = (db: Db, asked: Asked): Promise<sql.EntryRow | undefined> =>
  inTransaction(db, async (tx) => {
    const { id, resolution, reason, by, second, clock } = asked
    await lockDiscretionaryCredits(tx)
    const paymentId = (await sql.findEntry(tx, id))?.payment?.id
    if (paymentId) await lockPayment(tx, paymentId)
    const entry = await sql.lockEntry(tx, id)
    if (!entry) throw refuse('entry_not_found')
    forbidSelfDecision(by, entry.person?.id)
    const last = entry.decisions.at(-1)
    if (entry.resolvedAt && last?.resolution === resolution && last.reason === reason) return entry
    if (entry.resolvedAt) throw refuse('entry_resolved')
    if (!allowedResolutions(entry).includes(resolution)) throw refuse('resolution_not_allowed')
    if (resolution === 'credited' && !(await lockOpenAccount(tx, entry.person!.id)))
      throw refuse('resolution_not_allowed')
    const [n, at] = [entry.decisions.length + 1, await clock(tx)]
    const amount = resolution === 'written_off' ? 0n : heldOf(entry)
    const credit = { kind: 'suspense', subjectId: id, receiverId: entry.person?.id, amount, reason, by, at } as const
    if (!(await authoriseCredit(tx, { ...credit, second, input: { id, resolution, reason } }))) return undefined
    const refundN = await act(tx, entry, { n, resolution, reason, at })
    await sql.insertDecision(tx, {
      entryId: id,
      n,
      resolution,
      reason,
      by,
      at,
      paymentId: refundN === null ? null : paymentId!,
      refundN,
    })
    const event = { actorId: by, personId: entry.person?.id, subjectId: id, reason, at }
    const states = { before: { heldCents: heldOf(entry) }, after: { heldCents: 0, resolution } }
    await recordSecurityEvent(tx, { kind: 'payments.suspense_resolved', detail: resolution, ...event, ...states })
    if (paymentId) await settlePayment(tx, paymentId, entry, at)
    if (entry.person && !entry.isClosed) await notifyResolution(tx, resolution, entry, n, at)
    return (await sql.findEntry(tx, id))!
  })

type Act = { n: number; resolution: Resolution; reason: string; at: Date }

/** Moves the money. Answers the number of the refund, if it is one. */
async function act(tx: Tx, entry: sql.EntryRow, { n, resolution, reason, at }: Act): Promise<number | null> {
  const { id, person, payment } = entry
  const amount = heldOf(entry)
  if (resolution === 'credited') {
    const expiresAt = new Date(at.getTime() + PAYMENT_VALID_FOR_MS)
    const credited = await sql.insertCreditedPayment(tx, { entryId: id, at, expiresAt })
    const journal = creditedJournal({ id, n, amount }, { personId: person!.id, paymentId: credited })
    await creditPayment(tx, (await findPayment(tx, credited))!, journal)
  }
  if (resolution === 'written_off' && amount > 0n) await postJournals(tx, [writtenOffJournal({ id, n, amount })])
  if (resolution !== 'refunded') return null
  const { next } = await findRefundSums(tx, payment!.id)
  const refund = { paymentId: payment!.id, n: next, amount, source: 'suspense' as const, withdrawalId: null }
  await insertRefund(tx, { ...refund, reason: reason.slice(0, 200), at })
  await postJournals(tx, [paybackJournal({ ...refund, personId: person!.id })])
  return next
}

/** Ends the checks of the charge that did not match; if it was another charge, the payment's own is checked again. */
async function settlePayment(tx: Tx, paymentId: string, { gatewayId }: sql.EntryRow, at: Date) {
  const payment = (await lockPayment(tx, paymentId))!
  const isItsCharge = payment.gatewayId === null || payment.gatewayId === gatewayId
  const end = payment.state === 'created' ? 'declined' : 'cancelled'
  if (isItsCharge && canMove(payment.state, end)) await movePayment(tx, payment, end, at)
  else if (!isItsCharge && canMove(payment.state, 'expired')) await scheduleCheck(tx, paymentId, at)
  await announce(tx, paymentMoved(paymentId))
}
