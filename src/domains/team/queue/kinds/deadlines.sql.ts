import type { Sql } from '#platform/db.ts'

type Part = ReturnType<Sql>

/** The end of a day in São Paulo. `day`: SQL of a date. */
export const endOfDay = (sql: Sql, day: Part) => sql`((${day} + 1)::timestamp at time zone 'America/Sao_Paulo')`

/** The day in São Paulo of an instant. */
export const dayOf = (sql: Sql, at: Part) => sql`(${at} at time zone 'America/Sao_Paulo')::date`

/** The end of the n-th business day after an instant. */
export const endOfBusinessDay = (sql: Sql, at: Part, n: number) =>
  endOfDay(sql, sql`business_days_after(${dayOf(sql, at)}, ${n})`)
