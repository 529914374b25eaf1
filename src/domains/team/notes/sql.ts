import type { Sql, Tx } from '#platform/db.ts'
import type { ObjectKind } from '../objects.rules.ts'

export type NoteRow = {
  id: string
  personId: string
  body: string
  writtenBy: { id: string; name: string }
  writtenAt: Date
  changedAt: Date | null
}

const columns = (sql: Sql) => sql`
  n.id, n.person_id as "personId", n.body, n.written_at as "writtenAt", n.changed_at as "changedAt",
  json_build_object('id', w.id, 'name', btrim(w.first_name || ' ' || w.last_name)) as "writtenBy"`

type NewNote = {
  id: string
  personId: string
  about: { kind: ObjectKind; id: string }
  body: string
  by: string
  at: Date
}

/** False: there is nobody with that id. */
export async function holdPerson(tx: Tx, personId: string): Promise<boolean> {
  const people = await tx`select from people where id = ${personId} for key share`
  return people.length > 0
}

/** False: the note is there already. */
export async function insertNote(tx: Tx, { id, personId, about, body, by, at }: NewNote): Promise<boolean> {
  const { count } = await tx`
    insert into team_notes (id, person_id, subject_kind, subject_id, body, written_by, written_at)
    values (${id}, ${personId}, ${about.kind}, ${about.id}, ${body}, ${by}, ${at}) on conflict (id) do nothing`
  return count === 1
}

export const listNotesOf = (sql: Sql, personId: string, about: string | undefined, most: number) => sql<NoteRow[]>`
  select ${columns(sql)} from team_notes n join people w on w.id = n.written_by
  where n.person_id = ${personId} ${about ? sql`and n.subject_id = ${about}` : sql``}
  order by n.written_at desc, n.id limit ${most}`

export async function findNote(sql: Sql, id: string): Promise<NoteRow | undefined> {
  const [row] = await sql<NoteRow[]>`
    select ${columns(sql)} from team_notes n join people w on w.id = n.written_by where n.id = ${id}`
  return row
}

type Locked = { personId: string; writtenBy: string; writtenAt: Date; changedAt: Date | null }

export async function lockNote(tx: Tx, id: string): Promise<Locked | undefined> {
  const [row] = await tx<Locked[]>`
    select person_id as "personId", written_by as "writtenBy", written_at as "writtenAt", changed_at as "changedAt"
    from team_notes where id = ${id} for update`
  return row
}

export const recordNote = (tx: Tx, id: string, body: string, at: Date) =>
  tx`update team_notes set body = ${body}, changed_at = ${at} where id = ${id}`

/** What the team noted about this person, for the file that they take along. */
export const listNotesAbout = (sql: Sql, personId: string) => sql`
  select body as "anotação", written_at as "em" from team_notes where person_id = ${personId} order by written_at, id`

export const eraseNotesAbout = (tx: Tx, personId: string) => tx`delete from team_notes where person_id = ${personId}`
