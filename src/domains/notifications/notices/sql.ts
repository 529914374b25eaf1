import type { Sql, Tx } from '#platform/db.ts'
import type { NoticeGroup, NoticeKind } from './kinds.rules.ts'

export type NewNotice = {
  id: string
  personId: string
  kind: NoticeKind
  key: string
  title: string
  body: string | undefined
  path: string | undefined
  at: Date
}

/** Inserts a notice, once per person and key; not where the person does without `optionalIn` in the list. */
export async function insertNotice(tx: Tx, n: NewNotice, optionalIn: NoticeGroup | undefined): Promise<boolean> {
  const { count } = await tx`
    insert into notices (id, person_id, kind, key, title, body, path, at)
    select ${n.id}, ${n.personId}, ${n.kind}, ${n.key}, ${n.title}, ${n.body ?? null}, ${n.path ?? null}, ${n.at}
    where not exists (
      select from notice_choices
      where person_id = ${n.personId} and topic = ${optionalIn ?? null} and way = 'page' and not wanted)
    on conflict (person_id, key) do nothing`
  return count > 0
}

export type NoticeRow = {
  id: string
  kind: string
  title: string
  body: string | null
  path: string | null
  at: Date
  readAt: Date | null
}

type Page = { before?: string | undefined; kinds?: readonly string[] | undefined; most: number }

/** Notices of a person, latest first; those after the one named `before`, of some kinds. */
export const listNotices = (sql: Sql, personId: string, { before, kinds, most }: Page) => sql<NoticeRow[]>`
  select id, kind, title, body, path, at, read_at as "readAt" from notices
  where person_id = ${personId}
    ${before ? sql`and (at, id) < (select at, id from notices where id = ${before} and person_id = ${personId})` : sql``}
    ${kinds ? sql`and kind = any(${kinds as string[]})` : sql``}
  order by at desc, id desc limit ${most}`

/** How many a person has not read, counted up to a limit. */
export async function countUnread(sql: Sql, personId: string, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from (
      select from notices where person_id = ${personId} and read_at is null limit ${most}) unread`
  return row!.count
}

export async function isNoticeOf(sql: Sql, personId: string, id: string): Promise<boolean> {
  return (await sql`select from notices where id = ${id} and person_id = ${personId}`).length > 0
}

/** Marks one notice of a person, or all up to that one; answers how many changed. */
export async function recordRead(sql: Sql, personId: string, { id, andOlder, at }: Read): Promise<number> {
  const { count } = await sql`
    update notices set read_at = ${at}
    where person_id = ${personId} and read_at is null and ${
      andOlder
        ? sql`(at, id) <= (select at, id from notices where id = ${id} and person_id = ${personId})`
        : sql`id = ${id}`
    }`
  return count
}
type Read = { id: string; andOlder: boolean; at: Date }

export async function deleteOldNotices(sql: Sql, before: Date, most: number): Promise<number> {
  const { count } = await sql`
    delete from notices where id in (select id from notices where at < ${before} order by at limit ${most})`
  return count
}

/** What a person was told, for "meus dados". */
export const listOwnNotices = (sql: Sql, personId: string) => sql<{ at: Date; title: string; body: string | null }[]>`
  select at, title, body from notices where person_id = ${personId} order by at`

export const deleteNoticesOf = (tx: Tx, personId: string) => tx`delete from notices where person_id = ${personId}`
