import type { Sql, Tx } from '#platform/db.ts'
import type { DrawEvent, Kind, Layout, Outcome, Terms } from './rules.ts'

export type DrawRow = {
  id: string
  kind: Kind
  layout: Layout
  reversals: boolean
  seed: string
  openedAt: Date
  events: DrawEvent[]
}
export type ReadingRow = DrawRow & {
  question: string | null
  keptAt: Date
  sharedAt: Date | null
  dayCardOn: string | null
  outcome: Outcome | null
  outcomeNote: string | null
  outcomeAt: Date | null
}

export const drawFields = (sql: Sql) => sql`
  d.id, d.kind, d.layout, d.reversals, d.seed, d.opened_at as "openedAt",
  (select jsonb_agg(e.event order by e.n) from oracle_draw_events e where e.draw_id = d.id) as events`

export const readingFields = (sql: Sql) => sql`
  ${drawFields(sql)}, r.question, r.kept_at as "keptAt", r.shared_at as "sharedAt",
  (select c.day::text from oracle_day_cards c where c.draw_id = d.id) as "dayCardOn",
  r.outcome, r.outcome_note as "outcomeNote", r.outcome_at as "outcomeAt"`

/** False: a draw of that id exists. */
export async function insertDraw(
  tx: Tx,
  { id, kind, layout, reversals, seed, at }: Terms & { id: string; seed: string; at: Date },
): Promise<boolean> {
  const rows = await tx`
    insert into oracle_draws (id, kind, layout, reversals, seed, opened_at)
      values (${id}, ${kind}, ${layout}, ${reversals}, ${seed}, ${at})
    on conflict (id) do nothing returning id`
  return rows.length > 0
}

/** Appends events after the first `after`. */
export const insertEvents = (
  tx: Tx,
  { drawId, after, events, at }: { drawId: string; after: number; events: readonly DrawEvent[]; at: Date },
) =>
  tx`
    insert into oracle_draw_events (draw_id, n, event, added_at)
    select ${drawId}, ${after} + n, event, ${at}
      from jsonb_array_elements(${tx.json(events)}) with ordinality as e (event, n)`

/** A draw that anybody with its URL may see: kept by nobody and nobody's card of the day, or shared. */
export async function findDraw(sql: Sql, id: string): Promise<DrawRow | undefined> {
  const [row] = await sql<DrawRow[]>`
    select ${drawFields(sql)} from oracle_draws d
    where d.id = ${id} and not exists (select 1 from oracle_readings r where r.draw_id = d.id and r.shared_at is null)
      and (not exists (select 1 from oracle_day_cards c where c.draw_id = d.id)
        or exists (select 1 from oracle_readings r where r.draw_id = d.id))`
  return row
}

/** Locks a draw against other acts and against being kept, until the transaction ends. */
export const lockDraw = (tx: Tx, id: string) => tx`select lock_draw(${id})`

export async function findReading(
  sql: Sql,
  { id, personId }: { id: string; personId: string },
): Promise<ReadingRow | undefined> {
  const [row] = await sql<ReadingRow[]>`
    select ${readingFields(sql)} from oracle_draws d join oracle_readings r on r.draw_id = d.id
      where d.id = ${id} and r.person_id = ${personId}`
  return row
}

export const listReadings = (
  sql: Sql,
  { personId, before, most }: { personId: string; before: Date | undefined; most: number },
) => sql<ReadingRow[]>`
  select ${readingFields(sql)} from oracle_draws d join oracle_readings r on r.draw_id = d.id
  where r.person_id = ${personId} ${before ? sql`and r.kept_at < ${before}` : sql``} order by r.kept_at desc, d.id
    limit ${most}`

/** Inserts or changes a reading; `shared_at` stays while it is shared. False: somebody else keeps the draw. */
export async function recordReading(
  tx: Tx,
  {
    id,
    personId,
    question,
    shared,
    at,
  }: { id: string; personId: string; question: string | null; shared: boolean; at: Date },
): Promise<boolean> {
  const rows = await tx`
    insert into oracle_readings as r (draw_id, person_id, question, kept_at, shared_at)
    values (${id}, ${personId}, ${question}, ${at}, ${shared ? at : null})
    on conflict (draw_id) do update
      set question = excluded.question, shared_at = case when ${shared}
      then coalesce(r.shared_at, excluded.shared_at) end
      where r.person_id = excluded.person_id
    returning draw_id`
  return rows.length > 0
}

/** Nothing said erases it. False: this person has no such reading. */
export async function updateOutcome(
  sql: Sql,
  {
    id,
    personId,
    outcome,
    note,
    now,
  }: { id: string; personId: string; outcome: Outcome | null; note: string | null; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update oracle_readings set outcome = ${outcome}, outcome_note = ${note},
      outcome_at = ${outcome === null && note === null ? null : now}
    where draw_id = ${id} and person_id = ${personId} returning draw_id`
  return rows.length > 0
}

/** False: this person has no such reading. */
export async function deleteReading(sql: Sql, { id, personId }: { id: string; personId: string }): Promise<boolean> {
  const rows = await sql`
    delete from oracle_draws d using oracle_readings r
      where d.id = ${id} and r.draw_id = d.id and r.person_id = ${personId} returning d.id`
  return rows.length > 0
}

/** Deletes draws opened before `before` that nobody keeps. */
export const deleteUnkeptDraws = (sql: Sql, before: Date) => sql`
  delete from oracle_draws d where d.opened_at < ${before} and not exists (select 1 from oracle_readings r
    where r.draw_id = d.id)`

/** Saved readings go with their draws, whose address may have been shared. */
export const deleteReadingsOf = (tx: Tx, personId: string) => tx`
  delete from oracle_draws d using oracle_readings r where r.draw_id = d.id and r.person_id = ${personId}`

export const listOwnReadings = (sql: Sql, personId: string) => sql`
  select r.kept_at as "guardada em", question as pergunta, c.day as "carta do dia",
    case outcome when 'yes' then 'sim' when 'partly' then 'em parte' when 'no' then 'não' end as "fez sentido",
    outcome_note as "como foi", outcome_at as "contado em"
  from oracle_readings r left join oracle_day_cards c on c.draw_id = r.draw_id
  where r.person_id = ${personId} order by r.kept_at`
