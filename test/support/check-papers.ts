import { expect } from 'vitest'
import { accountsOf, COMMISSION, earningsOf, toClearOf } from '#domains/wallet/rules.ts'
import type { Db } from '#platform/db.ts'
import { columnsOf, earningsOf as screenOf, printedOf } from './papers.ts'
import { aRandomHistory } from './random-history.ts'
import type { SeededRandom } from './seeded-random.ts'

/** One random history, all of whose papers are added up and compared with the ledger; `isDrawn`: the PDFs, too. */
export async function checkPapersOfAHistory(db: Db, random: SeededRandom, isDrawn: boolean) {
  const { ana, luna, endsAt } = await aRandomHistory(db, random)
  for (const owner of [
    { id: ana, role: 'client' as const },
    { id: luna, role: 'consultor' as const },
  ]) {
    const [ledger] = await db<{ sum: bigint }[]>`
      select coalesce(sum(balance), 0)::bigint as sum from ledger_accounts where id = any(${accountsOf(owner.id)})`
    const { words, result, attended, ...columns } = await columnsOf(db, owner)
    expect(
      words.filter((one) => one === 'Entrada' || one === 'Saída'),
      'acts without a name',
    ).toEqual([])
    const moved = ledger!.sum
    const [house] = await db<{ sum: bigint }[]>`${commissionOf(db, owner.id)}`
    expect(columns, owner.role).toEqual({
      balance: moved,
      screen: moved,
      spreadsheet: moved,
      days: moved,
      groups: moved,
      sources: result,
      attendedOfSources: attended,
      bars: result,
      uneven: [],
      commission: house!.sum,
    })
    const { statement, incomes } = await printedOf(db, owner, endsAt, isDrawn)
    for (const section of [...statement, ...incomes.flat()]) expect(section.sum, section.title).toBe(section.printed)
    expect(statement.at(-1)!.printed, 'the movements of the statement').toBe(moved)
    expect(statement[0]!.printed, 'the result of the statement').toBe(result)
    if (owner.role === 'client') continue
    const ofBothYears = (section: number) => incomes.reduce((sum, sections) => sum + sections[section]!.printed!, 0n)
    const [gross, commission, net] = [0, 1, 2].map(ofBothYears) as [bigint, bigint, bigint]
    expect([net, commission, gross], 'the income of both years').toEqual([result, house!.sum, result + house!.sum])
    const { days, report, weeks, reportOfWeeks } = await screenOf(db, luna, endsAt)
    expect(days, 'earnings by day').toEqual(report)
    expect(weeks, 'earnings by week').toBe(reportOfWeeks)
  }
}

/** What the house took where earnings moved, less what it gave back for refunds that were paid later as debts. */
const commissionOf = (db: Db, id: string) => db`
  with moved as (
    select journal_id, sum(case when credit = ${COMMISSION} then amount when debit = ${COMMISSION} then -amount else 0 end)
        as commission,
      bool_or(${toClearOf(id)} in (credit, debit) or ${earningsOf(id)} in (credit, debit)) as is_own
    from ledger_postings group by 1
  )
  select (coalesce((select sum(commission) from moved where is_own), 0) + coalesce((
    select sum(trunc(m.commission * d.paid / d.amount)) from earnings_debts d
      join ledger_journals j on j.subject_id = d.subject_id and j.subject_number = d.subject_number
        and j.kind = 'consultation_refund'
      join moved m on m.journal_id = j.id
    where d.consultant_id = ${id} and not m.is_own), 0))::bigint as sum`
