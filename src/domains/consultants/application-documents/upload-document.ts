import { spendAttempt } from '#domains/accounts/index.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { Semaphore } from '#platform/background/semaphore.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Seal } from '#platform/seal.ts'
import { refuse as refuseConsultant } from '../rules.ts'
import type { EncodedDocument } from './encode-document.ts'
import { type DocumentKind, UPLOADS } from './bounds.rules.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'
import { storedName } from './stored-name.ts'

export type DocumentPorts = {
  storage: Storage
  /** Keeps a copy of the storage from showing anybody's document. */
  documentSeal: Seal
  /** Checks and re-encodes an upload, away from the requests. */
  encodeDocument: (given: { upload: Uint8Array; kind: DocumentKind }) => Promise<EncodedDocument>
}

type Upload = {
  personId: string
  kind: DocumentKind
  /** The bytes as they arrive: asked for when their turn has come. */
  read: () => Promise<Uint8Array>
  now: Date
}

/** So many uploads are in memory at once, whoever sends them. */
const places = new Semaphore({ places: 4, waiting: 16 }, () => refuse('busy', undefined, 5))

/**
 * Keeps a document with which somebody applies, instead of one of its kind. Refuses what is no photo or plain
 * PDF, and whoever was approved. Reads nothing of whoever may not upload; `busy` while many do.
 */
export async function uploadDocument(db: Db, ports: DocumentPorts, given: Upload): Promise<void> {
  const { personId, kind, read, now } = given
  refuseApproved(await sql.findApplication(db, personId))
  await spendAttempt(db, UPLOADS, personId, now)
  const encoded = await places.run(async () => ports.encodeDocument({ upload: await read(), kind }), personId)
  if ('fault' in encoded) throw refuse(encoded.fault)
  const { bytes, mediaType } = encoded
  const id = crypto.randomUUID()
  // The row is there before the file, so that a file is never forgotten.
  await sql.insertUpload(db, { id, personId, kind, mediaType, bytes: bytes.length }, now)
  await ports.storage.put(storedName(id), ports.documentSeal.sealBytes(bytes, id), 'application/octet-stream')
  await inTransaction(db, async (tx) => {
    if (!(await sql.lockOwner(tx, personId))) throw refuseConsultant('not_found')
    await sql.reviseApplication(tx, personId)
    refuseApproved(await sql.findApplication(tx, personId))
    await sql.recordRemoved(tx, personId, kind, now)
    await sql.recordStored(tx, id, now)
  })
}

function refuseApproved(application: sql.Application | undefined) {
  if (application?.state === 'approved') throw refuse('already_decided')
}
