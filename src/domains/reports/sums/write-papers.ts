import { findPerson } from '#domains/accounts/index.ts'
import { statementWords } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import { dayInSaoPaulo, formatDayAndTime, formatIsoDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { COMPANY } from '#shared/company.ts'
import { readMyReport } from './read-my-report.ts'
import { assertPeriod, byGroup, groupWords, type Paper, type Period, refuse, resultOf } from './rules.ts'
import { listPeriodLines } from './sql.ts'

/** About 25 pages. */
const MOST_LINES = 800
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

async function nameOf(sql: Sql, personId: string) {
  const { firstName, lastName } = (await findPerson(sql, personId))!
  return `${firstName} ${lastName}`.trim()
}

/** A person's statement of a period with its sums. Refuses `pdf_too_long` above 800 lines. */
export async function writeStatementPaper(sql: Sql, viewer: Viewer, period: Period, now: Date): Promise<Paper> {
  const role = viewer.role === 'consultor' ? 'consultor' : 'client'
  const [report, lines, name] = await Promise.all([
    readMyReport(sql, { personId: viewer.id, ...period }),
    listPeriodLines(sql, viewer.id, period, undefined, MOST_LINES + 1),
    nameOf(sql, viewer.id),
  ])
  if (lines.length > MOST_LINES) throw refuse('pdf_too_long')
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
      {
        title: 'Resumo',
        lines: [
          ...byGroup(report.days).map(({ group, amountCents }) => ({
            name: groupWords(group, role),
            value: formatBRL(amountCents),
          })),
          {
            name: role === 'consultor' ? 'Ganhos no período' : 'Gasto no período',
            value: formatBRL(resultOf(report.days, role)),
            strong: true,
          },
        ],
      },
      {
        title: 'Movimentos',
        lines: lines.map(({ at, act, amount, title, receiptCode }) => ({
          name: [formatDayAndTime(at), statementWords(act, amount > 0n, title), receiptCode && `Recibo ${receiptCode}`]
            .filter(Boolean)
            .join(' · '),
          value: formatBRL(amount),
        })),
      },
    ],
  }
}

/** A consultant's income of a calendar year, month by month. Refuses `invalid_day` for a year that has not begun. */
export async function writeIncomePaper(sql: Sql, consultantId: string, year: string, now: Date): Promise<Paper> {
  const period = assertPeriod({ from: `${year}-01-01`, to: `${year}-12-31` })
  if (period.from > dayInSaoPaulo(now)) throw refuse('invalid_day')
  const [{ days }, name] = await Promise.all([
    readMyReport(sql, { personId: consultantId, ...period }),
    nameOf(sql, consultantId),
  ])
  const ofMonth = (month: number) => {
    const key = `${year}-${String(month + 1).padStart(2, '0')}`
    return resultOf(
      days.filter(({ on }) => on.startsWith(key)),
      'consultor',
    )
  }
  const isOver = period.to < dayInSaoPaulo(now)
  return {
    overline: 'Informe de rendimentos',
    title: `Ano-calendário ${year}`,
    sections: [
      {
        lines: [
          { name: 'Fonte pagadora', value: `${COMPANY.legalName} · CNPJ ${COMPANY.cnpj}` },
          { name: 'Beneficiário', value: name },
          { name: 'Emitido em', value: `${formatDayAndTime(now)}${isOver ? '' : ' (ano em andamento)'}` },
        ],
      },
      {
        title: 'Ganhos de cada mês, já sem a comissão da casa e sem o que foi devolvido',
        lines: [
          ...MONTHS.map((month, i) => ({ name: `${month}/${year}`, value: formatBRL(ofMonth(i)) })),
          { name: 'Total do ano', value: formatBRL(resultOf(days, 'consultor')), strong: true },
        ],
      },
      {
        title: 'Composição e saques',
        lines: byGroup(days).map(({ group, amountCents }) => ({
          name: groupWords(group, 'consultor'),
          value: formatBRL(amountCents),
        })),
      },
    ],
  }
}
