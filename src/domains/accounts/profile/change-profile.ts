import { type Db, inTransaction } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import { spendAttempt } from '../rate-limits/attempts.ts'
import { e164Of } from '../registration/prepare-registration.ts'
import { recordIdentityFingerprints } from '../registration/record-identity-fingerprints.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { PROFILE_CHANGES_PER_PERSON } from './rules.ts'
import { lockProfile, type OwnName, recordProfile } from './sql.ts'

type Change = { viewer: Viewer; firstName: string; lastName: string; phone: string; now: Date }

/**
 * Changes the own name and phone; of each phone the hash is kept, so that another number brings no second gift. The
 * same values again change nothing. Refuses `invalid_phone` (none is allowed to the
 * team only) and, after ten changes in a day, `too_many_attempts`.
 */
export async function changeProfile(db: Db, { viewer, phone: typed, now, ...name }: Change) {
  const phone = typed === '' && viewer.role === 'admin' ? null : e164Of(typed)
  await inTransaction(db, async (tx) => {
    const before = await lockProfile(tx, viewer.id)
    if (!before) throw refuse('person_not_found')
    const detail = whatChanges(before, { ...name, phone })
    if (!detail) return
    await spendAttempt(tx, PROFILE_CHANGES_PER_PERSON, viewer.id, now)
    await recordProfile(tx, viewer.id, { ...name, phone })
    const { id, sessionId } = viewer
    const phones = before.phone === phone ? [] : [before.phone, phone].filter((one) => one !== null)
    const fingerprints = phones.map((value) => ({ kind: 'phone' as const, value }))
    await recordIdentityFingerprints(tx, { personId: id, fingerprints, at: now })
    const event = { kind: 'accounts.profile_changed', detail, actorId: id, personId: id, sessionId, at: now } as const
    await recordSecurityEvent(tx, event)
  })
}

function whatChanges(before: OwnName, after: OwnName) {
  const isRenamed = before.firstName !== after.firstName || before.lastName !== after.lastName
  const hasOtherPhone = before.phone !== after.phone
  return isRenamed && hasOtherPhone ? 'name_and_phone' : isRenamed ? 'name' : hasOtherPhone ? 'phone' : undefined
}
