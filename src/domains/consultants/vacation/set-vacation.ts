import { announce } from '#platform/bus.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { startOfNextDay } from '#shared/calendar.ts'
import { vacationSet } from '../facts.ts'
import { announcePresence } from '../presence/announce-presence.ts'
import { findApproval } from '../presence/sql.ts'
import { refuse } from '../rules.ts'
import { MOST_VACATION_DAYS, refuse as refuseDay } from './rules.ts'
import { deleteVacation, takeEndedVacations, upsertVacation } from './sql.ts'

const DAY_MS = 86_400_000

/**
 * Nobody can request or ask this consultant until `lastDay` (`yyyy-mm-dd`, São Paulo) is over; what was asked before is
 * still due. Null: they are back now. Refuses a day in the past or more than 180 days away, and whoever was not
 * approved. The switch stays as it is, so that they are online again by themselves.
 */
export const setVacation = (
  db: Db,
  { consultantId, lastDay, now }: { consultantId: string; lastDay: string | null; now: Date },
) =>
  inTransaction(db, async (tx) => {
    if (!(await findApproval(tx, consultantId))?.isApproved) throw refuse('not_applied')
    if (lastDay === null) await deleteVacation(tx, consultantId)
    else {
      const backAt = startOfNextDay(new Date(`${lastDay}T12:00:00-03:00`))
      if (backAt <= now) throw refuseDay('vacation_over', { lastDay: 'Este dia já passou.' })
      if (backAt.getTime() - now.getTime() > (MOST_VACATION_DAYS + 1) * DAY_MS)
        throw refuseDay('vacation_too_long', { lastDay: `Até ${MOST_VACATION_DAYS} dias a partir de hoje.` })
      await upsertVacation(tx, consultantId, backAt, now)
    }
    await announceChange(tx, consultantId, now)
  })

/** Says that vacations are over. Who is back can be reached from that instant on, also when this runs late. */
export const announceEndedVacations = (db: Db, now: Date) =>
  inTransaction(db, async (tx) => {
    for (const { consultantId } of await takeEndedVacations(tx, now)) await announceChange(tx, consultantId, now)
  })

async function announceChange(tx: Tx, consultantId: string, now: Date) {
  await announcePresence(tx, consultantId, now)
  await announce(tx, vacationSet(consultantId))
}
