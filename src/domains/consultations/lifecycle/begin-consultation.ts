import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { closeWindow } from '../channels/sound.rules.ts'
import { billableFromAfter } from '../billing/money.rules.ts'
import { moveConsultation } from './move-consultation.ts'
import { lockConsultation } from '../state/sql.ts'

/**
 * The meter found the first joint proof of presence: the consultation begins and the clock starts, with a program not
 * before its client pressed for it. Safe to repeat.
 */
export async function beginConsultation(db: Db, { id, clock }: { id: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultation(tx, id)
    if (c?.state !== 'accepted' || (c.isAutomatic && !c.beginConfirmedAt)) return
    const at = await clock(tx)
    const change = { startedAt: at, billableFrom: billableFromAfter(at, c.billableFrom), ...closeWindow(c, at) }
    await moveConsultation(tx, c, { state: 'active', at }, change)
  })
}
