import type { Sql, Tx } from '#platform/db.ts'

export type TextKind = 'article' | 'service' | 'slide' | 'banner' | 'page'

/** `revision`: its newest; `publicRevision` with `publicFrom`: what readers see, since or from when. */
export type TextRow = {
  id: string
  kind: TextKind
  name: string
  title: string
  revision: number
  publicRevision: number | null
  publicFrom: Date | null
  changedAt: Date
}

const columns = (sql: Sql) => sql`
  t.id, t.kind, t.name, t.title, t.revision, t.public_revision as "publicRevision", t.public_from as "publicFrom",
  t.changed_at as "changedAt"`

/** Locks a text until the end of the transaction. */
export async function lockText(tx: Tx, id: string): Promise<TextRow | undefined> {
  const [row] = await tx<TextRow[]>`select ${columns(tx)} from content_texts t where id = ${id} for update`
  return row
}

export async function findText(sql: Sql, id: string): Promise<TextRow | undefined> {
  const [row] = await sql<TextRow[]>`select ${columns(sql)} from content_texts t where id = ${id}`
  return row
}

export type NewText = { id: string; kind: TextKind; name: string; title: string; at: Date }

/** False: there is one with this id; of texts with a name, the id is its name's. Two at once may meet at either. */
export async function insertText(tx: Tx, { id, kind, name, title, at }: NewText): Promise<boolean> {
  const { count } = await tx`
    insert into content_texts (id, kind, name, title, revision, changed_at)
    values (${id}, ${kind}, ${name}, ${title}, 1, ${at}) on conflict do nothing`
  return count === 1
}

export const recordRevision = (tx: Tx, t: { id: string; name: string; title: string; number: number; at: Date }) => tx`
  update content_texts set name = ${t.name}, title = ${t.title}, revision = ${t.number}, changed_at = ${t.at}
  where id = ${t.id}`

export const recordPublic = (tx: Tx, t: { id: string; number: number | null; from: Date | null; at: Date }) => tx`
  update content_texts set public_revision = ${t.number}, public_from = ${t.from}, changed_at = ${t.at}
  where id = ${t.id}`

/** With its revisions and slugs. */
export const deleteText = (tx: Tx, id: string) => tx`delete from content_texts where id = ${id}`

type NewRevision = { textId: string; number: number; fields: object; by: string | null; at: Date }

export const insertRevision = (tx: Tx, { textId, number, fields, by, at }: NewRevision) => tx`
  insert into content_revisions (text_id, number, fields, written_by, written_at)
  values (${textId}, ${number}, ${tx.json(fields as never)}, ${by}, ${at})`

/** What a revision says, of the kind that its text is. */
export async function findFields<F>(sql: Sql, textId: string, number: number): Promise<F | undefined> {
  const [row] = await sql<{ fields: F }[]>`
    select fields from content_revisions where text_id = ${textId} and number = ${number}`
  return row?.fields
}

export type RevisionRow = { number: number; writtenAt: Date; by: string | null }

/** The newest first, those before `before`. `by`: whoever wrote it; null: it came with the product. */
export const listRevisions = (sql: Sql, textId: string, before: number, most: number) => sql<RevisionRow[]>`
  select r.number, r.written_at as "writtenAt",
    case when r.written_by is not null then coalesce(nullif(btrim(p.first_name || ' ' || p.last_name), ''),
      'Conta encerrada') end as by
  from content_revisions r left join people p on p.id = r.written_by
  where r.text_id = ${textId} and r.number < ${before} order by r.number desc limit ${most}`

export type TextQuery = {
  kind: TextKind
  words: string | undefined
  state: 'draft' | 'scheduled' | 'public' | 'changed' | undefined
  after: { changedAt: Date; id: string } | undefined
  now: Date
  most: number
}

/** Texts by when they changed, the last first, after a place in that order. `words` stand in the title. */
export function listTexts(sql: Sql, { kind, words, state, after, now, most }: TextQuery) {
  const states = {
    draft: sql`and t.public_from is null`,
    scheduled: sql`and t.public_from > ${now}`,
    public: sql`and t.public_from <= ${now}`,
    changed: sql`and t.public_revision < t.revision`,
  }
  const pattern = words && `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql<TextRow[]>`
    select ${columns(sql)} from content_texts t
    where t.kind = ${kind} ${state ? states[state] : sql``}
      ${pattern ? sql`and search_form(t.title) like search_form(${pattern})` : sql``}
      ${after ? sql`and (t.changed_at, t.id) < (${after.changedAt}, ${after.id})` : sql``}
    order by t.changed_at desc, t.id desc limit ${most}`
}
