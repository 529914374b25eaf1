import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { findApplication, type KeptDocument, listDocuments } from './sql.ts'
import { storedName } from './stored-name.ts'
import type { DocumentPorts } from './upload-document.ts'

type Reading = { personId: string; reason: string | undefined; by: string; clock: Clock }

/**
 * The documents of an application, for the team: the open application is the case, of a decided one they say
 * why. The log has the reading before anything is answered. Refuses the own ones, and where none is kept.
 */
export async function readDocuments(
  db: Db,
  { storage, documentSeal }: Pick<DocumentPorts, 'storage' | 'documentSeal'>,
  reading: Reading,
) {
  const { documents, revision } = await inTransaction(db, (tx) => logReading(tx, reading))
  const open = async ({ id, mediaType, ...one }: KeptDocument) => {
    const sealed = await storage.get(storedName(id))
    const bytes = sealed && documentSeal.openBytes(sealed, id)
    return { ...one, isPdf: mediaType === 'application/pdf', base64: bytes?.toString('base64') ?? null }
  }
  return { revision, documents: await Promise.all(documents.map(open)) }
}

async function logReading(tx: Tx, given: Reading) {
  const { personId, reason, by, clock } = given
  const application = await findApplication(tx, personId)
  const documents = await listDocuments(tx, personId)
  if (!application || documents.length === 0) throw refuse('not_found')
  forbidSelfDecision(by, personId)
  const { state, revision } = application
  if (state !== 'in_review' && !reason)
    throw refuse('reason_needed', { reason: 'Diga por que você precisa ver o documento.' })
  await recordSecurityEvent(tx, {
    kind: 'consultants.documents_read',
    actorId: by,
    personId,
    subjectId: personId,
    reason,
    after: { application: state, documents: documents.length },
    at: await clock(tx),
  })
  return { documents, revision }
}
