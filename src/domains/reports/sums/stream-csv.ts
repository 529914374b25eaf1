import type { Sql } from '#platform/db.ts'
import { formatDay, formatTime } from '#shared/dates.ts'
import { type EarnedLine, listNamedLines, type NamedLine, withCommissions } from '../lines/list-named-lines.ts'
import { refundCause } from '../lines/refund-causes.rules.ts'
import { channelName, csvAmount, type Period } from './rules.ts'
import { csvText } from '#shared/csv-text.ts'

const AT_ONCE = 1_000
/** Spreadsheets read UTF-8 only after this mark. */
export const BOM = '\uFEFF'
const HEADER = 'Data;Hora;Movimento;Canal;Valor em R$;Recibo\r\n'
/** What an accountant needs beside it: what the client paid, what the house kept, and why something went back. */
const HEADER_OF_EARNINGS =
  'Data;Hora;Movimento;Canal;Líquido em R$;Recibo;Bruto em R$;Comissão em R$;Motivo da devolução\r\n'

/** Where the lines come from, a thousand at a time. */
export type ListLines = (...asked: Parameters<typeof listNamedLines>) => PromiseLike<NamedLine[]>

/**
 * The lines of a period as a spreadsheet, oldest first. Asks for the next thousand when those before are taken, so that
 * memory does not grow with the period, and holds no connection in between. `isConsultant`: with gross and commission.
 */
export function streamCsv(
  sql: Sql,
  personId: string,
  period: Period,
  { list = listNamedLines, isConsultant = false }: { list?: ListLines; isConsultant?: boolean } = {},
): ReadableStream<Uint8Array> {
  const header = BOM + (isConsultant ? HEADER_OF_EARNINGS : HEADER)
  const encoder = new TextEncoder()
  let last: NamedLine | undefined
  let isFirst = true
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const lines = await list(sql, personId, period, last, AT_ONCE)
        const rows = isConsultant ? (await withCommissions(sql, personId, lines)).map(earnedRowOf) : lines.map(rowOf)
        const text = rows.join('')
        if (isFirst || text) controller.enqueue(encoder.encode(isFirst ? header + text : text))
        isFirst = false
        last = lines.at(-1)
        if (lines.length < AT_ONCE) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
}

const cellsOf = ({ at, words, amount, channel, receiptCode }: NamedLine) => [
  formatDay(at),
  formatTime(at),
  csvText(words),
  csvText(channelName(channel)),
  csvAmount(amount),
  receiptCode ?? '',
]
const rowOf = (line: NamedLine) => `${cellsOf(line).join(';')}\r\n`

/** The net is the gross less the commission, in each row and so in all of them. */
const earnedRowOf = ({ commission, ...line }: EarnedLine) =>
  `${[
    ...cellsOf(line),
    commission === undefined ? '' : csvAmount(line.amount + commission),
    commission === undefined ? '' : csvAmount(commission),
    csvText(refundCause(line.cause) ?? ''),
  ].join(';')}\r\n`
