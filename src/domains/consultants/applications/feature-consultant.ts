import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { featuredChanged } from '../facts.ts'
import { refuse } from '../rules.ts'
import { recordFeatured } from './sql.ts'

/** Shows an approved consultant on the home page, or stops showing them. Safe to repeat. */
export async function featureConsultant(
  db: Db,
  { consultantId, on, now }: { consultantId: string; on: boolean; now: Date },
) {
  return inTransaction(db, async (tx) => {
    if (!(await recordFeatured(tx, consultantId, on, now))) throw refuse('not_found')
    await announce(tx, featuredChanged(consultantId))
  })
}
