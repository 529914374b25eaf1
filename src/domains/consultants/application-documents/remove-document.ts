import { type Db, inTransaction } from '#platform/db.ts'
import { refuse as refuseConsultant } from '../rules.ts'
import { type DocumentKind } from './bounds.rules.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

type Removing = { personId: string; kind: DocumentKind; now: Date }

/**
 * Somebody takes back what they uploaded; the file goes within a minute. Repeating changes nothing. Refuses
 * the document itself while the application is in review, and whoever was approved.
 */
export const removeDocument = (db: Db, { personId, kind, now }: Removing): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await sql.lockOwner(tx, personId))) throw refuseConsultant('not_found')
    await sql.reviseApplication(tx, personId)
    const application = await sql.findApplication(tx, personId)
    if (application?.state === 'approved') throw refuse('already_decided')
    if (application?.state === 'in_review' && kind === 'document') throw refuse('needed')
    await sql.recordRemoved(tx, personId, kind, now)
  })
