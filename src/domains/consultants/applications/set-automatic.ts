import { recordSecurityEvent, forbidSelfDecision } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db, type Tx } from '#platform/db.ts'
import { automaticSet } from '../facts.ts'
import { profileAnnouncements } from '../profile-changes/profile-announcements.ts'
import { programPriceOf, refuse } from '../rules.ts'
import { insertPrice, listPricesSince } from '../sql.ts'
import { recordAutomatic } from './sql.ts'

/**
 * Says of an approved consultant that a program attends in their name, or a person again, from the next request on. A
 * program is not featured and costs a tenth until it has an own price. Repeating changes nothing. Refuses the own
 * profile.
 */
export async function setAutomatic(
  db: Db,
  { consultantId, on, by, now }: { consultantId: string; on: boolean; by: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    forbidSelfDecision(by, consultantId)
    const isChanged = await recordAutomatic(tx, consultantId, on)
    if (isChanged === undefined) throw refuse('not_found')
    if (!isChanged) return
    if (on) await setFirstPrice(tx, consultantId, now)
    const event = { actorId: by, personId: consultantId, subjectId: consultantId, at: now }
    const states = { before: { automatic: !on }, after: { automatic: on } }
    await recordSecurityEvent(tx, { kind: 'consultants.automatic_set', detail: on ? 'on' : 'off', ...event, ...states })
    await announce(tx, automaticSet(consultantId), ...profileAnnouncements(consultantId))
  })
}

async function setFirstPrice(tx: Tx, consultantId: string, now: Date) {
  const program = { consultantId, isAutomatic: true, now }
  if ((await listPricesSince(tx, program, now)).length > 0) return
  const [asked] = await listPricesSince(tx, { ...program, isAutomatic: false }, now)
  await insertPrice(tx, { ...program, pricePerMinute: programPriceOf(asked!.pricePerMinute), validFrom: now })
}
