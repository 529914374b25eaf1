import { csvAmount, csvText } from '#shared/csv.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { stateWords } from '../states.rules.ts'
import { type Column, listOf, type ListName } from './lists.rules.ts'

/** What a cell says as text, in a table as in a file. Amounts are left to whoever shows them. */
export function cellText(column: Column, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (column.as === 'state') return stateWords(column.of, String(value)).words
  if (column.as === 'choice') return column.choices[String(value)] ?? String(value)
  if (column.as === 'person') return (value as { name: string }).name
  return value instanceof Date ? formatDayAndTime(value) : String(value)
}

const columnsOf = (name: ListName) => listOf(name).columns

/** The first line of a file of this list: all its columns, and the id by which its page is found. */
export const csvHeader = (name: ListName) =>
  `${[...columnsOf(name).map(({ title }) => csvText(title)), 'Endereço'].join(';')}\r\n`

/** One row of a file; no text of it becomes a formula. `href`: the page of the row. */
export const csvRow = (name: ListName, row: Readonly<Record<string, unknown>>, href: string) =>
  `${[
    ...columnsOf(name).map((column) =>
      column.as === 'money' ? csvAmount(row[column.key] as bigint) : csvText(cellText(column, row[column.key])),
    ),
    csvText(href),
  ].join(';')}\r\n`
