import { recordSecurityEvent, refuseOwnCase } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { automaticSet } from '../facts.ts'
import { profileAnnouncements } from '../profile-changes/profile-announcements.ts'
import { refuse } from '../rules.ts'
import { recordAutomatic } from './sql.ts'

/**
 * Says of an approved consultant that a program attends in their name, or a person again. It counts from the next
 * request on: one that is open keeps what its client agreed to. Repeating it changes, records and announces nothing.
 * Refuses the own profile.
 */
export async function setAutomatic(
  db: Db,
  { consultantId, on, by, now }: { consultantId: string; on: boolean; by: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    refuseOwnCase(by, consultantId)
    const isChanged = await recordAutomatic(tx, consultantId, on)
    if (isChanged === undefined) throw refuse('not_found')
    if (!isChanged) return
    const event = { actorId: by, personId: consultantId, subjectId: consultantId, at: now }
    await recordSecurityEvent(tx, { kind: 'consultants.automatic_set', detail: on ? 'on' : 'off', ...event })
    await announce(tx, automaticSet(consultantId), ...profileAnnouncements(consultantId))
  })
}
