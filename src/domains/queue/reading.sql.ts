import type { Sql } from '#platform/db.ts'
import { columnsOf, isAhead, isOfferable, isRung, type PlaceRow } from './sql.ts'

/** A place with whom it is for, how many come first, and whether a device rings at its turn. */
export type ShownPlace = PlaceRow & {
  isRung: boolean
  consultantName: string
  portrait: string
  isAutomatic: boolean
  before: number
}

/** The open place of a client, or the one that ended last, if it did since then and they did not leave it. */
export async function findLatestPlace(
  sql: Sql,
  clientId: string,
  { at, endedSince }: { at: Date; endedSince: Date },
): Promise<ShownPlace | undefined> {
  const [row] = await sql<ShownPlace[]>`
    with latest as (
      (select * from queue_places where client_id = ${clientId} and ended_at is null)
      union all
      (select * from queue_places where client_id = ${clientId} and ended_at > ${endedSince}
        and state in ('lapsed', 'ended') order by ended_at desc limit 1)
      limit 1
    )
    select ${columnsOf(sql)}, k.name as "consultantName", k.portrait, k.is_automatic as "isAutomatic",
      ${isRung(sql, at)} as "isRung",
      (select count(*)::int from queue_places q where q.consultant_id = own.consultant_id and q.number < own.number
        and ${isAhead(sql, at)}) as before
    from latest own join queue_places q on q.id = own.id join consultants k on k.id = own.consultant_id`
  return row
}

export type WaitingCount = { consultantId: string; waiting: number; comesFirst: boolean }

/** How many wait now for each of these consultants, turns under way included; for all that anybody waits for: null. */
export const countWaiting = (sql: Sql, consultantIds: readonly string[] | null, at: Date) => sql<WaitingCount[]>`
  select q.consultant_id as "consultantId", count(*)::int as waiting,
    bool_or(q.state in ('offered', 'requested') or ${isOfferable(sql, at)}) as "comesFirst"
  from queue_places q
  where ${consultantIds ? sql`q.consultant_id = any(${consultantIds as string[]}::uuid[]) and` : sql``} ${isAhead(sql, at)}
  group by q.consultant_id`

type Reader = { firstName: string; email: string; isConfirmed: boolean; consultantName: string }

/** Whom a place belongs to, and for whom they wait. */
export async function findReader(sql: Sql, id: string): Promise<Reader> {
  const [row] = await sql<Reader[]>`
    select p.first_name as "firstName", p.email, p.email_confirmed_at is not null as "isConfirmed",
      k.name as "consultantName"
    from queue_places q join people p on p.id = q.client_id join consultants k on k.id = q.consultant_id
    where q.id = ${id}`
  return row!
}
