import type { Fragment, Sql } from '#platform/db.ts'
import type { Filters } from './filters.rules.ts'
import { listOf, type ListName } from './lists.rules.ts'
import type { Position, SortType } from './cursor.rules.ts'
import { SOURCES } from './sources.sql.ts'

/** The value of a position, as what it is compared with. */
const TYPED: Record<SortType, (sql: Sql, value: string) => Fragment> = {
  instant: (sql, value) => sql`${value}::text::timestamptz`,
  number: (sql, value) => sql`${value}::text::bigint`,
  words: (sql, value) => sql`${value}::text`,
}

type Wanted = {
  filters: Filters
  sort: string
  /** Rows behind this one, or those before it where `isBackwards`. */
  from: Position | undefined
  isBackwards: boolean
  most: number
  /** Only these rows, whatever else is asked for. */
  ids?: readonly string[] | undefined
}
/** A row with the value that it is sorted by, as PostgreSQL writes it. */
export type ListRow = { id: string; sortedBy: string } & Record<string, unknown>

const midnightOf = (sql: Sql, day: string, later: number) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'America/Sao_Paulo')`

/**
 * The rows of one page, in the order of the list also where they were read backwards: narrowed and cut first, joined
 * afterwards.
 */
export function listRows(sql: Sql, name: ListName, { filters, sort, from, isBackwards, most, ids }: Wanted) {
  const source = SOURCES[name]
  const { by, descending } = listOf(name).sorts[sort]!
  const sortedBy = source.sorts[sort]!(sql)
  const position = from && sql`(${TYPED[by](sql, from.value)}, ${from.id}::uuid)`
  const goesDown = descending !== isBackwards
  const order = (down: boolean, value: Fragment) => (down ? sql`${value} desc, o.id desc` : sql`${value}, o.id`)
  const narrowed = Object.entries(source.filters).reduce((sum, [key, narrow]) => {
    const value = filters[key]
    return value ? sql`${sum} and ${narrow(sql, value)}` : sum
  }, sql`true`)
  return sql<ListRow[]>`
    select o.id, ${by === 'instant' ? sql`(${sortedBy} at time zone 'UTC')::text || '+00'` : sql`${sortedBy}::text`}
      as "sortedBy", ${source.columns(sql)}
    from (
      select o.* from ${source.table(sql)} o
      where ${narrowed} ${position ? sql`and (${sortedBy}, o.id) ${goesDown ? sql`<` : sql`>`} ${position}` : sql``}
        ${filters.from ? sql`and ${source.at(sql)} >= ${midnightOf(sql, filters.from, 0)}` : sql``}
        ${filters.to ? sql`and ${source.at(sql)} < ${midnightOf(sql, filters.to, 1)}` : sql``}
        ${ids ? sql`and o.id = any(${[...ids]}::uuid[])` : sql``}
      order by ${order(goesDown, sortedBy)} limit ${most}
    ) o ${source.joins(sql)}
    order by ${order(descending, sortedBy)}`
}
