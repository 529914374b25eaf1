import { isProgram } from '#domains/consultants/index.ts'
import { refuse as refuseConsultant } from '#domains/consultants/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { expireInvalidReservations } from '../bookings/expire-invalid-reservations.ts'
import type { Schedule } from '../slots.rules.ts'
import { refuse, tidySchedule } from './rules.ts'
import { lockPlaces, replaceSchedule } from './sql.ts'

/**
 * Replaces a consultant's hours, exceptions, notice, farthest day and pause, from now on: what is booked stays, and a
 * reservation that was not paid and no longer fits ends. Refuses what `tidySchedule` refuses, a program, and
 * whoever never applied.
 */
export async function setHours(
  db: Db,
  { consultantId, now, ...wanted }: Schedule & { consultantId: string; now: Date },
) {
  const schedule = tidySchedule(wanted)
  await inTransaction(db, async (tx) => {
    await lockPlaces(tx, [consultantId])
    if (await isProgram(tx, consultantId)) throw refuse('of_program')
    if (!(await replaceSchedule(tx, consultantId, schedule, now))) throw refuseConsultant('not_applied')
    await expireInvalidReservations(tx, consultantId, schedule, now)
  })
  return schedule
}
