import { type Db, inTransaction } from '#platform/db.ts'
import { refuse, tagsOf } from './rules.ts'
import { findClient, recordNoteTime, upsertNote } from './sql.ts'

type Note = {
  consultantId: string
  clientId: string
  text: string
  tags: readonly string[]
  version: number
  now: Date
}

/**
 * Saves a consultant's note and tags about a client, on top of the version that was read. Refuses another version
 * (`note_conflict`), and somebody who is no client of theirs. Repeating what is saved changes nothing.
 */
export const saveNote = (db: Db, { tags: typed, ...note }: Note) =>
  inTransaction(db, async (tx) => {
    const { consultantId, clientId, text } = note
    const tags = tagsOf(typed)
    const client = await findClient(tx, consultantId, clientId)
    if (!client) throw refuse('not_found')
    if (client.version > 0 && client.text === text && client.tags.join('\n') === tags.join('\n')) return
    if (client.version !== note.version || !(await upsertNote(tx, { ...note, tags }))) throw refuse('note_conflict')
    await recordNoteTime(tx, { consultantId, clientId, text })
  })
