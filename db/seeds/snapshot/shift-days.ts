import type { ColumnValues, TableRows } from './snapshot.ts'

/** What has always been, or never ends, stays so. */
const isInfinite = (value: string) => value.endsWith('infinity')

/** A birthday stays where it is. */
const FIXED_COLUMN = 'born_on'
/** Dates for people stand in mails; in a conversation they are somebody's birthday. */
const DATED_TABLE = 'mails'

/** `days` after a date of the form 2026-11-28. */
const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const INSTANT = /\b(\d{4}-\d\d-\d\d)(?=T\d\d:\d\d:\d\d)/g
const BRAZILIAN_DATE = /\b(\d\d)\/(\d\d)\/(\d{4})\b/g
/** The id that a bank gives a Pix: who sends it, the day, the time, what is its own. */
const END_TO_END_DAY = /\b(E\d{8})(\d{4})(\d\d)(\d\d)(?=\d{4}\w{11}\b)/g

/** A text with every instant, and the day of every Pix, so many days later; with Brazilian dates too where asked. */
export function shiftText(text: string, days: number, { hasBrazilianDates = false } = {}): string {
  const shifted = text
    .replace(INSTANT, (date) => addDays(date, days))
    .replace(END_TO_END_DAY, (_, sender, y, m, d) => sender + addDays(`${y}-${m}-${d}`, days).replaceAll('-', ''))
  if (!hasBrazilianDates) return shifted
  return shifted.replace(BRAZILIAN_DATE, (_, d, m, y) =>
    addDays(`${y}-${m}-${d}`, days).split('-').toReversed().join('/'),
  )
}

/** The rows of a table so many whole days later: a day of São Paulo always has 24 hours since 2019. */
export function shiftRows({ name, columns }: TableRows, days: number): TableRows {
  const hasBrazilianDates = name === DATED_TABLE
  const shiftOf = ({ name, type }: ColumnValues) => {
    if (name === FIXED_COLUMN) return undefined
    if (type === 'date' || type === 'timestamp with time zone')
      return (value: string) => (isInfinite(value) ? value : addDays(value.slice(0, 10), days) + value.slice(10))
    if (type === 'text' || type === 'jsonb') return (value: string) => shiftText(value, days, { hasBrazilianDates })
    return undefined
  }
  const shifted = columns.map((column) => {
    const shift = shiftOf(column)
    return shift ? { ...column, values: column.values.map((value) => value && shift(value)) } : column
  })
  return { name, columns: shifted }
}
