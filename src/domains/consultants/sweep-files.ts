import type { Storage } from '#gateways/storage/storage.ts'
import { inTransaction, type Db, type Tx } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'

/** What a sweep may remove: `value` alone, or what was made before an instant; at most so many. */
export type Unshown = { value: string | null; madeBefore: Date | null; most: number }

type Kind = {
  /** Locks what no consultant shows. */
  lock: (tx: Tx, which: Unshown) => Promise<string[]>
  /** Deletes of these what no consultant shows; answers what went. */
  remove: (tx: Tx, values: readonly string[]) => Promise<string[]>
  storedName: (value: string) => string
}

const AT_ONCE = 50
/** Pages that were open when a file was replaced may still load it. */
const KEPT_MS = 10 * 60_000

/**
 * Removes files that no profile shows any more, with their rows: after ten minutes, or `value` now. The rows stay
 * locked until their files are gone, so whoever uploads the same again writes it after that.
 */
export async function sweepFiles(
  db: Db,
  storage: Storage,
  kind: Kind,
  { now, value, ...given }: { now: Date; value?: string } & Stoppable,
) {
  const madeBefore = value ? null : new Date(now.getTime() - KEPT_MS)
  await untilEmpty(given, AT_ONCE, (most) =>
    inTransaction(db, async (tx) => {
      const values = await kind.lock(tx, { value: value ?? null, madeBefore, most })
      // Somebody may have shown one since the locking statement began to read: the next one sees it.
      for (const one of await kind.remove(tx, values)) await storage.remove(kind.storedName(one))
      return values.length
    }),
  )
}
