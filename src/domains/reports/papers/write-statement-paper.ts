import { groupOfAct } from '#domains/wallet/acts.rules.ts'
import type { Sql } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import { formatDayAndTime, formatIsoDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { listNamedLines } from '../lines/list-named-lines.ts'
import { refundCause } from '../lines/refund-causes.rules.ts'
import { type Paper, type Period, refuse } from '../sums/rules.ts'
import { nameOf, sumOf, summaryOf, total } from './sections.ts'

/** About 25 pages. */
const MOST_LINES = 800

/** A person's statement of a period with its sums. Refuses `pdf_too_long` above 800 lines. */
export async function writeStatementPaper(sql: Sql, viewer: Viewer, period: Period, now: Date): Promise<Paper> {
  const role = viewer.role === 'consultor' ? 'consultor' : 'client'
  const [lines, name] = await Promise.all([
    listNamedLines(sql, viewer.id, period, undefined, MOST_LINES + 1),
    nameOf(sql, viewer.id),
  ])
  if (lines.length > MOST_LINES) throw refuse('pdf_too_long')
  const sums = lines.map(({ act, amount }) => ({ group: groupOfAct(act), amountCents: amount, lines: 1 }))
  return {
    overline: 'Extrato do período',
    title: `${formatIsoDay(period.from)} a ${formatIsoDay(period.to)}`,
    sections: [
      {
        lines: [
          { name: 'Titular', value: name },
          { name: 'Emitido em', value: formatDayAndTime(now) },
        ],
      },
      ...summaryOf(sums, role),
      {
        title: 'Movimentos',
        lines: [
          ...lines.map(({ at, words, amount, receiptCode, cause }) => ({
            name: [formatDayAndTime(at), words, refundCause(cause), receiptCode && `Recibo ${receiptCode}`]
              .filter(Boolean)
              .join(' · '),
            value: formatBRL(amount),
          })),
          total('Soma dos movimentos', sumOf(sums)),
        ],
      },
    ],
  }
}
