import type { Storage } from '#gateways/storage/storage.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { storedName } from './portrait.ts'
import { deleteStored, lockUnshown } from './sql.ts'

const MOST = 50
/** Pages that were open when a portrait was replaced may still load it. */
const KEPT_MS = 10 * 60_000

/** Removes stored portraits that nobody shows any more, file and row: by the sweep after ten minutes, or `hash` now. */
export async function sweepPortraits(db: Db, storage: Storage, { now, hash }: { now: Date; hash?: string }) {
  const madeBefore = hash ? null : new Date(now.getTime() - KEPT_MS)
  await inTransaction(db, async (tx) => {
    const hashes = await lockUnshown(tx, { hash: hash ?? null, madeBefore, most: MOST })
    for (const one of hashes) await storage.remove(storedName(one))
    await deleteStored(tx, hashes)
  })
}
