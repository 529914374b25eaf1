import type { Sql, Tx } from '#platform/db.ts'
import { type DrawRow, drawFields, type ReadingRow, readingFields } from '../draw/sql.ts'

type Card = { id: string; personId: string; day: string; seed: string; at: Date }

/** Inserts the draw of a person's day (`yyyy-mm-dd`) with its row, or nothing. False: that day has its card. */
export async function insertDayCard(tx: Tx, { id, personId, day, seed, at }: Card): Promise<boolean> {
  const rows = await tx`
    with card as (
      insert into oracle_day_cards (person_id, day, draw_id) values (${personId}, ${day}::text::date, ${id})
      on conflict (person_id, day) do nothing returning draw_id)
    insert into oracle_draws (id, kind, layout, reversals, seed, opened_at)
    select draw_id, 'tarot', 'uma-carta', true, ${seed}, ${at} from card returning id`
  return rows.length > 0
}

/** A person's card of a day; `card` is missing when it was deleted. Undefined: nobody asked for it. */
export async function findDayCard(
  sql: Sql,
  { personId, day }: { personId: string; day: string },
): Promise<{ card?: DrawRow } | undefined> {
  const [row] = await sql<(DrawRow & { id: string | null })[]>`
    select ${drawFields(sql)} from oracle_day_cards c left join oracle_draws d on d.id = c.draw_id
    where c.person_id = ${personId} and c.day = ${day}::text::date`
  return row && (row.id === null ? {} : { card: row })
}

/** The cards of a day of many people, also those that nobody turned yet. */
export const listCardsOfDay = (sql: Sql, personIds: readonly string[], day: string) => sql<
  (DrawRow & { personId: string })[]
>`
  select c.person_id as "personId", ${drawFields(sql)} from oracle_day_cards c join oracle_draws d on d.id = c.draw_id
  where c.person_id = any(${[...personIds]}::uuid[]) and c.day = ${day}::text::date`

/** Somebody's card by its draw, with its day (`yyyy-mm-dd`). */
export async function findCardById(
  sql: Sql,
  { id, personId }: { id: string; personId: string },
): Promise<(DrawRow & { day: string }) | undefined> {
  const [row] = await sql<(DrawRow & { day: string })[]>`
    select c.day::text, ${drawFields(sql)} from oracle_day_cards c join oracle_draws d on d.id = c.draw_id
    where d.id = ${id} and c.person_id = ${personId}`
  return row
}

/** The reading kept last, without the card of this day. */
export async function findLatestReading(
  sql: Sql,
  { personId, day }: { personId: string; day: string },
): Promise<ReadingRow | undefined> {
  const [row] = await sql<ReadingRow[]>`
    select ${readingFields(sql)}
    from oracle_readings r join oracle_draws d on d.id = r.draw_id left join oracle_day_cards c on c.draw_id = d.id
    where r.person_id = ${personId} and c.day is distinct from ${day}::text::date
    order by r.kept_at desc, d.id limit 1`
  return row
}

/** The last rune, hexagram or card of the day that was drawn the day before and has no outcome yet. */
export async function findUnanswered(
  sql: Sql,
  { personId, day }: { personId: string; day: string },
): Promise<ReadingRow | undefined> {
  const [row] = await sql<ReadingRow[]>`
    select ${readingFields(sql)}
    from oracle_readings r join oracle_draws d on d.id = r.draw_id left join oracle_day_cards c on c.draw_id = d.id
    where r.person_id = ${personId} and r.outcome_at is null and (d.kind <> 'tarot' or c.day is not null)
      and (d.opened_at at time zone 'America/Sao_Paulo')::date = ${day}::text::date - 1
    order by r.kept_at desc, d.id limit 1`
  return row
}

/** Days before this one whose card is gone: nobody asks for them any more. */
export const deleteEmptyDays = (sql: Sql, day: string) =>
  sql`delete from oracle_day_cards where draw_id is null and day < ${day}::text::date`

/** Whatever was drawn or only committed to goes with the days. */
export async function deleteDayCardsOf(tx: Tx, personId: string) {
  await tx`
    delete from oracle_draws d using oracle_day_cards c where c.draw_id = d.id and c.person_id = ${personId}`
  await tx`delete from oracle_day_cards where person_id = ${personId}`
}
