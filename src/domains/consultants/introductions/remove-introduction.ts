import type { Storage } from '#gateways/storage/storage.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { profileAnnouncements } from '../profile-changes/profile-announcements.ts'
import { refuse as refuseChange } from '../profile-changes/rules.ts'
import { insertChanges, lockProfile } from '../profile-changes/sql.ts'
import { recordIntroduction } from './sql.ts'
import { sweepIntroductions } from './sweep-introductions.ts'

/** Erases the spoken introduction of an approved consultant, file and all, at once. None is fine: safe to repeat. */
export async function removeIntroduction(
  db: Db,
  storage: Storage,
  { consultantId, now }: { consultantId: string; now: Date },
) {
  const removed = await inTransaction(db, async (tx) => {
    const before = await lockProfile(tx, consultantId)
    if (!before) throw refuseChange('not_approved')
    if (!before.introduction) return undefined
    await recordIntroduction(tx, consultantId, null)
    await insertChanges(tx, consultantId, [{ field: 'introduction', before: before.introduction, after: '' }], now)
    await announce(tx, ...profileAnnouncements(consultantId))
    return before.introduction
  })
  if (removed) await sweepIntroductions(db, storage, { now, name: removed })
}
