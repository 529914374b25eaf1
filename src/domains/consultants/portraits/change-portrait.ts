import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { portraitOf, type MediaType } from './portrait.ts'
import { insertPortrait, recordPortrait } from './sql.ts'

/**
 * Gives a consultant a portrait that the server itself drew or re-encoded; what people upload never comes here as it
 * is.
 */
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
