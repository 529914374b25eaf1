import type { Sql, Tx } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import type { Member } from '../members.sql.ts'
import type { CaseCursor } from './cursor.rules.ts'
import { kindsFor } from './kinds/all-kinds.sql.ts'
import type { KindOfCase } from './kinds/queue-kind.ts'
import type { QueueKind } from './kinds.rules.ts'
import { HELD_FOR_MS } from './rules.ts'

/** As JSON: amounts are numbers, instants texts. */
export type CaseRow = {
  kind: QueueKind
  id: string
  personId: string | null
  name: string
  about: string | null
  amount: number | null
  since: string
  dueAt: string
  takenBy: Member | null
  snoozedUntil: string | null
}
export type CountRow = { kind: QueueKind; waiting: number; snoozed: number }

type Reader = { now: Date; capabilities: readonly Capability[] }

/**
 * What waits of these kinds, with who has it and until when it rests. What was noted before it began to wait is
 * past.
 */
const waitingCases = (sql: Sql, { now, capabilities }: Reader, kinds: readonly KindOfCase[]) => sql`
  waiting as materialized (
    select w.*, case when h.taken_at > ${new Date(now.getTime() - HELD_FOR_MS)} then h.taken_by end as taken_by,
      case when h.snoozed_until > ${now} then h.snoozed_until end as snoozed_until
    from (${allOf(sql, { now, capabilities }, kinds)}) w
      left join queue_holds h on h.kind = w.kind and h.case_id = w.id and h.moved_at >= w.since
  )`

const allOf = (sql: Sql, { now, capabilities }: Reader, kinds: readonly KindOfCase[]) =>
  kinds
    .map(({ name, waiting }) => sql`select ${name}::text as kind, k.* from (${waiting(sql, now, capabilities)}) k`)
    .reduce((all, one) => sql`${all} union all ${one}`)

/** A row of `page`, as it leaves the database. Names are looked up for the page alone. */
const asJson = (sql: Sql) => sql`
  json_build_object('kind', q.kind, 'id', q.id, 'personId', q.person_id,
    'name', coalesce(q.name, btrim(p.first_name || ' ' || p.last_name), ''), 'about', q.about, 'amount', q.amount,
    'since', q.since, 'dueAt', q.due_at, 'snoozedUntil', q.snoozed_until,
    'takenBy', case when t.id is not null
      then json_build_object('id', t.id, 'name', btrim(t.first_name || ' ' || t.last_name)) end)`

type Asked = Reader & {
  isSnoozed: boolean
  kind: QueueKind | undefined
  takenBy: string | undefined
  after: CaseCursor | undefined
  most: number
}

/** A page of the queue and the counts of all of it, of what the reader may decide, in one statement. */
export async function readQueuePage(sql: Sql, a: Asked): Promise<{ cases: CaseRow[]; counts: CountRow[] }> {
  const kinds = kindsFor(a.capabilities)
  if (kinds.length === 0) return { cases: [], counts: [] }
  const [row] = await sql<{ cases: CaseRow[]; counts: CountRow[] }[]>`
    with ${waitingCases(sql, a, kinds)},
      page as (
        select * from waiting where (snoozed_until is not null) = ${a.isSnoozed}
          and (${a.kind ?? null}::text is null or kind = ${a.kind ?? null})
          and (${a.takenBy ?? null}::uuid is null or taken_by = ${a.takenBy ?? null})
          and (${a.after?.dueAt ?? null}::timestamptz is null
            or (due_at, kind, id) > (${a.after?.dueAt ?? null}::timestamptz, ${a.after?.kind ?? null}, ${a.after?.id ?? null}::uuid))
        order by due_at, kind, id limit ${a.most}
      )
    select
      (select coalesce(json_agg(${asJson(sql)} order by q.due_at, q.kind, q.id), '[]')
        from page q left join people p on p.id = q.person_id left join people t on t.id = q.taken_by) as cases,
      (select coalesce(json_agg(json_build_object('kind', kind, 'waiting', waiting, 'snoozed', snoozed)), '[]')
        from (select kind, count(*) filter (where snoozed_until is null) as waiting,
          count(*) filter (where snoozed_until is not null) as snoozed from waiting group by kind) c) as counts`
  return row!
}

/** A case that waits or rests. Undefined: it does not exist, was decided, or is not for this reader to decide. */
export async function findWaiting(
  sql: Sql,
  { kind, id, ...reader }: Reader & { kind: QueueKind; id: string },
): Promise<CaseRow | undefined> {
  const of = kindsFor(reader.capabilities).filter(({ name }) => name === kind)
  if (of.length === 0) return undefined
  const [row] = await sql<{ case: CaseRow }[]>`
    with ${waitingCases(sql, reader, of)}
    select ${asJson(sql)} as case
    from waiting q left join people p on p.id = q.person_id left join people t on t.id = q.taken_by
    where q.id = ${id}`
  return row?.case
}

/** Of one case, one thing is changed at a time. */
export const lockCase = (tx: Tx, kind: QueueKind, id: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended('queue:' || ${kind} || ':' || ${id}, 0))`

type Case = { kind: QueueKind; id: string; at: Date }

/** Who has it from now on; null: nobody. */
export const recordTaken = (tx: Tx, { kind, id, at }: Case, by: string | null) => tx`
  insert into queue_holds (kind, case_id, taken_by, taken_at, moved_at)
  values (${kind}, ${id}, ${by}, ${by === null ? null : at}, ${at})
  on conflict (kind, case_id) do update set taken_by = excluded.taken_by, taken_at = excluded.taken_at,
    snoozed_until = case when queue_holds.snoozed_until > excluded.moved_at then queue_holds.snoozed_until end,
    moved_at = excluded.moved_at`

/** It rests until then; null: it waits again. Whoever has it keeps it. */
export const recordSnoozed = (tx: Tx, { kind, id, at }: Case, until: Date | null) => tx`
  insert into queue_holds (kind, case_id, snoozed_until, moved_at) values (${kind}, ${id}, ${until}, ${at})
  on conflict (kind, case_id) do update set snoozed_until = excluded.snoozed_until, moved_at = excluded.moved_at`

/** What was noted so long ago that the case is decided, or nobody has it. */
export const deleteOldHolds = (sql: Sql, before: Date, most: number) => sql`
  delete from queue_holds where ctid = any(array(
    select ctid from queue_holds where moved_at < ${before} order by moved_at limit ${most}))`
