import { beforeEach, describe, expect, test } from 'vitest'
import { availableOf, GATEWAY, postJournal, reservedOf, toClearOf } from '#domains/wallet/index.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { connectTo, freshDatabaseUrl, ownerOf } from '#test/support/database.ts'
import { aClient, aConsultant, credit } from '#test/support/people.ts'
import { guardPurchase, guardConsultation } from './index.ts'
import { readSelfCare } from './read-self-care.ts'
import type { BreakLength, Period } from './rules.ts'
import { setLimit } from './set-limit.ts'
import { takeBreak } from './take-break.ts'

/** A Friday, noon in São Paulo. */
const NOON = '2026-11-20T15:00:00.000Z'
let url: string
let db: Db
let ana: string

beforeEach(async () => {
  url = await freshDatabaseUrl()
  db = connectTo(url, { max: 1 })
  await at(NOON)
  ana = await aClient(db, 'Ana')
})

const at = (instant: string) => travelTo(db, new Date(instant))
const limit = (period: Period, amount: bigint | null) => setLimit(db, { personId: ana, period, amount, clock })
const startBreak = (length: BreakLength) => takeBreak(db, { personId: ana, length, clock })
const seen = async () => readSelfCare(db, ana, await clock(db))
const inForce = async (period: Period) => (await seen()).limits.find((one) => one.period === period)
const buy = (amount: bigint, openCents = 0n) =>
  inTransaction(db, async (tx) =>
    guardPurchase(tx, { personId: ana, amount, underWay: async () => openCents, now: await clock(tx) }),
  )
const ask = (wished: bigint | null = null, day = 0n) =>
  inTransaction(db, async (tx) =>
    guardConsultation(tx, {
      personId: ana,
      wished,
      booked: async () => ({ day, week: day, month: day }),
      now: await clock(tx),
    }),
  )

test('what is booked for the same period is taken', async () => {
  await limit('month', 5_000n)
  expect(await ask(null, 4_000n)).toEqual({ spendingLimit: null, allowance: 1_000n })
  await expect(ask(null, 5_000n)).rejects.toMatchObject({ code: 'limits.nothing_left' })
})

describe('a limit', () => {
  test('holds at once when tighter, and after 72 hours when looser', async () => {
    await limit('day', 10_000n)
    await at('2026-11-20T15:00:01.000Z')
    await limit('day', 5_000n)
    expect(await inForce('day')).toEqual({ period: 'day', amountCents: 5_000n, next: null })
    await at('2026-11-20T15:00:02.000Z')
    await limit('day', null)
    expect(await inForce('day')).toEqual({
      period: 'day',
      amountCents: 5_000n,
      next: { amountCents: null, validFrom: new Date('2026-11-23T15:00:02.000Z') },
    })
    await at('2026-11-23T15:00:01.999Z')
    expect(await inForce('day')).toMatchObject({ amountCents: 5_000n })
    await at('2026-11-23T15:00:02.000Z')
    expect(await inForce('day')).toEqual({ period: 'day', amountCents: null, next: null })
  })

  test('replaces a looser one that is not in force yet', async () => {
    await limit('week', 5_000n)
    await at('2026-11-20T16:00:00.000Z')
    await limit('week', 90_000n)
    await at('2026-11-21T16:00:00.000Z')
    await limit('week', 4_000n)
    await at('2026-12-01T16:00:00.000Z')
    expect(await inForce('week')).toEqual({ period: 'week', amountCents: 4_000n, next: null })
  })

  test('set twice changes nothing and keeps the 72 hours running', async () => {
    await limit('day', 5_000n)
    await limit('day', 5_000n)
    await limit('day', 8_000n)
    await at('2026-11-21T15:00:00.000Z')
    await limit('day', 8_000n)
    await at('2026-11-23T15:00:00.001Z')
    expect(await inForce('day')).toEqual({ period: 'day', amountCents: 8_000n, next: null })
  })

  test('set again within the same millisecond replaces the earlier one', async () => {
    await limit('day', 5_000n)
    await limit('day', 4_000n)
    await limit('day', 3_000n)
    await at('2026-11-20T15:00:00.002Z')
    expect(await inForce('day')).toEqual({ period: 'day', amountCents: 3_000n, next: null })
  })

  test('refuses a purchase that exceeds it, accepts an exact fit, and counts payments under way', async () => {
    await limit('day', 5_000n)
    await credit(db, ana, 2_000n)
    await expect(buy(3_001n)).rejects.toMatchObject({ code: 'limits.over_limit' })
    await expect(buy(1_000n, 2_001n)).rejects.toMatchObject({ code: 'limits.over_limit' })
    await buy(3_000n)
  })

  test('ends days and months at midnight in São Paulo, weeks on Sunday night', async () => {
    await limit('day', 2_000n)
    await limit('week', 3_000n)
    await credit(db, ana, 2_000n)
    await at('2026-11-21T02:59:59.000Z')
    await expect(buy(1n)).rejects.toMatchObject({ code: 'limits.over_limit' })
    await at('2026-11-21T03:00:00.000Z')
    await buy(1_000n)
    await expect(buy(1_001n)).rejects.toMatchObject({ code: 'limits.over_limit' })
    await at('2026-11-23T02:59:59.000Z')
    await expect(buy(1_001n)).rejects.toMatchObject({ code: 'limits.over_limit' })
    await at('2026-11-23T03:00:00.000Z')
    await buy(2_000n)
  })

  test('does not count refunds to the origin as spent', async () => {
    await credit(db, ana, 2_000n)
    await inTransaction(db, (tx) =>
      postJournal(tx, {
        key: 'payback:one:1',
        kind: 'payback',
        postings: [{ from: availableOf(ana), to: GATEWAY, amount: 1_500n }],
      }),
    )
    expect((await seen()).spent).toEqual(
      ['day', 'week', 'month', 'year'].map((period) => ({ period, paidCents: 500n, chargedCents: 0n })),
    )
  })
})

describe('a consultation', () => {
  test('costs no more than the tighter of the requested and the own limit', async () => {
    expect(await ask(4_000n)).toEqual({ spendingLimit: 4_000n, allowance: undefined })
    await limit('consultation', 3_000n)
    expect(await ask(4_000n)).toEqual({ spendingLimit: 3_000n, allowance: undefined })
    expect(await ask()).toEqual({ spendingLimit: 3_000n, allowance: undefined })
  })

  test('may use what is left of the day less reservations, and is refused when nothing is left', async () => {
    const luna = await aConsultant(db, 'Luna')
    await credit(db, ana, 9_000n)
    await limit('day', 2_000n)
    const move = (key: string, from: string, to: string, amount: bigint) =>
      inTransaction(db, (tx) => postJournal(tx, { key, kind: 'test', postings: [{ from, to, amount }] }))
    await move('hold:a:1', availableOf(ana), reservedOf(ana), 1_500n)
    await move('capture:a:900', reservedOf(ana), toClearOf(luna), 900n)
    expect(await ask()).toEqual({ spendingLimit: null, allowance: 500n })
    await move('capture:a:1500', reservedOf(ana), toClearOf(luna), 600n)
    await move('hold:b:1', availableOf(ana), reservedOf(ana), 500n)
    await expect(ask()).rejects.toMatchObject({ code: 'limits.nothing_left' })
    expect((await seen()).spent[0]).toEqual({ period: 'day', paidCents: 9_000n, chargedCents: 1_500n })
  })
})

describe('a break', () => {
  test('stops purchases and new consultations until its end, and a shorter one does not shorten it', async () => {
    await startBreak('week')
    await at('2026-11-20T16:00:00.000Z')
    await startBreak('day')
    await at('2026-11-27T14:59:59.000Z')
    expect((await seen()).onBreak).toEqual({ endsAt: new Date('2026-11-27T15:00:00.000Z') })
    await expect(buy(1_000n)).rejects.toMatchObject({ code: 'limits.on_break' })
    await expect(ask()).rejects.toMatchObject({ code: 'limits.on_break' })
    await at('2026-11-27T15:00:00.000Z')
    expect((await seen()).onBreak).toBeNull()
    await buy(1_000n)
  })

  test('for ever never ends and cannot be deleted in the database', async () => {
    await startBreak('for_ever')
    await at('2046-11-20T15:00:00.000Z')
    expect((await seen()).onBreak).toEqual({ endsAt: null })
    await expect(ownerOf(db)`delete from breaks`).rejects.toThrow(/not allowed/)
    await expect(ownerOf(db)`update spending_limits set amount = null`).rejects.toThrow(/not allowed/)
  })
})

test('two simultaneous purchases cannot both use the rest of a limit', async () => {
  const pools = [connectTo(url, { max: 1 }), connectTo(url, { max: 1 })]
  for (const pool of pools) await travelTo(pool, new Date(NOON))
  const purchase = (pool: Db, personId: string) =>
    inTransaction(pool, async (tx) => {
      await guardPurchase(tx, { personId, amount: 3_000n, underWay: async () => 0n, now: await clock(tx) })
      const postings = [{ from: GATEWAY, to: availableOf(personId), amount: 3_000n }]
      await postJournal(tx, { key: `payment:${crypto.randomUUID()}:paid`, kind: 'payment_paid', postings })
    })
  for (let round = 0; round < 10; round++) {
    const bia = await aClient(db, 'Bia')
    await setLimit(db, { personId: bia, period: 'month', amount: 5_000n, clock })
    const outcomes = await Promise.allSettled(pools.map((pool) => purchase(pool, bia)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})
