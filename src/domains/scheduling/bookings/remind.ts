import { endAttempt, findAttempt } from '#domains/payments/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { mailPaidLate, mailReminder } from './mails.ts'
import { reminderDue } from './reminders.rules.ts'
import { recordReminded } from './reminders.sql.ts'
import { lockBooking } from './sql.ts'

/** Sends the reminder of a booking that is due, to both, once. Safe to repeat, from any number of workers. */
export const remindOfBooking = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking?.state !== 'confirmed') return
    const at = await clock(tx)
    const reminder = reminderDue(booking, at)
    if (!reminder) return
    await recordReminded(tx, id, reminder)
    await mailReminder(tx, booking, reminder, at)
  })

/** Tells a client that money came after the reservation was over and is credit, once for each payment. */
export const tellPaidLate = (db: Db, { paymentId, clock }: { paymentId: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    const { subjectId } = (await findAttempt(tx, paymentId))!
    const booking = (await lockBooking(tx, subjectId))!
    if (await endAttempt(tx, paymentId, 'kept', at)) await mailPaidLate(tx, booking, paymentId, at)
  })
