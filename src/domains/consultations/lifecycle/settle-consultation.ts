import { findApprovedAt } from '#domains/consultants/index.ts'
import { findLastCardPayment, issueReceipt } from '#domains/receipts/index.ts'
import { postJournals, scheduleClearing, settleMinutes } from '#domains/wallet/index.ts'
import { coverageJournal, coveredEarningsOf } from '#domains/wallet/covered-earnings.rules.ts'
import { extendBonus } from '#domains/wallet/extension.rules.ts'
import type { Tx } from '#platform/db.ts'
import { coveredTimesOf } from '../billing/channel-usage.rules.ts'
import { capture, feeJournal, release } from '../billing/money.rules.ts'
import { absenceFee, roomFailedByOthers } from '../appointments/attendance.rules.ts'
import { moveConsultation } from './move-consultation.ts'
import { receiptOf } from '../billing/receipt.ts'
import { type StopCause, stopSideOf } from '../state/stop.rules.ts'
import type { Attendance, StoppedState } from '../state/rules.ts'
import { listSegments } from '../billing/sql.ts'
import type { Consultation } from '../state/sql.ts'
import { welcomeUseOf } from '../welcome-minutes/rules.ts'
import { recordWelcomeUse } from '../welcome-minutes/sql.ts'

type Closing = {
  state: Exclude<StoppedState, 'paused'>
  cause: StopCause
  at: Date
  /** Who came to a booked consultation, if it was not decided before; and whether it was cancelled too late. */
  attendance?: Attendance
  isLate?: boolean
}

const NO_MINUTES = { value: 0n, covers: [], journals: [] }

/**
 * Settles, once and for ever, in the caller's transaction and under the room's lock: the last proven time is charged,
 * covered time is paid, the rest goes back, an absent client pays the fee, and whatever cost something leaves a
 * receipt.
 */
export async function settleConsultation<C extends Consultation>(
  tx: Tx,
  before: C,
  { state, cause, at, attendance = 'kept', isLate = false }: Closing,
): Promise<C & { receiptCode: string | null }> {
  const due = capture(before)
  const charged = due ? { ...before, captured: due.captured, commission: due.commission } : before
  const came = before.bookedAt ? (before.attendance ?? attendance) : null
  const isFeeDue = came === 'client_absent' || (came === 'cancelled' && isLate)
  const c = { ...charged, ...(isFeeDue ? absenceFee(charged) : { fee: 0n, feeMs: 0n }) }
  const { channel, pricePerMinute, commissionBps, fee, feeMs } = c
  const used = coveredTimesOf(c, feeMs)
  // What comes back of a booking that its consultant or we did not keep is kept (decisions 128, 131). In this
  // transaction: it would end before the booking is settled.
  const keepsReturned = roomFailedByOthers(
    { ...c, attendance: came },
    { reason: cause.reason, side: stopSideOf(cause, c) },
  )
  const terms = { channel, pricePerMinute, commissionBps }
  const minutes =
    c.coveredMs > 0n || channel !== 'chat'
      ? await settleMinutes(tx, { consultationId: c.id, clientId: c.clientId, used, ...terms, keepsReturned, at })
      : NO_MINUTES
  const rest = release(c)
  const back = rest && (keepsReturned ? extendBonus(rest.journal, at) : rest.journal)
  const coverKind = feeMs > 0n && c.billedMs === 0n ? 'fee_cover' : 'consultation_cover'
  await postJournals(
    tx,
    [due?.journal, coverageJournal(c, minutes, coverKind), ...minutes.journals, feeJournal(c), back].filter(
      (journal) => journal !== undefined,
    ),
    c.held > 0n ? [c.id] : [],
  )
  if (c.isWelcome) await recordWelcomeUse(tx, c.id, welcomeUseOf(minutes.covers))
  const { captured, commission } = c
  const segments = c.startedAt ? await listSegments(tx, c.id) : []
  const closed = await moveConsultation(
    tx,
    c,
    { state, cause, at },
    {
      endedAt: endOf(segments, at),
      captured,
      commission,
      fee,
      feeMs,
      attendance: came,
      released: rest?.released ?? 0n,
      coveredEarnings: coveredEarningsOf(minutes.covers),
      awaitsConfirmation: false,
      pausedAt: null,
      pausedBy: null,
    },
  )
  if (!closed.startedAt && fee === 0n && feeMs === 0n) return { ...closed, receiptCode: null }
  const { id, clientId, consultantId } = c
  const { code } = await issueReceipt(tx, {
    subject: `consultation:${id}`,
    personIds: [clientId, consultantId],
    content: receiptOf(closed, { segments, covers: minutes.covers }),
    at,
  })
  await scheduleClearing(tx, {
    consultationId: id,
    consultantId,
    settledAt: at,
    approvedAt: await findApprovedAt(tx, consultantId),
    lastCardPaymentAt: await findLastCardPayment(tx, { personId: clientId, act: id, until: at }),
  })
  return { ...closed, receiptCode: code }
}

/** Never before what is charged: the database's clock may have been set back. */
function endOf(segments: readonly { to: Date }[], at: Date): Date {
  const last = segments.at(-1)?.to
  return last && last > at ? last : at
}
