import type { Sql } from '#platform/db.ts'
import { BOM, csvAmount, csvText } from '#shared/csv.ts'
import { findBounds, type JournalRow, listJournalRows } from './journal.sql.ts'
import type { MonthSet } from './sets.sql.ts'

const AT_ONCE = 1_000

/**
 * The columns are what the ledger says and nothing that words of ours could change, so that the file of a closed month
 * stays the same to the byte.
 */
const HEADER =
  'mes;lancamento;partida;instante;chegou_depois;ato;assunto;identificador;numero;conta;contrapartida;valor;selo'

/**
 * The journal of a month as a spreadsheet, a row for each movement from `conta` (debited) to `contrapartida`
 * (credited), by number. A thousand journals at a time; no connection is held in between.
 */
export function streamJournal(sql: Sql, set: MonthSet): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let bounds: { first: bigint; last: bigint } | undefined
  let isFirst = true
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isFirst) {
          bounds = await findBounds(sql, set)
          controller.enqueue(encoder.encode(`${BOM}${HEADER}\r\n`))
          isFirst = false
          if (!bounds) controller.close()
          return
        }
        const rows = await listJournalRows(sql, set, bounds!, AT_ONCE)
        const last = rows.at(-1)
        if (last) controller.enqueue(encoder.encode(rows.map((row) => rowOf(set.month, row)).join('')))
        if (!last || last.journal === bounds!.last) return controller.close()
        bounds = { ...bounds!, first: last.journal + 1n }
      },
    },
    { highWaterMark: 1 },
  )
}

const rowOf = (month: string, row: JournalRow) =>
  `${[
    month,
    row.journal,
    row.position,
    row.at,
    row.isLate ? 'sim' : '',
    row.kind,
    row.subjectKind,
    csvText(row.subjectId),
    row.subjectNumber ?? '',
    row.debit,
    row.credit,
    csvAmount(row.amount),
    row.seal,
  ].join(';')}\r\n`
