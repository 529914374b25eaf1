import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/db.ts'
import { KEPT_MS } from '../bonus/returned.rules.ts'
import { keptPartOf } from './rules.ts'
import { extendPack, insertKeptPart, listLosableReleased, recordKeptApart } from './sql.ts'

/**
 * Lets a person use for seven days at least what a consultation, or a booking of its id, has given back of minutes
 * that would be lost at their end, as part of the transaction that settled them, after that and once: others did not
 * keep it. These become a part of their own; what else is left of them ends as before. Packages lose nothing: their
 * rest becomes credit.
 */
export async function keepReturnedMinutes(tx: Tx, { consultationId, at }: { consultationId: string; at: Date }) {
  const until = new Date(at.getTime() + KEPT_MS)
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
