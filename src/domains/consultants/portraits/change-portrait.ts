import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { portraitOf, type MediaType } from './portrait.ts'
import { insertPortrait, recordPortrait } from './sql.ts'

/** Stores a portrait that the server drew or re-encoded; uploaded bytes are never stored as they are. */
export async function changePortrait(
  db: Db,
  given: { consultantId: string; mediaType: MediaType; bytes: Buffer; now: Date },
) {
  const portrait = portraitOf(given.mediaType, given.bytes)
  return inTransaction(db, async (tx) => {
    await insertPortrait(tx, portrait, given.now)
    if (!(await recordPortrait(tx, given.consultantId, portrait.hash))) throw refuse('not_found')
  })
}
