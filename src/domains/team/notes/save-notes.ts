import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import { type Db, inTransaction, type Sql } from '#platform/db.ts'
import type { ObjectKind } from '../objects.rules.ts'
import { refuse } from '../rules.ts'
import type { Note } from './contract.ts'
import { canChangeNote, NOTE_CHANGES_FOR_MS } from './rules.ts'
import { findNote, holdPerson, insertNote, listNotesOf, lockNote, type NoteRow, recordNote } from './sql.ts'

const noteView = (note: NoteRow, viewer: string): Note => ({
  ...note,
  changesUntil: note.writtenBy.id === viewer ? new Date(note.writtenAt.getTime() + NOTE_CHANGES_FOR_MS) : null,
})

const MOST_NOTES = 50

/** The newest notes about a person, or of one page of theirs. */
export const readNotes = async (sql: Sql, asked: { id: string; about?: string | undefined; viewer: string }) => ({
  notes: (await listNotesOf(sql, asked.id, asked.about, MOST_NOTES)).map((note) => noteView(note, asked.viewer)),
})

type Written = { id: string; body: string; by: string; at: Date }
type NewNote = Written & { personId: string; about: { kind: ObjectKind; id: string } | undefined }

/** Writes a note about somebody else, once. Refuses `not_found` and `accounts.own_case`. */
export async function addNote(db: Db, note: NewNote): Promise<Note> {
  forbidSelfDecision(note.by, note.personId)
  const about = note.about ?? { kind: 'person' as const, id: note.personId }
  await inTransaction(db, async (tx) => {
    if (!(await holdPerson(tx, note.personId))) throw refuse('not_found')
    if (!(await insertNote(tx, { ...note, about }))) return
    const { id: subjectId, personId, by: actorId, at } = note
    await recordSecurityEvent(tx, {
      kind: 'team.note_written',
      actorId,
      personId,
      subjectId,
      after: { note: true },
      at,
    })
  })
  return noteView((await findNote(db, note.id))!, note.by)
}

/** Changes a note. Refuses `not_found`, `note_of_another` and, after fifteen minutes, `note_too_old`. */
export async function changeNote(db: Db, { id, body, by, at }: Written): Promise<Note> {
  await inTransaction(db, async (tx) => {
    const note = await lockNote(tx, id)
    if (!note) throw refuse('not_found')
    forbidSelfDecision(by, note.personId)
    if (note.writtenBy !== by) throw refuse('note_of_another')
    if (!canChangeNote(note.writtenAt, at)) throw refuse('note_too_old')
    await recordNote(tx, id, body, at)
    const changed = { before: { changedAt: note.changedAt ?? note.writtenAt }, after: { changedAt: at } }
    const event = { actorId: by, personId: note.personId, subjectId: id, ...changed, at }
    await recordSecurityEvent(tx, { kind: 'team.note_changed', ...event })
  })
  return noteView((await findNote(db, id))!, by)
}
