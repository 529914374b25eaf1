import { type Group, RESULT_GROUPS } from '#domains/wallet/act-groups.rules.ts'
import { groupOfAct } from '#domains/wallet/acts.rules.ts'
import { listCommissions } from '#domains/wallet/index.ts'
import type { Sql } from '#platform/db.ts'
import { listPeriodLines, type PeriodLine } from '../sums/sql.ts'
import { nameLines } from './name-lines.ts'
import { type DebtCommission, listDebtCommissions } from './sql.ts'

/** The lines of a period with their names, oldest first, after one of them: `listPeriodLines`. */
export async function listNamedLines(...[sql, personId, ...asked]: Parameters<typeof listPeriodLines>) {
  return nameLines(sql, personId, await listPeriodLines(sql, personId, ...asked))
}

/** A bonus to whoever waited is the consultant's own cost: nobody takes a share of it. */
const EARNED: readonly Group[] = RESULT_GROUPS.filter((group) => group !== 'compensations')

/** What the house took of it, in centavos: with it the amount is what the other side paid. Undefined: not earned. */
type WithCommission = { commission: bigint | undefined }
export type EarnedLine = NamedLine & WithCommission

/** The lines of a consultant with the commission of each that was earned. */
export async function withCommissions<L extends PeriodLine>(
  sql: Sql,
  personId: string,
  lines: readonly L[],
): Promise<(L & WithCommission)[]> {
  if (lines.length === 0) return []
  const through = lines.reduce((most, { lastJournal }) => (lastJournal > most ? lastJournal : most), 0n)
  const debts = lines.filter(({ act }) => act === 'earnings_debt')
  const [commissions, ofDebts] = await Promise.all([
    listCommissions(sql, personId, { since: lines[0]!.at, through }),
    debts.length === 0
      ? []
      : listDebtCommissions(
          sql,
          personId,
          debts.map(({ about }) => debtOf(about).debtId),
        ),
  ])
  const keyOf = ({ act, about }: { act: string; about: string }) => `${act} ${about}`
  const known = new Map(commissions.map((one) => [keyOf(one), one.commission]))
  return lines.map((line) => ({
    ...line,
    commission: EARNED.includes(groupOfAct(line.act))
      ? (known.get(keyOf(line)) ?? commissionOfDebt(line, ofDebts))
      : undefined,
  }))
}

/** Of a line `earnings_debt`: which debt it pays a part of, and how much of it was paid then in all. */
const debtOf = (about: string) => {
  const [debtId, paid] = about.split(':') as [string, string]
  return { debtId, paid: BigInt(paid) }
}

/** As much of the commission that went back as this part is of the debt; all parts are all of it. */
function commissionOfDebt({ act, about, amount }: PeriodLine, ofDebts: readonly DebtCommission[]): bigint {
  if (act !== 'earnings_debt') return 0n
  const { debtId, paid } = debtOf(about)
  const debt = ofDebts.find((one) => one.debtId === debtId)
  if (!debt) return 0n
  const until = (part: bigint) => (debt.commission * part) / debt.amount
  return until(paid) - until(paid + amount)
}

export type NamedLine = Awaited<ReturnType<typeof listNamedLines>>[number]
