import type { Sql } from '#platform/db.ts'
import type { HeldRule } from './held.rules.ts'

export type HeldText = {
  personId: string
  place: 'room' | 'answer' | 'profile'
  /** The consultation or question; null: the profile. */
  subjectId: string | null
  rule: HeldRule
  found: string
  outcome: 'refused' | 'insisted'
  at: Date
}

/** Counts what was held, or sent all the same. */
export const insertHeld = (sql: Sql, h: HeldText) => sql`
  insert into held_texts (person_id, place, subject_id, rule, found, outcome, at)
  values (${h.personId}, ${h.place}, ${h.subjectId}, ${h.rule}, ${h.found}, ${h.outcome}, ${h.at})`

/** Of one person, for what they can take along. */
export const listHeldOf = (sql: Sql, personId: string) => sql<Omit<HeldText, 'personId'>[]>`
  select place, rule, found, outcome, at from held_texts where person_id = ${personId} order by at desc, id desc`

export const deleteHeldOf = (sql: Sql, personId: string) => sql`delete from held_texts where person_id = ${personId}`

const KEPT_DAYS = 180

/** Answers how many went. */
export async function deleteOldHeld(sql: Sql, now: Date, most: number) {
  const { count } = await sql`
    delete from held_texts where id in (
      select id from held_texts where at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})
      order by at limit ${most})`
  return count
}
