import { type Db, inTransaction } from '#platform/db.ts'
import type { NewMessage } from './contract.ts'
import { receivedMail } from './mails.ts'
import { refuse } from './rules.ts'
import { findMessage, type MessageRow } from './sql.ts'
import { storeMessage } from './store-message.ts'

/**
 * Stores a message under a case number, mails it to the team, and confirms to the sender by when a person answers. The
 * same id and words again are the same message. Refuses other words under a known id.
 */
export async function receiveMessage(db: Db, { now, ...written }: NewMessage & { now: Date }) {
  return inTransaction(
    db,
    async (tx) =>
      (await storeMessage(tx, { written, confirmation: receivedMail, now })) ??
      sameAs(written, await findMessage(tx, written.id)),
  )
}

/** The stored message, if it has these words. */
function sameAs({ email, text }: NewMessage, known: MessageRow | undefined): MessageRow {
  if (known?.text !== text || known.email !== email) throw refuse('id_reused')
  return known
}
