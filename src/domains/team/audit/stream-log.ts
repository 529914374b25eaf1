import type { Sql } from '#platform/db.ts'
import { formatDay, formatTime } from '#shared/dates.ts'
import { csvText } from '#shared/csv.ts'
import type { LogEntry } from './contract.ts'
import { entryOf } from './read-log.ts'
import { type LogAsked, listLog } from './sql.ts'

const AT_ONCE = 1_000
/** Spreadsheets read UTF-8 only after this mark. */
const BOM = '\uFEFF'
const HEADER = 'Data;Hora;Número;Quem;O que fez;Sobre quem;Código do assunto;Motivo;Antes;Depois\r\n'

/** The filtered log as a spreadsheet, latest first, a thousand at a time, so that memory does not grow with it. */
export function streamLog(sql: Sql, asked: LogAsked): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let before: string | undefined
  let isFirst = true
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const entries = (await listLog(sql, asked, before, AT_ONCE)).map(entryOf)
        const text = entries.map(rowOf).join('')
        if (isFirst || text) controller.enqueue(encoder.encode(isFirst ? BOM + HEADER + text : text))
        isFirst = false
        before = entries.at(-1)?.id
        if (entries.length < AT_ONCE) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
}

const rowOf = (entry: LogEntry) =>
  `${[
    formatDay(entry.at),
    formatTime(entry.at),
    entry.n === null ? '' : String(entry.n),
    csvText(entry.actor?.name ?? ''),
    csvText(entry.sentence),
    csvText(entry.person?.name ?? ''),
    entry.subjectId ?? '',
    csvText(entry.reason ?? ''),
    csvText(valuesOf(entry, 'before')),
    csvText(valuesOf(entry, 'after')),
  ].join(';')}\r\n`

const valuesOf = ({ changes }: LogEntry, side: 'before' | 'after') =>
  changes.flatMap((change) => (change[side] === null ? [] : [`${change.field}: ${change[side]}`])).join(', ')
