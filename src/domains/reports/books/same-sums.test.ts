import { expect, test } from 'vitest'
import { foldLedger } from '#domains/wallet/fold-ledger.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aRandomHistory } from '#test/support/random-history.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { monthAfter, monthsBetween } from '../accounting/months.rules.ts'
import { sumDays } from '../sums/platform.rules.ts'
import { addLedgerSums } from '../sums/platform.sql.ts'
import { readPlatformReport } from '../sums/read-platform-report.ts'
import { readMonth } from './read-month.ts'

const SEED = seedOfThisRun()

/** The last day of a month, as `aaaa-mm-dd`. */
const lastDayOf = (month: string) =>
  new Date(Date.parse(`${monthAfter(month)}-01T00:00:00Z`) - 1).toISOString().slice(0, 10)

test(`the house by period and the books say the same of a month, to the centavo, seed ${SEED}`, async () => {
  const db = await freshDatabase({ max: 4 })
  const random = seededRandom(SEED)
  const { endsAt } = await aRandomHistory(db, random)
  // Half of it is kept in sums, half is read from the ledger itself.
  await foldLedger(db, 'platform', addLedgerSums)
  await aRandomHistory(db, random)
  let moved = 0n
  for (const month of monthsBetween('2017-12', '2018-04')) {
    const report = await readPlatformReport(db, { from: `${month}-01`, to: lastDayOf(month) })
    const house = sumDays(report.days)!
    const books = await readMonth(db, month, endsAt)
    const figure = (name: string) => books.figures.find((one) => one.figure === name)!.amountCents
    const commission = books.revenue.filter(({ account }) => account === 'commission')
    const owned = books.balance.filter(({ account }) => /^(client|consultant)_(?!promotional)/.test(account))
    const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)
    expect(house, month).toMatchObject({
      inCents: figure('inCents'),
      returnedCents: figure('returnedCents'),
      paidOutCents: figure('paidOutCents'),
      refundedCents: figure('refundedCents'),
      commissionCents: sum(commission.map(({ amountCents }) => amountCents)),
      heldCents: sum(owned.map(({ closingCents }) => closingCents)),
    })
    moved += house.inCents
  }
  expect(moved).toBeGreaterThan(0n)
})
