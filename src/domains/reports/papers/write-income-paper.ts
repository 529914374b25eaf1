import { company } from '#platform/company/known-company.ts'
import type { Sql } from '#platform/db.ts'
import { companyName } from '#shared/company.ts'
import { dayInSaoPaulo, formatDayAndTime, formatIsoDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { taxIdKind, writtenTaxId } from '#shared/tax-id.ts'
import { NOTE_STATE_WORDS } from '../notes/rules.ts'
import { listNotesOfYear, type NoteWithState } from '../notes/sql.ts'
import { readMyReport } from '../sums/read-my-report.ts'
import { assertPeriod, type Paper, refuse, resultOf } from '../sums/rules.ts'
import { findTaxId } from '../sums/sql.ts'
import { readYear } from './read-year.ts'
import { nameOf, summaryOf, total } from './sections.ts'

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** A consultant's income of a calendar year, month by month. Refuses `invalid_day` for a year that has not begun. */
export async function writeIncomePaper(sql: Sql, consultantId: string, year: string, now: Date): Promise<Paper> {
  const period = assertPeriod({ from: `${year}-01-01`, to: `${year}-12-31` })
  if (period.from > dayInSaoPaulo(now)) throw refuse('invalid_day')
  const [{ days }, name, taxId, { commissions, causes }, notes] = await Promise.all([
    readMyReport(sql, { personId: consultantId, ...period }),
    nameOf(sql, consultantId),
    findTaxId(sql, consultantId),
    readYear(sql, consultantId, period),
    listNotesOfYear(sql, consultantId, year),
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
          { name: 'Fonte pagadora', value: companyName(company()) },
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
      ...refundSection(causes),
      ...noteSection(notes),
    ],
  }
}

const totalOf = (months: ReadonlyMap<string, bigint>) => [...months.values()].reduce((sum, one) => sum + one, 0n)

/** What the consultant bore of refunds, by why they were given: the result above is less by it already. */
function refundSection(causes: ReadonlyMap<string, bigint>): Paper['sections'] {
  if (causes.size === 0) return []
  return [
    {
      title: 'Devolvido a clientes, por motivo: já descontado acima',
      lines: [
        ...[...causes].map(([name, amount]) => ({ name, value: formatBRL(amount) })),
        total('Devolvido no ano', totalOf(causes)),
      ],
    },
  ]
}

/** The notes of the house for its commission; those that do not count have no amount. */
function noteSection(notes: readonly NoteWithState[]): Paper['sections'] {
  if (notes.length === 0) return []
  const counts = ({ state }: NoteWithState) => state === null || state === 'issued'
  return [
    {
      title: 'Notas de serviço da casa, pela comissão de cada mês fechado',
      lines: [
        ...notes.map((note) => ({
          name: [
            `${MONTHS[Number(note.month.slice(5)) - 1]}/${note.month.slice(0, 4)}`,
            note.number ? `nota ${note.number}` : `DPS ${note.dpsNumber}`,
            `${NOTE_STATE_WORDS[note.state ?? 'none']}${note.issuedOn ? ` em ${formatIsoDay(note.issuedOn)}` : ''}`,
            note.withheld > 0n && `retido ${formatBRL(note.withheld)}`,
          ]
            .filter(Boolean)
            .join(' · '),
          value: counts(note) ? formatBRL(note.commission) : 'não conta',
        })),
        total(
          'Notas que contam',
          notes.filter(counts).reduce((sum, { commission }) => sum + commission, 0n),
        ),
      ],
    },
  ]
}
