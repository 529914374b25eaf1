import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { later, MINUTE, NOW, openMinutesFixture } from '#test/support/minutes-fixture.ts'
import { credit } from '#test/support/people.ts'
import { freezePurchase, grantMinutes, unfreezePurchase } from '../index.ts'
import { findLedgerViolations } from '../invariants.sql.ts'
import { expireMinutes } from './expire-minutes.ts'
import { listMinutes } from './sql.ts'

const db = await freshDatabase({ max: 6 })
const { once, balancesFor, createBuyer, grant, reserve, settle } = openMinutesFixture(db)

afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

const DAY_MS = 86_400_000
const rollOver = (personId: string) =>
  db`update grants set rolled_over_at = ${NOW} where person_id = ${personId} and plan = 'plan'`
const expire = (days: number) => expireMinutes({ db, log, clock: clockAt(later(days)) })
/** Length in whole minutes, place, end in days, and what it is worth, of a person's open minutes. */
async function packsOf(personId: string) {
  const rows = await db<{ totalMs: bigint; part: number; expiresAt: Date; unused: bigint }[]>`
    select amount as "totalMs", row_number() over (order by id)::int as part, ends_at as "expiresAt", worth as unused
    from grants where person_id = ${personId} and kind = 'minutes' and free + held + frozen > 0 order by id`
  const days = (at: Date) => (at.getTime() - NOW.getTime()) / DAY_MS
  return rows.map(({ totalMs, part, expiresAt, unused }) => [totalMs / MINUTE, part, days(expiresAt), unused])
}

/** A month of an hour: half of it paid by the balance, half of it elsewhere. */
async function buyByTwoMoneys() {
  const [personId, id] = [randomUUID(), randomUUID()]
  await credit(db, personId, 20_000n)
  await once((tx) =>
    grantMinutes(tx, {
      id,
      personId,
      kind: 'plan',
      title: 'Plano',
      totalMs: 60n * MINUTE,
      ceiling: null,
      grantedAt: NOW,
      expiresAt: later(1),
      moneys: [true, false].map((isFromBalance) => ({ paymentId: null, value: 6_000n, isFromBalance })),
    }),
  )
  return personId
}

/** What a person sees of their minutes after so many days. */
const seenBy = (personId: string, days: number) =>
  once(async (tx) => {
    await tx`select set_config('sensitivos.instant', ${later(days).toISOString()}, true)`
    return listMinutes(tx, personId)
  })

test('what a booking gave back of a used plan is a part with its share of the value, and ends later', async () => {
  const { ana } = await createBuyer({ kind: 'plan', expiresAt: later(1) })
  await rollOver(ana)
  const [before, failed, open] = [randomUUID(), randomUUID(), randomUUID()]
  await reserve(ana, before, 7n * MINUTE)
  await settle(ana, before, 7n * MINUTE)
  await reserve(ana, failed, 20n * MINUTE)
  await reserve(ana, open, 10n * MINUTE)
  await settle(ana, failed, 0n, { keepsReturned: true })
  const [rest, kept] = [14_990n - 1_748n - 4_997n, 4_997n]
  expect(await packsOf(ana)).toEqual([
    [40n, 1, 1, rest],
    [20n, 2, 7, kept],
  ])
  await settle(ana, open, 3n * MINUTE)
  await expire(1)
  expect(await packsOf(ana)).toEqual([[20n, 1, 7, kept]])
  await expire(7)
  expect(await balancesFor(ana)).toEqual([5_010n, 0n])
})

test('what is left of a package becomes credit at its end as before', async () => {
  const { ana } = await createBuyer({ expiresAt: later(1) })
  const failed = randomUUID()
  await reserve(ana, failed, 20n * MINUTE)
  await settle(ana, failed, 0n, { keepsReturned: true })
  expect(await packsOf(ana)).toEqual([[60n, 1, 1, 14_990n]])
  await expire(1)
  expect(await balancesFor(ana)).toEqual([20_000n, 0n])
})

test('a plan of which nothing else is left ends later as a whole, and says so', async () => {
  const { ana } = await createBuyer({ kind: 'plan', expiresAt: later(1) })
  await rollOver(ana)
  const failed = randomUUID()
  await reserve(ana, failed, 60n * MINUTE)
  await settle(ana, failed, 0n, { keepsReturned: true })
  expect((await packsOf(ana)).map(([minutes, part, ends]) => [minutes, part, ends])).toEqual([[60n, 1, 7]])
  expect(await seenBy(ana, 1)).toMatchObject([{ isKept: true }])
})

test('a dispute of what paid them freezes both', async () => {
  const [ana, paymentId] = [randomUUID(), randomUUID()]
  await credit(db, ana, 20_000n)
  await grant(ana, { kind: 'plan', expiresAt: later(1), paymentId })
  await rollOver(ana)
  const failed = randomUUID()
  await reserve(ana, failed, 20n * MINUTE)
  await settle(ana, failed, 0n, { keepsReturned: true })
  const purchase = { paymentId, personId: ana, by: paymentId, at: NOW }
  await once((tx) => freezePurchase(tx, { ...purchase }))
  await expire(7)
  expect(await packsOf(ana)).toHaveLength(2)
  await once((tx) => unfreezePurchase(tx, purchase))
  await expire(7)
  expect(await packsOf(ana)).toEqual([])
})

test('a part that is extended while a case freezes the other one is no kept one', async () => {
  const ana = await buyByTwoMoneys()
  await db`update grants set frozen_at = ${NOW} where person_id = ${ana} and not from_balance and kind = 'minutes'`
  await expire(1)
  expect(await seenBy(ana, 1)).toMatchObject([{ isRolledOver: true, isKept: false }])
})

test('of one purchase that two moneys paid, both are kept when two bookings fail at once', async () => {
  const [ana, first, second] = [await buyByTwoMoneys(), randomUUID(), randomUUID()]
  await rollOver(ana)
  await reserve(ana, first, 10n * MINUTE)
  await reserve(ana, randomUUID(), 10n * MINUTE)
  await reserve(ana, second, 20n * MINUTE)
  await Promise.all([
    settle(ana, first, 0n, { keepsReturned: true }),
    settle(ana, second, 10n * MINUTE, { keepsReturned: true }),
  ])
  expect((await packsOf(ana)).map(([minutes, part, ends]) => [minutes, part, ends])).toEqual([
    [20n, 1, 1],
    [20n, 2, 1],
    [10n, 3, 7],
    [10n, 4, 7],
  ])
  expect((await seenBy(ana, 0)).map(({ isKept }) => isKept)).toEqual([false, false, true, true])
})
