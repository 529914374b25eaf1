import { readEarnings } from '#domains/wallet/earnings/read-earnings.ts'
import { earnedByWeek } from '#domains/wallet/earnings/weeks.rules.ts'
import { renderPaper } from '#domains/reports/papers/render-paper.ts'
import { ATTENDED_GROUPS } from '#domains/wallet/act-groups.rules.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { readMyReport } from '#domains/reports/sums/read-my-report.ts'
import * as rules from '#domains/reports/sums/rules.ts'
import { streamCsv } from '#domains/reports/sums/stream-csv.ts'
import { writeIncomePaper } from '#domains/reports/papers/write-income-paper.ts'
import { writeStatementPaper } from '#domains/reports/papers/write-statement-paper.ts'
import type { Db } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { pdfText } from '#test/journeys/pdf-text.ts'
import { DEMO_COMPANY } from '../../db/seeds/company.ts'

/** All that happened, in one period. */
const WHOLE = { from: '2017-01-01', to: '2020-12-31' }
type Role = 'consultor' | 'client'
type Owner = { id: string; role: Role }

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)
const sumOf = (rows: readonly { amountCents: bigint }[]) => sum(rows.map(({ amountCents }) => amountCents))

const AMOUNT = /^-?R\$\s[\d.]+,\d\d$/
/** What a paper prints, in centavos: "-R$ 1.234,56" is -123456. */
const centsOf = (printed: string) => {
  const figures = BigInt(printed.replaceAll(/\D/g, ''))
  return printed.startsWith('-') ? -figures : figures
}

/** The columns of a person's statement: on the screen page by page, as a spreadsheet, as a report. */
export async function columnsOf(db: Db, { id, role }: Owner) {
  const screen = []
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const page = await readStatement(db, { personId: id, cursor })
    screen.push(...page.lines)
    cursor = page.next ?? undefined
    isMore = page.next !== null
  }
  const report = await readMyReport(db, { personId: id, ...WHOLE })
  const isConsultant = role === 'consultor'
  const [, ...rows] = (await new Response(streamCsv(db, id, WHOLE, { isConsultant })).text()).trimEnd().split('\r\n')
  const cents = (cell: string) => BigInt(cell.replace(',', '') || 0)
  const cells = rows.filter(Boolean).map((row) => row.split(';'))
  const sources = rules.sourcesOf(report.channels, role)
  return {
    words: screen.map(({ words }) => words),
    balance: screen[0]?.balanceCents ?? 0n,
    screen: sumOf(screen),
    spreadsheet: sum(cells.map((row) => cents(row[4]!))),
    /** Rows in which the net is not what the gross leaves after the commission. */
    uneven: cells.filter((row) => isConsultant && row[6] !== '' && cents(row[6]!) - cents(row[7]!) !== cents(row[4]!)),
    commission: isConsultant ? sum(cells.map((row) => cents(row[7]!))) : 0n,
    days: sumOf(report.days),
    groups: sumOf(rules.byGroup(report.days)),
    result: rules.resultOf(report.days, role),
    attended: rules.figuresOf(report.days, role).many,
    sources: sum(sources.map(({ amount }) => amount)),
    attendedOfSources: sources.reduce((all, { many }) => all + many, 0),
    bars: sum(
      rules.bucketsOf(WHOLE).map((key) =>
        rules.resultOf(
          report.days.filter(({ on }) => rules.bucketOf(WHOLE)(on) === key),
          role,
        ),
      ),
    ),
  }
}

/** The sections of a paper whose last line is their sum, with the sum of the other lines, as they are printed. */
async function sectionsOf(paper: rules.Paper, isDrawn: boolean) {
  const values = paper.sections.map(({ title, lines }) => ({
    title,
    printed: lines.map(({ value }) => value).filter((value) => AMOUNT.test(value)),
  }))
  const drawn = isDrawn
    ? pdfText(await renderPaper(paper, DEMO_COMPANY))
        .split('\n')
        .filter((line) => AMOUNT.test(line))
    : values.flatMap(({ printed }) => printed)
  return values.flatMap(({ title, printed }) => {
    const amounts = drawn.splice(0, printed.length).map(centsOf)
    return amounts.length > 0 ? [{ title, sum: sum(amounts.slice(0, -1)), printed: amounts.at(-1) }] : []
  })
}

/** A statement and the income of two years as papers; `isDrawn`: read from the PDFs. */
export async function printedOf(db: Db, { id, role }: Owner, now: Date, isDrawn: boolean) {
  const statement = await writeStatementPaper(db, { id, role, sessionId: '' }, WHOLE, now)
  const years = role === 'consultor' ? ['2017', '2018'] : []
  const incomes = []
  for (const year of years) incomes.push(await sectionsOf(await writeIncomePaper(db, id, year, now), isDrawn))
  return { statement: await sectionsOf(statement, isDrawn), incomes }
}

/** What the screen of earnings says, and the report of the same days and weeks. */
export async function earningsOf(db: Db, id: string, now: Date) {
  const { days } = await readEarnings(db, id, now)
  const today = dayInSaoPaulo(now)
  const weeks = earnedByWeek(days, today)
  const reportOf = async (period: rules.Period) => (await readMyReport(db, { personId: id, ...period })).days
  const first = dayInSaoPaulo(new Date(now.getTime() - 59 * 24 * 3_600_000))
  const report = await reportOf({ from: first, to: today })
  const ofWeeks = await reportOf({ from: weeks[0]!.from, to: weeks.at(-1)!.to })
  return {
    days: [sum(days.map(({ earnedCents }) => earnedCents)), days.reduce((all, one) => all + one.consultations, 0)],
    report: [
      rules.resultOf(report, 'consultor'),
      rules.linesOf(report.filter(({ group }) => ATTENDED_GROUPS.includes(group))),
    ],
    weeks: sum(weeks.map(({ earnedCents }) => earnedCents)),
    reportOfWeeks: rules.resultOf(ofWeeks, 'consultor'),
  }
}
