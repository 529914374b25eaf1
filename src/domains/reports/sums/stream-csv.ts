import { statementWords } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import { formatDay, formatTime } from '#shared/dates.ts'
import { channelName, csvAmount, csvText, type Period } from './rules.ts'
import { listPeriodLines, type PeriodLine } from './sql.ts'

const AT_ONCE = 1_000
/** Spreadsheets read UTF-8 only after this mark. */
export const BOM = '\uFEFF'
const HEADER = 'Data;Hora;Movimento;Canal;Valor em R$;Recibo\r\n'

/** Where the lines come from, a thousand at a time. */
export type ListLines = (...asked: Parameters<typeof listPeriodLines>) => PromiseLike<PeriodLine[]>

/**
 * The lines of a period as a spreadsheet, oldest first. Asks for the next thousand when those before are taken, so that
 * memory does not grow with the period, and holds no connection in between.
 */
export function streamCsv(
  sql: Sql,
  personId: string,
  period: Period,
  list: ListLines = listPeriodLines,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let last: PeriodLine | undefined
  let isFirst = true
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const lines = await list(sql, personId, period, last, AT_ONCE)
        const text = lines.map(rowOf).join('')
        if (isFirst || text) controller.enqueue(encoder.encode(isFirst ? BOM + HEADER + text : text))
        isFirst = false
        last = lines.at(-1)
        if (lines.length < AT_ONCE) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
}

const rowOf = ({ at, act, amount, channel, receiptCode, title }: PeriodLine) =>
  `${[
    formatDay(at),
    formatTime(at),
    csvText(statementWords(act, amount > 0n, title)),
    csvText(channelName(channel)),
    csvAmount(amount),
    receiptCode ?? '',
  ].join(';')}\r\n`
