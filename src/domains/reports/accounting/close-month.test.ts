import { beforeEach, expect, test } from 'vitest'
import { appointAdmin } from '#domains/accounts/index.ts'
import { clockAt } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { paid, payAt } from '#test/support/months.ts'
import { aPerson } from '#test/support/people.ts'
import { checkMonth } from './check-month.ts'
import { closeMonth } from './close-month.ts'
import { findSet, readFlows } from './find-set.ts'
import { listClosedMonths } from './closed-months.sql.ts'
import { monthCheck } from './watch-months.ts'
import { streamJournal } from './stream-journal.ts'

let db: Db
let [ana, iris] = ['', '']
beforeEach(async () => {
  db = await freshDatabase({ max: 4 })
  ;[ana, iris] = [await aPerson(db, 'Ana', 'client'), await aPerson(db, 'Íris', 'client')]
  await appointAdmin(db, iris)
  await paid(db, ana, '2026-08-20T12:00:00Z', 100n)
  await paid(db, ana, '2026-09-30T12:00:00Z', 1_000n)
  // The last second of October in São Paulo, and the first of November.
  await paid(db, ana, '2026-11-01T02:59:59Z', 20_000n)
  await paid(db, ana, '2026-11-01T03:00:00Z', 300_000n)
})

const close = (month: string, at = '2026-12-05T12:00:00Z') =>
  closeMonth(db, { month, by: iris, clock: clockAt(new Date(at)) })
const closeThrough = async (...months: string[]) => {
  for (const month of months) await close(month)
}
const fileOf = async (month: string) => new Response(streamJournal(db, await findSet(db, month))).text()
const amountOf = async (month: string) => {
  const { before, flows } = await readFlows(db, await findSet(db, month))
  const sum = (all: typeof flows) => all.reduce((total, { amount }) => total + amount, 0n)
  return [sum(before), sum(flows)]
}

test.each([
  ['2026-10', '2026-12-05T12:00:00Z', 'not_in_order'],
  ['2026-07', '2026-12-05T12:00:00Z', 'nothing_to_close'],
  ['2026-08', '2026-09-01T02:59:59Z', 'month_not_over'],
  ['2027-08', '2026-12-05T12:00:00Z', 'month_not_over'],
  ['2026-13', '2026-12-05T12:00:00Z', 'invalid_month'],
  ['agosto', '2026-12-05T12:00:00Z', 'invalid_month'],
])('%s is not closed at %s: %s', async (month, at, code) => {
  await expect(close(month, at)).rejects.toMatchObject({ code: `accounting.${code}` })
})

test('a month is closed at its first instant after it, and each follows the one before', async () => {
  await close('2026-08', '2026-09-01T03:00:00Z')
  await closeThrough('2026-09', '2026-10')
  expect((await listClosedMonths(db)).map(({ month, journals }) => [month, journals])).toEqual([
    ['2026-10', 1n],
    ['2026-09', 1n],
    ['2026-08', 1n],
  ])
  expect([await amountOf('2026-10'), await amountOf('2026-11')]).toEqual([
    [1_100n, 20_000n],
    [21_100n, 300_000n],
  ])
  await expect(close('2026-12')).rejects.toMatchObject({ code: 'accounting.month_not_over' })
})

test('what is posted later with an earlier date is the next month’s, and the closed one stays the same to the byte', async () => {
  await closeThrough('2026-08', '2026-09')
  const [file, sums, check] = [await fileOf('2026-09'), await amountOf('2026-09'), await checkMonth(db, '2026-09')]
  await paid(db, ana, '2026-09-30T23:00:00Z', 7n)
  await paid(db, ana, '2026-08-02T23:00:00Z', 50n)
  expect([await fileOf('2026-09'), await amountOf('2026-09'), await checkMonth(db, '2026-09')]).toEqual([
    file,
    sums,
    check,
  ])
  expect(await amountOf('2026-10'), 'open').toEqual([1_100n, 20_057n])
  const late = (text: string) => text.split('\r\n').filter((row) => row.split(';')[4] === 'sim').length
  expect([late(file), late(await fileOf('2026-10'))]).toEqual([0, 2])
  expect(await close('2026-10')).toMatchObject({ journals: 3n, lateJournals: 2n })
  expect(await amountOf('2026-10'), 'closed').toEqual([1_100n, 20_057n])
  await paid(db, ana, '2026-10-09T12:00:00Z', 1n)
  expect([await amountOf('2026-10'), await amountOf('2026-11')]).toEqual([
    [1_100n, 20_057n],
    [21_157n, 300_001n],
  ])
  expect(await checkMonth(db, '2026-10')).toMatchObject({ isHashSame: true, areSumsSame: true })
})

test('closing twice, and by two at once, is closing once', async () => {
  const both = await Promise.all([close('2026-08'), close('2026-08'), close('2026-08', '2026-12-06T12:00:00Z')])
  expect(new Set(both.map(({ hash }) => hash)).size).toBe(1)
  expect(new Set(both.map(({ closedAt }) => closedAt.getTime())).size).toBe(1)
  expect(await db`select from security_events where kind = 'reports.month_closed'`).toHaveLength(1)
})

test('whatever is being posted in the last moments is waited for, or refused, and never left out', async () => {
  await close('2026-08')
  const bia = await aPerson(db, 'Bia', 'client')
  const [drawn, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const posting = inTransaction(db, async (tx) => {
    await payAt(tx, ana, '2026-09-30T23:59:59Z', 4n)
    drawn.resolve()
    await mayCommit.promise
  })
  // Its number is lower than the next one's, which commits before it.
  await drawn.promise
  await paid(db, bia, '2026-11-01T04:00:00Z', 5n)
  await expect(close('2026-09')).rejects.toMatchObject({ code: 'accounting.ledger_busy' })
  mayCommit.resolve()
  await posting
  expect(await close('2026-09')).toMatchObject({ journals: 2n, lateJournals: 0n })
})

test('the hash is that of the file’s own columns, and finds whatever was changed', async () => {
  await closeThrough('2026-08', '2026-09')
  const [september, august] = await listClosedMonths(db)
  const [, row] = (await fileOf('2026-09')).split('\r\n')
  const [, journal] = row!.split(';')
  const seal = row!.split(';').at(-1)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${august!.hash}\n${journal} ${seal}`))
  expect(Buffer.from(digest).toString('hex')).toBe(september!.hash)
  const owner = ownerOf(db)
  await owner`alter table ledger_postings disable trigger append_only`
  await owner`update ledger_postings set amount = 999 where journal_id = ${journal!}`
  expect(await checkMonth(db, '2026-09')).toMatchObject({ isHashSame: true, areSumsSame: false })
  const found = async () => (await checkInvariants(db, monthCheck, { error: () => {} })).map((one) => one.rule)
  expect([await found(), await found()], 'until it holds again').toEqual([['B2'], ['B2']])
  await owner`alter table ledger_journals disable trigger append_only`
  await owner`update ledger_journals set hash = repeat('a', 64) where id = ${journal!}`
  expect(await checkMonth(db, '2026-09')).toMatchObject({ isHashSame: false })
  expect(await found()).toEqual(['B1'])
})

test('nobody changes what was closed, and no month is left out', async () => {
  await close('2026-08')
  await expect(db`update closed_months set through_journal = 0`).rejects.toThrow()
  await expect(ownerOf(db)`delete from closed_month_sums`).rejects.toThrow(/not allowed/)
  await expect(db`
    insert into closed_months select '2026-10-01', '2026-08-01', 9, 0, 0, hash, hash, now(), ${iris} from closed_months`).rejects.toThrow(
    /closed_in_order/,
  )
})
