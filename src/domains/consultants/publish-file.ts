import type { Storage } from '#gateways/storage/storage.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db, type Sql, type Tx } from '#platform/db.ts'
import { profileAnnouncements } from './profile-changes/profile-announcements.ts'
import { refuse } from './profile-changes/rules.ts'
import { findTakenDown, insertChanges, lockProfile, type FieldChange } from './profile-changes/sql.ts'

type Publication = {
  consultantId: string
  field: 'portrait' | 'introduction'
  /** What the profile keeps of it: the hash or name, which says the content. */
  value: string
  file: { name: string; bytes: Uint8Array; mediaType: string }
  /** Inserts the row of the file, or makes it new again; returns since when one was there. */
  insert: (sql: Sql) => Promise<Date | undefined>
  record: (tx: Tx) => PromiseLike<unknown>
  now: Date
}

/**
 * Stores a file and shows it on the profile of an approved consultant, for everybody at once. The same again changes
 * nothing. Refuses what the team took down, before anybody could load it.
 */
export async function publishFile(db: Db, storage: Storage, given: Publication): Promise<void> {
  const { consultantId, field, value, file, now } = given
  const refuseTakenDown = async (tx: Tx, change: FieldChange) => {
    if (await findTakenDown(tx, consultantId, [change])) throw refuse('was_taken_down')
  }
  await inTransaction(db, (tx) => refuseTakenDown(tx, { field, before: '', after: value }))
  const store = () => storage.put(file.name, file.bytes, file.mediaType)
  // The row is there before the file and new, so that a file is never forgotten, and the sweep leaves both alone.
  await given.insert(db)
  await store()
  await inTransaction(db, async (tx) => {
    const before = await lockProfile(tx, consultantId)
    if (!before) throw refuse('not_approved')
    if (before[field] === value) return
    const change = { field, before: before[field] ?? '', after: value }
    await refuseTakenDown(tx, change)
    // Somebody who showed the same may have removed it since, row and file. What is inserted now, they wait for.
    const since = await given.insert(tx)
    if (since?.getTime() !== now.getTime()) await store()
    await given.record(tx)
    await insertChanges(tx, consultantId, [change], now)
    await announce(tx, ...profileAnnouncements(consultantId))
  })
}
