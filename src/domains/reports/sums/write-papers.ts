import { findPerson } from '#domains/accounts/index.ts'
import { RESULT_GROUPS } from '#domains/wallet/act-groups.rules.ts'
import { groupOfAct } from '#domains/wallet/acts.rules.ts'
import type { Sql } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import { dayInSaoPaulo, formatDayAndTime, formatIsoDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { taxIdKind, writtenTaxId } from '#shared/tax-id.ts'
import { COMPANY } from '#shared/company.ts'
import { listNamedLines, withCommissions } from '../lines/list-named-lines.ts'
import { refundCause } from '../lines/refund-causes.rules.ts'
import { readMyReport } from './read-my-report.ts'
import { findTaxId, listPeriodLines, type PeriodLine } from './sql.ts'
import { assertPeriod, byGroup, groupWords, type Paper, type Period, refuse, resultOf } from './rules.ts'

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

/** A consultant's income of a calendar year, month by month. Refuses `invalid_day` for a year that has not begun. */
export async function writeIncomePaper(sql: Sql, consultantId: string, year: string, now: Date): Promise<Paper> {
  const period = assertPeriod({ from: `${year}-01-01`, to: `${year}-12-31` })
  if (period.from > dayInSaoPaulo(now)) throw refuse('invalid_day')
  const [{ days }, name, taxId, commissions] = await Promise.all([
    readMyReport(sql, { personId: consultantId, ...period }),
    nameOf(sql, consultantId),
    findTaxId(sql, consultantId),
    commissionsByMonth(sql, consultantId, period),
  ])
  const keyOf = (month: number) => `${year}-${String(month + 1).padStart(2, '0')}`
  const commissionOf = (month: number) => commissions.get(keyOf(month)) ?? 0n
  const ofMonth = (month: number) => {
    const key = keyOf(month)
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
          {
            name: 'Beneficiário',
            value: [name, taxId && `${taxIdKind(taxId)} ${writtenTaxId(taxId)}`].filter(Boolean).join(' · '),
          },
          { name: 'Emitido em', value: `${formatDayAndTime(now)}${isOver ? '' : ' (ano em andamento)'}` },
        ],
      },
      {
        title: 'Bruto de cada mês: o que os clientes pagaram, sem o que foi devolvido',
        lines: [
          ...MONTHS.map((month, i) => ({ name: `${month}/${year}`, value: formatBRL(ofMonth(i) + commissionOf(i)) })),
          total('Bruto do ano', resultOf(days, 'consultor') + totalOf(commissions)),
        ],
      },
      {
        title: 'Comissão da casa em cada mês',
        lines: [
          ...MONTHS.map((month, i) => ({ name: `${month}/${year}`, value: formatBRL(commissionOf(i)) })),
          total('Comissão do ano', totalOf(commissions)),
        ],
      },
      {
        title: 'Líquido de cada mês: os seus ganhos, bruto menos comissão',
        lines: [
          ...MONTHS.map((month, i) => ({ name: `${month}/${year}`, value: formatBRL(ofMonth(i)) })),
          total('Líquido do ano', resultOf(days, 'consultor')),
        ],
      },
      ...summaryOf(days, 'consultor'),
    ],
  }
}

const AT_ONCE = 1_000

/** What the house took of the lines of each month (`aaaa-mm`), a line counting where it counts on every paper. */
async function commissionsByMonth(sql: Sql, consultantId: string, period: Period) {
  const months = new Map<string, bigint>()
  for (let last: PeriodLine | undefined, isMore = true; isMore; ) {
    const lines = await withCommissions(
      sql,
      consultantId,
      await listPeriodLines(sql, consultantId, period, last, AT_ONCE),
    )
    for (const { at, commission = 0n } of lines) {
      const month = dayInSaoPaulo(at).slice(0, 7)
      months.set(month, (months.get(month) ?? 0n) + commission)
    }
    last = lines.at(-1)
    isMore = lines.length === AT_ONCE
  }
  return months
}
const totalOf = (months: ReadonlyMap<string, bigint>) => [...months.values()].reduce((sum, one) => sum + one, 0n)

type Sums = Parameters<typeof byGroup>[0]
const sumOf = (sums: Sums) => sums.reduce((sum, { amountCents }) => sum + amountCents, 0n)
const total = (name: string, amount: bigint) => ({ name, value: formatBRL(amount), strong: true })

/** What was earned or spent, and what else moved the balance: each sum is that of the lines above it. */
function summaryOf(sums: Sums, role: 'consultor' | 'client'): Paper['sections'] {
  const groups = byGroup(sums)
  const of = (isResult: boolean) => groups.filter(({ group }) => RESULT_GROUPS.includes(group) === isResult)
  const linesOf = (isResult: boolean, sign = 1n) =>
    of(isResult).map(({ group, amountCents }) => ({
      name: groupWords(group, role),
      value: formatBRL(amountCents * sign),
    }))
  const result = resultOf(sums, role)
  const sign = role === 'client' ? -1n : 1n
  const others = sumOf(of(false))
  return [
    {
      title: role === 'consultor' ? 'O que você ganhou' : 'O que você gastou',
      lines: [...linesOf(true, sign), total(role === 'consultor' ? 'Ganhos no período' : 'Gasto no período', result)],
    },
    ...(of(false).length > 0
      ? [{ title: 'O que mais moveu o seu saldo', lines: [...linesOf(false), total('Soma do que mais moveu', others)] }]
      : []),
    {
      title: 'O seu saldo no período',
      lines: [
        { name: role === 'consultor' ? 'Ganhos no período' : 'Gasto no período', value: formatBRL(result * sign) },
        { name: 'O que mais moveu', value: formatBRL(others) },
        total('O saldo mudou em', sumOf(sums)),
      ],
    },
  ]
}
