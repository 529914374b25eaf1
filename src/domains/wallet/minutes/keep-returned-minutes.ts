import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/db.ts'
import { EXTENSION_MS } from '../grants/bonus.rules.ts'
import { keptPartOf } from './rules.ts'
import { extendPack, insertKeptPart, listLosableReleased, recordKeptApart } from './sql.ts'

/**
 * Lets a person use for seven days at least what a consultation or booking gave back of minutes that would be lost, in
 * that transaction, after it and once. They become a part of their own; the rest ends as before (decision 131).
 */
export async function keepReturnedMinutes(tx: Tx, { consultationId, at }: { consultationId: string; at: Date }) {
  const until = new Date(at.getTime() + EXTENSION_MS)
  for (const { releasedMs, ...pack } of await listLosableReleased(tx, consultationId, until)) {
    const kept = keptPartOf(pack, releasedMs)
    if (!kept) await extendPack(tx, pack.id, until)
    else {
      // Another part of the purchase may be kept at the same time, and take the number.
      while (!(await insertKeptPart(tx, pack.id, { id: randomUUID(), ...kept, until })));
      await recordKeptApart(tx, pack.id, { ms: releasedMs, value: kept.value })
    }
  }
}
