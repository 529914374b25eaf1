import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { discardUpload } from './sql.ts'

/** Takes back a picture or a voice before it is sent. Refuses one that was sent. Safe to repeat. */
export const discardAttachment = (db: Db, given: { id: string; questionId: string; authorId: string; at: Date }) =>
  inTransaction(db, async (tx) => {
    if (!(await discardUpload(tx, given))) throw refuse('already_sent')
  })
