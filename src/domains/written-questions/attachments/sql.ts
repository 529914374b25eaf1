import type { Sql, Tx } from '#platform/db.ts'
import type { AttachmentKind } from './rules.ts'

type Place = { isOpenForThem: boolean; isAutomatic: boolean }

/**
 * A question of somebody who attaches to it: whether what they write is still to be sent, and whether a program
 * attends. Undefined: there is none of theirs, or none yet.
 */
export async function findPlace(sql: Sql, questionId: string, personId: string): Promise<Place | undefined> {
  const [row] = await sql<Place[]>`
    select case when q.client_id = ${personId} then q.state = 'unsent'
      else q.state = 'asked' or q.state = 'missed' and q.answered_late_at is null end as "isOpenForThem",
      k.is_automatic as "isAutomatic"
    from written_questions q join consultants k on k.id = q.consultant_id
    where q.id = ${questionId} and (q.client_id = ${personId} or q.consultant_id = ${personId})`
  return row
}

export async function countUnsent(sql: Sql, authorId: string): Promise<number> {
  const [row] = await sql<[{ all: number }]>`
    select count(*)::int as all from question_attachments
    where author_id = ${authorId} and sent_at is null and erased_at is null`
  return row.all
}

type Upload = {
  id: string
  questionId: string
  authorId: string
  kind: AttachmentKind
  name: string
  /** Of its bytes. */
  hash: Buffer
  width: number | null
  height: number | null
  durationMs: number | null
}

/** What was attached before goes. False: the id has another content, or another one came at the same time. */
export async function insertUpload(tx: Tx, a: Upload, at: Date): Promise<boolean> {
  await tx`
    update question_attachments set erased_at = ${at}
    where question_id = ${a.questionId} and author_id = ${a.authorId} and kind = ${a.kind} and id <> ${a.id}
      and sent_at is null and erased_at is null`
  const { count } = await tx`
    insert into question_attachments
      (id, question_id, author_id, kind, name, hash, width, height, duration_ms, uploaded_at)
    values (${a.id}, ${a.questionId}, ${a.authorId}, ${a.kind}, ${a.name}, ${a.hash}, ${a.width}, ${a.height}, ${a.durationMs},
      ${at}) on conflict do nothing`
  if (count === 1) return true
  const same = await tx`
    select from question_attachments where id = ${a.id} and question_id = ${a.questionId}
      and author_id = ${a.authorId} and name = ${a.name} and sent_at is null and erased_at is null`
  return same.length === 1
}

export const recordStored = (sql: Sql, id: string) =>
  sql`update question_attachments set is_stored = true where id = ${id}`

/** False: it was sent. One that is not there, or not theirs, is nothing. */
export async function discardUpload(tx: Tx, given: { id: string; questionId: string; authorId: string; at: Date }) {
  const [row] = await tx<{ isSent: boolean }[]>`
    select sent_at is not null as "isSent" from question_attachments
    where id = ${given.id} and question_id = ${given.questionId} and author_id = ${given.authorId} for update`
  if (!row || row.isSent) return !row?.isSent
  await tx`update question_attachments set erased_at = coalesce(erased_at, ${given.at}) where id = ${given.id}`
  return true
}

/** Whether a reader of question `q` sees its attachment `a`: what was sent, and what is one's own. */
const isSeenBy = (sql: Sql, reader: string) => sql`
  a.is_stored and a.erased_at is null and a.author_id in (q.client_id, q.consultant_id)
  and (a.sent_at is not null or a.author_id = ${reader})`

/** The attachments of a question `q` as its reader sees them. */
export const attachmentsFor = (sql: Sql, reader: string) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind,
    'by', case a.author_id when q.client_id then 'client' else 'consultant' end, 'width', a.width, 'height', a.height,
    'durationMs', a.duration_ms, 'isSent', a.sent_at is not null) order by a.kind)
  from question_attachments a where a.question_id = q.id and ${isSeenBy(sql, reader)}), '[]')`

/** The file of an attachment for one of the two of its question; of one that is not bought yet, for its author. */
export async function findFile(sql: Sql, { id, questionId }: { id: string; questionId: string }, reader: string) {
  const [row] = await sql<{ name: string }[]>`
    select a.name from question_attachments a left join written_questions q on q.id = a.question_id
    where a.id = ${id} and a.question_id = ${questionId} and a.is_stored and a.erased_at is null
      and (a.author_id = ${reader} or ${isSeenBy(sql, reader)} and ${reader} in (q.client_id, q.consultant_id))`
  return row?.name
}

/** The voice that somebody attached to a question: how long it is, in milliseconds, and whether they sent it before. */
export async function findVoice(sql: Sql, questionId: string, authorId: string) {
  const [row] = await sql<{ durationMs: number; isCopy: boolean }[]>`
    select a.duration_ms as "durationMs", exists (
      select from question_attachments o
      where o.author_id = a.author_id and o.sent_at is not null and o.question_id <> a.question_id
        and o.hash = a.hash
    ) as "isCopy"
    from question_attachments a
    where a.question_id = ${questionId} and a.author_id = ${authorId} and a.kind = 'voice' and a.is_stored
      and a.erased_at is null`
  return row
}

/** Locks those whose files go: erased, or not sent in time while no question waits for them. */
export const lockForRemoval = (tx: Tx, { uploadedBefore, most }: { uploadedBefore: Date; most: number }) => tx<
  { id: string; name: string }[]
>`
  select a.id, a.name from question_attachments a
  where a.erased_at is not null or a.sent_at is null and a.uploaded_at < ${uploadedBefore}
    and not exists (select from written_questions q where q.id = a.question_id and q.ended_at is null
      and a.author_id in (q.client_id, q.consultant_id))
  order by a.uploaded_at limit ${most} for update skip locked`

export const deleteAttachments = (tx: Tx, ids: readonly string[]) =>
  tx`delete from question_attachments where id = any (${[...ids]}::uuid[])`

/** What somebody sent with questions and answers, with where it can be read. */
export const listAttachmentsOf = (sql: Sql, personId: string) => sql`
  select a.sent_at as "enviado em", case a.kind when 'picture' then 'foto' else 'voz' end as tipo,
    '/api/questions/' || a.question_id || '/attachments/' || a.id as "endereço"
  from question_attachments a where a.author_id = ${personId} and a.erased_at is null order by a.uploaded_at`

/** They are gone for both at once; the sweep removes the files. */
export const eraseAttachmentsOf = (tx: Tx, personId: string, at: Date) =>
  tx`update question_attachments set erased_at = ${at} where author_id = ${personId} and erased_at is null`

/** What one side of a question attached was taken down: gone for both at once; the sweep removes the files. */
export const eraseAttachments = (tx: Tx, of: { questionId: string; authorId: string; at: Date }) => tx`
  update question_attachments set erased_at = ${of.at}
  where question_id = ${of.questionId} and author_id = ${of.authorId} and erased_at is null`
