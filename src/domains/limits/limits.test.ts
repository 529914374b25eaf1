import { beforeEach, describe, expect, test } from 'vitest'
import { grantMinutes, postJournals } from '#domains/wallet/index.ts'
import { COMMISSION, PROMOTION_COST, availableOf, GATEWAY, reservedOf, toClearOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { connectTo, freshDatabaseUrl, ownerOf } from '#test/support/database.ts'
import { aClient, aConsultant, credit } from '#test/support/people.ts'
import { guardBooking, guardConsultation, guardPurchase, remainingAllowance } from './index.ts'
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
const seen = async () =>
  readSelfCare(db, ana, await clock(db), async () => ({ openPayments: 0n, booked: { day: 0n, week: 0n, month: 0n } }))
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
      postJournals(tx, [
        {
          key: 'payback:one:1',
          subject: { kind: 'payment_refund', id: 'one', n: 1 },
          kind: 'payback',
          postings: [{ from: availableOf(ana), to: GATEWAY, amount: 1_500n }],
        },
      ]),
    )
    const nothing = { paidUnderWayCents: 0n, chargedUnderWayCents: 0n }
    expect((await seen()).spent).toEqual(
      ['day', 'week', 'month', 'year'].map((period) => ({ period, paidCents: 500n, chargedCents: 0n, ...nothing })),
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
      inTransaction(db, (tx) =>
        postJournals(tx, [
          {
            key,
            kind: 'test',
            subject: { kind: 'consultation', id: key },
            postings: [{ from, to, amount }],
          },
        ]),
      )
    await move('hold:a:1', availableOf(ana), reservedOf(ana), 1_500n)
    await move('capture:a:900', reservedOf(ana), toClearOf(luna), 900n)
    expect(await ask()).toEqual({ spendingLimit: null, allowance: 500n })
    await move('capture:a:1500', reservedOf(ana), toClearOf(luna), 600n)
    await move('hold:b:1', availableOf(ana), reservedOf(ana), 500n)
    await expect(ask()).rejects.toMatchObject({ code: 'limits.nothing_left' })
    expect((await seen()).spent[0]).toMatchObject({
      paidCents: 9_000n,
      chargedCents: 1_500n,
      chargedUnderWayCents: 500n,
    })
  })
})

describe('what happens at once', () => {
  const NOTHING = { day: 0n, week: 0n, month: 0n }
  const more = async (tx: Tx) =>
    remainingAllowance(tx, { personId: ana, now: await clock(tx), booked: async () => NOTHING })
  const request = async (tx: Tx) =>
    (await guardConsultation(tx, { personId: ana, wished: null, booked: async () => NOTHING, now: await clock(tx) }))
      .allowance
  const book = async (tx: Tx) =>
    guardBooking(tx, {
      personId: ana,
      price: 1_500n,
      startsAt: await clock(tx),
      booked: async () => NOTHING,
      now: await clock(tx),
    }).then(
      () => 'booked',
      (error: { code: string }) => error.code,
    )

  test.each<[string, (tx: Tx) => Promise<unknown>, unknown]>([
    ['more of a running consultation', more, 500n],
    ['a request', request, 500n],
    ['a booking', book, 'limits.over_limit'],
  ])('%s waits for what another tab reserves of the same limit', async (_, second, left) => {
    await credit(db, ana, 9_000n)
    await limit('day', 2_000n)
    const [other, watch] = [connectTo(url, { max: 1 }), connectTo(url, { max: 1 })]
    let result: unknown
    let answered: Promise<unknown> | undefined
    await inTransaction(db, async (tx) => {
      await request(tx)
      answered = inTransaction(other, second).then((answer) => (result = answer))
      while (
        result === undefined &&
        !(
          await watch`select 1 from pg_locks
        where locktype = 'advisory' and not granted and database = (select oid from pg_database
          where datname = current_database())`
        ).length
      );
      await postJournals(tx, [
        {
          key: 'hold:a:1',
          subject: { kind: 'consultation', id: 'a' },
          kind: 'test',
          postings: [{ from: availableOf(ana), to: reservedOf(ana), amount: 1_500n }],
        },
      ])
    })
    expect(await answered).toBe(left)
  })

  test('what a booking’s room reserves while it is asked is not lost between the sums', async () => {
    await credit(db, ana, 9_000n)
    await limit('day', 2_000n)
    const other = connectTo(url, { max: 1 })
    let booked = { day: 1_500n, week: 1_500n, month: 1_500n }
    const openRoom = async () => {
      const before = booked
      booked = NOTHING
      await postJournals(other, [
        {
          key: 'hold:a:1',
          subject: { kind: 'consultation', id: 'a' },
          kind: 'test',
          postings: [{ from: availableOf(ana), to: reservedOf(ana), amount: 1_500n }],
        },
      ])
      return before
    }
    const asked = { personId: ana, now: await clock(db), booked: openRoom }
    expect(await inTransaction(db, (tx) => remainingAllowance(tx, asked))).toBe(0n)
  })
})

describe('a refund', () => {
  const YESTERDAY = '2026-11-19T15:00:00.000Z'
  type Act = {
    of: string
    day?: string
    charged?: bigint
    fee?: bigint
    covered?: bigint
    returned?: bigint
    from?: string
  }

  /** So much of a consultation is charged, paid by minutes, or returned. */
  async function happens(id: string, luna: string, { day = NOON, from = COMMISSION, ...act }: Act) {
    await at(day)
    const subject = { kind: 'consultation', id } as const
    const post = (key: string, kind: string, [from, to, amount = 0n]: [from: string, to: string, amount?: bigint]) =>
      amount > 0n && postJournals(db, [{ key, kind, subject, postings: [{ from, to, amount }] }])
    await post(`capture:${id}:${act.charged}`, 'test', [reservedOf(ana), toClearOf(luna), act.charged])
    await post(`capture:${id}:fee`, 'test', [reservedOf(ana), toClearOf(luna), act.fee])
    if (act.covered)
      await db`
        insert into minute_covers (consultation_id, grant_id, position, covered_ms, used_ms, value, earned, promotion)
        select ${id}, id, 1, amount, amount, ${act.covered}, 0, 0 from grants where person_id = ${ana} and kind = 'minutes'`
    await post(`refund:${id}:1`, 'consultation_refund', [from, availableOf(ana), act.returned])
  }

  test.each<[string, Act[], day: bigint, week: bigint]>([
    [
      'of what was charged gives it back',
      [
        { of: 'a', charged: 900n },
        { of: 'a', returned: 300n },
      ],
      600n,
      600n,
    ],
    [
      'at the cost of the house does so, too',
      [
        { of: 'a', charged: 900n },
        { of: 'a', returned: 300n, from: PROMOTION_COST },
      ],
      600n,
      600n,
    ],
    [
      'of minutes gives nothing back',
      [
        { of: 'a', charged: 900n },
        { of: 'b', covered: 850n, returned: 850n },
      ],
      900n,
      900n,
    ],
    [
      'of minutes and credit gives back the share of the credit',
      [
        { of: 'a', charged: 600n, covered: 400n },
        { of: 'a', returned: 501n },
      ],
      300n,
      300n,
    ],
    [
      'of minutes and a fee gives back the share of the fee',
      [
        { of: 'a', fee: 700n, covered: 400n },
        { of: 'a', returned: 550n },
      ],
      350n,
      350n,
    ],
    [
      'of yesterday gives nothing of today back',
      [
        { of: 'y', charged: 500n, day: YESTERDAY },
        { of: 'a', charged: 900n },
        { of: 'y', returned: 500n },
      ],
      900n,
      900n,
    ],
    [
      'of a consultation across midnight gives back what was charged today',
      [
        { of: 'a', charged: 500n, day: YESTERDAY },
        { of: 'a', charged: 200n },
        { of: 'b', charged: 900n },
        { of: 'a', returned: 700n },
      ],
      900n,
      900n,
    ],
  ])('%s', async (_, acts, day, week) => {
    const luna = await aConsultant(db, 'Luna')
    await credit(db, ana, 20_000n)
    const [grantedAt, expiresAt] = [new Date(NOON), new Date('2030-01-01')]
    const pack = { kind: 'package' as const, title: 'Pacote', value: 1_000n, totalMs: 600_000n, ceiling: null }
    await inTransaction(db, (tx) =>
      grantMinutes(tx, { ...pack, id: crypto.randomUUID(), personId: ana, grantedAt, expiresAt }),
    )
    const postings = [{ from: availableOf(ana), to: reservedOf(ana), amount: 5_000n }]
    await postJournals(db, [
      { key: `hold:${ana}:1`, subject: { kind: 'consultation', id: ana }, kind: 'test', postings },
    ])
    const ids = new Map(acts.map(({ of }) => [of, crypto.randomUUID()]))
    for (const act of acts) await happens(ids.get(act.of)!, luna, act)
    const { spent } = await seen()
    expect(spent.slice(0, 2).map(({ chargedCents }) => chargedCents)).toEqual([day, week])
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
      await postJournals(tx, [
        {
          key: `payment:${crypto.randomUUID()}:paid`,
          subject: { kind: 'payment', id: crypto.randomUUID() },
          kind: 'payment_paid',
          postings,
        },
      ])
    })
  for (let round = 0; round < 10; round++) {
    const bia = await aClient(db, 'Bia')
    await setLimit(db, { personId: bia, period: 'month', amount: 5_000n, clock })
    const outcomes = await Promise.allSettled(pools.map((pool) => purchase(pool, bia)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})
