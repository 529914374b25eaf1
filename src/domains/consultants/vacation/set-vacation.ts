import { announce } from '#platform/bus.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { vacationSet } from '../facts.ts'
import { announcePresence } from '../presence/announce-presence.ts'
import { findApproval } from '../presence/sql.ts'
import { refuse } from '../rules.ts'
import { vacationSpan } from './rules.ts'
import { deleteVacation, takeBegunVacations, takeEndedVacations, upsertVacation } from './sql.ts'

const BRASILIA = 'America/Sao_Paulo'

type Wanted = {
  consultantId: string
  /** Days `yyyy-mm-dd` by the clock of `zone`; without a first one from now on. Null: they are back, or stay. */
  lastDay: string | null
  firstDay?: string | undefined
  zone?: string | undefined
  now: Date
}

/**
 * Nobody can request or ask this consultant until the last day is over; what was asked before is due. One vacation at a
 * time, on or planned. The switch stays, so that they come back by themselves. Refuses what `vacationSpan` refuses, and
 * the unapproved.
 */
export const setVacation = (db: Db, { consultantId, lastDay, firstDay, zone = BRASILIA, now }: Wanted) =>
  inTransaction(db, async (tx) => {
    if (!(await findApproval(tx, consultantId))?.isApproved) throw refuse('not_applied')
    if (lastDay === null) await deleteVacation(tx, consultantId)
    else {
      const span = vacationSpan({ lastDay, zone, ...(firstDay && { firstDay }) }, now)
      await upsertVacation(tx, { consultantId, ...span, zone, now })
    }
    await announceChange(tx, consultantId, now)
  })

/** Says that vacations began or are over. Either counts from its instant on, also when this runs late. */
export const announceVacations = (db: Db, now: Date) =>
  inTransaction(db, async (tx) => {
    const changed = [...(await takeEndedVacations(tx, now)), ...(await takeBegunVacations(tx, now))]
    for (const { consultantId } of changed) await announceChange(tx, consultantId, now)
  })

async function announceChange(tx: Tx, consultantId: string, now: Date) {
  await announcePresence(tx, consultantId, now)
  await announce(tx, vacationSet(consultantId))
}
