import type { Sql } from '#platform/db.ts'
import type { CursorPosition } from '#shared/exact-cursor.ts'
import type { State } from '../rules.ts'
import type { ThreadEntry } from './contract.ts'
import { MOST_SHOWN } from './rules.ts'

/** An instant to the microsecond, as text: the driver rounds timestamps to milliseconds, and rows would come again. */
const exactly = (sql: Sql, column: string) =>
  sql`to_char(${sql(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly`

const isBefore = (sql: Sql, before: CursorPosition | undefined, at: string, id: string) =>
  before ? sql`and (${sql(at)}, ${sql(id)}) < (${before.at}::text::timestamptz, ${before.id}::uuid)` : sql``

export type ThreadRow = {
  /** The other one. */
  id: string
  name: string
  portrait: string | null
  at: Date
  exactly: string
  isUnread: boolean
  question: string | null
  answer: string | null
  state: State | null
  movedAt: Date | null
  dueAt: Date | null
  isOnHold: boolean
  followUp: string | null
  followedUpAt: Date | null
}

/** The latest first, after a position. The page is cut before anything is looked up for its rows. */
export const listThreads = (
  sql: Sql,
  personId: string,
  { you, before, most }: { you: 'client' | 'consultant'; before: CursorPosition | undefined; most: number },
) => {
  const isClient = you === 'client'
  const other = isClient ? sql`t.consultant_id` : sql`t.client_id`
  return sql<ThreadRow[]>`
    with page as materialized (
      select t.*, ${other} as other_id from question_threads t
      where ${isClient ? sql`t.client_id` : sql`t.consultant_id`} = ${personId}
        ${before ? sql`and (t.last_at, ${other}) < (${before.at}::text::timestamptz, ${before.id}::uuid)` : sql``}
      order by t.last_at desc, ${other} desc limit ${most}
    )
    select t.other_id as id, ${isClient ? sql`k.name, k.portrait` : sql`p.first_name as name, null as portrait`},
      t.last_at as at, ${exactly(sql, 't.last_at')},
      ${
        isClient
          ? sql`coalesce(t.to_client_at > coalesce(t.client_read_at, '-infinity'), false)`
          : sql`coalesce(t.to_consultant_at > coalesce(t.consultant_read_at, '-infinity'), false)`
      } as "isUnread",
      left(q.question, ${MOST_SHOWN}) as question,
      case when q.state = 'answered' or q.answered_late_at is not null then left(q.answer, ${MOST_SHOWN}) end as answer,
      q.state, coalesce(q.answered_late_at, q.ended_at, q.asked_at) as "movedAt", q.due_at as "dueAt",
      coalesce(q.on_hold_since is not null, false) as "isOnHold",
      left(f.body, ${MOST_SHOWN}) as "followUp", f.sent_at as "followedUpAt"
    from page t
    ${isClient ? sql`join consultants k on k.id = t.consultant_id` : sql`join people p on p.id = t.client_id`}
    left join lateral (
      select o.* from written_questions o
      where o.consultant_id = t.consultant_id and o.client_id = t.client_id and o.asked_at is not null
      order by o.asked_at desc limit 1
    ) q on true
    left join lateral (
      select u.body, u.sent_at from follow_ups u
      where u.consultant_id = t.consultant_id and u.client_id = t.client_id order by u.sent_at desc limit 1
    ) f on true
    order by t.last_at desc, t.other_id desc`
}

export type Pair = {
  you: 'client' | 'consultant'
  clientId: string
  consultantId: string
  name: string
  portrait: string | null
  isAutomatic: boolean
  isUnread: boolean
  readAt: Date
}

/**
 * The reader and the other one of a correspondence. A client finds whoever attends and whoever they wrote to; a
 * consultant whoever wrote to them or consulted them. Anybody else is not found.
 */
export async function findPair(sql: Sql, personId: string, otherId: string): Promise<Pair | undefined> {
  const [row] = await sql<Pair[]>`
    select 'client' as you, p.id as "clientId", k.id as "consultantId", k.name, k.portrait,
      k.is_automatic as "isAutomatic",
      coalesce(t.to_client_at > coalesce(t.client_read_at, '-infinity'), false) as "isUnread",
      current_instant() as "readAt"
    from people p join consultants k on k.id = ${otherId}
    left join question_threads t on t.consultant_id = k.id and t.client_id = p.id
    where p.id = ${personId} and p.role = 'client' and (k.approved_at is not null or t.client_id is not null
      or exists (select from consultation_clients c where c.consultant_id = k.id and c.client_id = p.id))
    union all
    select 'consultant', p.id, k.id, p.first_name, null, k.is_automatic,
      coalesce(t.to_consultant_at > coalesce(t.consultant_read_at, '-infinity'), false), current_instant()
    from consultants k join people p on p.id = ${otherId}
    left join question_threads t on t.consultant_id = k.id and t.client_id = p.id
    where k.id = ${personId} and (t.client_id is not null
      or exists (select from consultation_clients c where c.consultant_id = k.id and c.client_id = p.id))`
  return row
}

type Position = Pick<ThreadEntry, 'id' | 'kind' | 'at'> & { exactly: string }
type OfPair = Pick<Pair, 'clientId' | 'consultantId'>

/** What stands in a correspondence, the latest first, after a position: which it is, and when it came. */
export const listPositions = (
  sql: Sql,
  { clientId, consultantId }: OfPair,
  { before, most }: { before: CursorPosition | undefined; most: number },
) => sql<Position[]>`
  select entries.*, ${exactly(sql, 'at')} from ((
    select 'question' as kind, q.id, q.asked_at as at from written_questions q
    where q.consultant_id = ${consultantId} and q.client_id = ${clientId} and q.asked_at is not null
      ${isBefore(sql, before, 'q.asked_at', 'q.id')}
    order by q.asked_at desc, q.id desc limit ${most}
  ) union all (
    select 'consultation', c.id, c.ended_at from consultations c
    where c.consultant_id = ${consultantId} and c.client_id = ${clientId} and c.state = 'ended'
      and c.started_at is not null ${isBefore(sql, before, 'c.ended_at', 'c.id')}
    order by c.ended_at desc, c.id desc limit ${most}
  ) union all (
    select 'follow_up', f.id, f.sent_at from follow_ups f
    where f.consultant_id = ${consultantId} and f.client_id = ${clientId}
      ${isBefore(sql, before, 'f.sent_at', 'f.id')}
    order by f.sent_at desc, f.id desc limit ${most}
  )) entries order by at desc, id desc limit ${most}`

type ConsultationLine = NonNullable<ThreadEntry['consultation']> & { id: string }

export const listConsultationLines = (sql: Sql, ids: readonly string[]) => sql<ConsultationLine[]>`
  select c.id, charged_time(c)::float8 as "billedMs", c.channel, r.code as "receiptCode"
  from consultations c left join receipts r on r.subject = 'consultation:' || c.id
  where c.id = any (${[...ids]}::uuid[])`

/** Read until this instant, and never until an earlier one. */
export const recordRead = (sql: Sql, { you, clientId, consultantId }: Pair, until: Date) => sql`
  update question_threads set ${
    you === 'client'
      ? sql`client_read_at = greatest(client_read_at, ${until})`
      : sql`consultant_read_at = greatest(consultant_read_at, ${until})`
  } where consultant_id = ${consultantId} and client_id = ${clientId}`
