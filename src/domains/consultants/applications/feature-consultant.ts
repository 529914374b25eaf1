import { recordSecurityEvent, forbidSelfDecision } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { featuredChanged } from '../facts.ts'
import { refuse } from '../rules.ts'
import { isProgram, recordFeatured } from './sql.ts'

/**
 * Shows an approved consultant on the home page, or stops showing them. Safe to repeat. Refuses the own profile, and a
 * program.
 */
export async function featureConsultant(
  db: Db,
  { consultantId, on, by, now }: { consultantId: string; on: boolean; by: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    forbidSelfDecision(by, consultantId)
    const wasFeatured = await recordFeatured(tx, consultantId, on, now)
    if (wasFeatured === undefined)
      throw refuse((await isProgram(tx, consultantId)) ? 'program_not_featured' : 'not_found')
    const event = { actorId: by, personId: consultantId, subjectId: consultantId, at: now }
    const states = { before: { featured: wasFeatured }, after: { featured: on } }
    await recordSecurityEvent(tx, {
      kind: 'consultants.consultant_featured',
      detail: on ? 'on' : 'off',
      ...event,
      ...states,
    })
    await announce(tx, featuredChanged(consultantId))
  })
}
