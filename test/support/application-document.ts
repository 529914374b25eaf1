import { insertUpload, recordStored } from '#domains/consultants/application-documents/sql.ts'
import { type Db, inTransaction } from '#platform/db.ts'

/** As if somebody had uploaded a document before applying; there is no file, so nobody can open it. */
export async function bringDocument(db: Db, personId: string, at: Date): Promise<string> {
  const id = crypto.randomUUID()
  await insertUpload(db, { id, personId, kind: 'document', mediaType: 'image/webp', bytes: 1 }, at)
  await inTransaction(db, (tx) => recordStored(tx, id, at))
  return id
}
