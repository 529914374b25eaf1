import type { Storage } from '#gateways/storage/storage.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { deleteIntroductions, lockUnshown } from './sql.ts'
import { storedName } from './upload-introduction.ts'

const MOST = 50
/** Pages that were open when a recording was replaced may still play it. */
const KEPT_MS = 10 * 60_000

/** Removes recordings that nobody shows any more, file and row: by the sweep after ten minutes, or `name` now. */
export async function sweepIntroductions(db: Db, storage: Storage, { now, name }: { now: Date; name?: string }) {
  const madeBefore = name ? null : new Date(now.getTime() - KEPT_MS)
  await inTransaction(db, async (tx) => {
    const names = await lockUnshown(tx, { name: name ?? null, madeBefore, most: MOST })
    for (const one of names) await storage.remove(storedName(one))
    await deleteIntroductions(tx, names)
  })
}
