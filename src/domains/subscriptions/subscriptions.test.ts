import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeBreak } from '#domains/limits/take-break.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { balanceOf, postJournals } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { COMMISSION, SUBSCRIPTION_REVENUE, availableOf } from '#domains/wallet/rules.ts'
import { soleGateway } from '#gateways/payments/gateways.ts'
import { type Db, inTransaction, poolLike } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { LUA_PLAN, openSubscriptionFixture } from '#test/support/subscription-fixture.ts'
import { startSubscription } from './start-subscription.ts'
import { sweepSubscriptions } from './sweep-subscriptions.ts'

const DAY = 24
let db: Db
let fixture: PaymentFixture
let lua: ReturnType<typeof openSubscriptionFixture>
/** 10 March, 14:00 in São Paulo: the next month begins 30 days and ten hours later. */
beforeEach(async () => {
  db = await freshDatabase()
  fixture = openPaymentFixture(db, { time: settableClock(new Date('2026-03-10T17:00:00Z')) })
  lua = openSubscriptionFixture(fixture)
})
afterEach(async () => expect(await findLedgerViolations(db)).toEqual([]))

const spend = (personId: string) => fixture.spend(personId, LUA_PLAN.price)

describe('a subscription by card', () => {
  test('grants the first month’s bonus, announces the next month twice, and charges and grants it once', async () => {
    const revenue = await balanceOf(db, SUBSCRIPTION_REVENUE)
    const { ana, id } = await lua.byCard()
    expect(await lua.moneyOf(ana)).toEqual([0n, 2_200n])
    await lua.passHours(31 * DAY)
    expect(await lua.mailsOf(id)).toEqual(['2:warning:first', '2:warning:last', '2:renewed'])
    expect(await lua.chargesOf(ana)).toEqual([
      { state: 'paid', amount: 1_990n },
      { state: 'paid', amount: 1_990n },
    ])
    expect(await lua.moneyOf(ana)).toEqual([0n, 4_400n])
    expect((await balanceOf(db, SUBSCRIPTION_REVENUE)) - revenue).toBe(3_980n)
    expect(
      await db`select source_id as id, ends_at - granted_at = interval '60 days' as sixty from grants
      where kind = 'bonus' order by source_id`,
    ).toEqual([
      { id: `${id}:1`, sixty: true },
      { id: `${id}:2`, sixty: true },
    ])
  })

  test('shows the next charge, the card, and each month with its receipt', async () => {
    const { id } = await lua.byCard('approved_mastercard')
    await lua.passHours(32 * DAY)
    expect(await lua.read(id)).toMatchObject({
      state: 'running',
      paidUntil: new Date('2026-05-10T03:00:00Z'),
      next: {
        at: new Date('2026-05-10T03:00:00Z'),
        amountCents: 1_990n,
        card: { brand: 'Mastercard', lastFour: '4444' },
        isUnderWay: false,
      },
      months: [
        { n: 2, startsAt: new Date('2026-04-10T03:00:00Z'), receiptCode: expect.any(String) },
        { n: 1, amountCents: 1_990n, bonusCents: 2_200n, receiptCode: expect.any(String) },
      ],
    })
  })

  test('tries a declined card four times with a mail each, then ends without debt', async () => {
    const { ana, id } = await lua.byCard('later_refused')
    await lua.passHours(33 * DAY)
    expect(await lua.read(id)).toMatchObject({ state: 'late', next: { at: new Date('2026-04-13T03:00:00Z') } })
    await lua.passHours(5 * DAY)
    expect(await lua.statesOf(ana)).toEqual(['paid', 'declined', 'declined', 'declined', 'declined'])
    expect(await lua.mailsOf(id)).toEqual([
      '2:warning:first',
      '2:warning:last',
      '2:refused:1',
      '2:refused:2',
      '2:refused:3',
      '2:refused:4',
    ])
    expect(await lua.read(id)).toMatchObject({ state: 'ended', stoppedFor: 'unpaid', next: null })
    await lua.passHours(40 * DAY)
    expect(await lua.statesOf(ana)).toHaveLength(5)
    expect(await lua.moneyOf(ana)).toEqual([0n, 2_200n])
  })

  test('warns late and charges 48 hours later when no worker ran for three days', async () => {
    const { ana, id } = await lua.byCard()
    await lua.passHours(28 * DAY)
    expect(await lua.mailsOf(id)).toEqual(['2:warning:first'])
    lua.skipHours(3 * DAY)
    await lua.passHours(47)
    expect(await lua.mailsOf(id)).toEqual(['2:warning:first', '2:warning:last'])
    expect(await lua.statesOf(ana)).toEqual(['paid'])
    await lua.passHours(7)
    expect(await lua.statesOf(ana)).toEqual(['paid', 'paid'])
  })
})

describe('a subscription by Pix', () => {
  test('mails the code and renews when it is paid', async () => {
    const { ana, id } = await lua.byPix()
    await lua.passHours(30 * DAY + 12)
    expect(await lua.mailsOf(id)).toEqual(['2:warning:first', '2:warning:last', '2:pix:1'])
    const [mail] = await db<
      { code: string }[]
    >`select template->>'code' as code from mails where key = ${`subscription:${id}:2:pix:1`}`
    expect(mail!.code).toMatch(/^000201.*br\.gov\.bcb\.pix/)
    const { pixPaymentId } = await lua.read(id)
    await fixture.press({ id: pixPaymentId! }, 'pagar')
    await lua.passHours(6)
    expect(await lua.read(id)).toMatchObject({ state: 'running', pixPaymentId: null, months: [{ n: 2 }, { n: 1 }] })
    expect(await lua.moneyOf(ana)).toEqual([0n, 4_400n])
  })

  test('ends without debt after four unpaid codes', async () => {
    const { ana, id } = await lua.byPix()
    await lua.passHours(38 * DAY)
    expect((await lua.mailsOf(id)).filter((key) => key.includes('pix'))).toEqual([
      '2:pix:1',
      '2:pix:2',
      '2:pix:3',
      '2:pix:4',
    ])
    expect(await lua.read(id)).toMatchObject({ state: 'ended', stoppedFor: 'unpaid' })
    expect(await lua.statesOf(ana)).toEqual(['paid', 'expired', 'expired', 'expired', 'expired'])
  })

  test('refunds late money in full when nothing waits for it', async () => {
    const { ana, id } = await lua.byPix()
    await lua.passHours(38 * DAY)
    const [late] = await db<
      { id: string }[]
    >`select id from payments where person_id = ${ana} order by created_at desc limit 1`
    await fixture.press(late!, 'pagar-depois-de-expirar')
    await lua.passHours(6)
    expect(await lua.moneyOf(ana)).toEqual([0n, 2_200n])
    expect(await db`select amount, state from payment_refunds where payment_id = ${late!.id}`).toMatchObject([
      { amount: 1_990n, state: 'done' },
    ])
    expect((await lua.read(id)).months).toHaveLength(1)
  })
})

describe('limits and breaks', () => {
  test('a break that lasts stops the renewals at the first warning, with a mail', async () => {
    const { ana, id } = await lua.byCard()
    await takeBreak(db, { personId: ana, length: 'for_ever', clock: fixture.time.clock })
    await lua.passHours(24 * DAY)
    expect(await lua.mailsOf(id)).toEqual(['break:…'])
    expect(await lua.read(id)).toMatchObject({ state: 'cancelled', stoppedFor: 'break' })
    await expect(lua.resume(id, ana)).rejects.toMatchObject({ code: 'limits.on_break' })
    await lua.passHours(20 * DAY)
    expect(await lua.statesOf(ana)).toEqual(['paid'])
  })

  test('a break on the day of the charge ends it without a charge; one that ended before changes nothing', async () => {
    const [one, other] = [await lua.byCard(), await lua.byCard()]
    await lua.passHours(23 * DAY)
    await takeBreak(db, { personId: other.ana, length: 'day', clock: fixture.time.clock })
    await lua.passHours(6.5 * DAY)
    await takeBreak(db, { personId: one.ana, length: 'day', clock: fixture.time.clock })
    await lua.passHours(2 * DAY)
    expect(await lua.statesOf(one.ana)).toEqual(['paid'])
    expect(await lua.read(one.id)).toMatchObject({ state: 'ended', stoppedFor: 'break' })
    expect(await lua.statesOf(other.ana)).toEqual(['paid', 'paid'])
  })

  test('an exhausted limit counts as a decline: announced, retried, never requested at the bank', async () => {
    const { ana, id } = await lua.byCard()
    await setLimit(db, { personId: ana, period: 'day', amount: 1_000n, clock: fixture.time.clock })
    await lua.passHours(31 * DAY)
    expect(await lua.mailsOf(id)).toContain('2:refused:1')
    expect(await lua.statesOf(ana)).toEqual(['paid'])
    await lua.passHours(6 * DAY)
    expect(await lua.read(id)).toMatchObject({ state: 'ended', stoppedFor: 'unpaid' })
  })
})

describe('concurrency and crashes', () => {
  test('two workers send one warning each time, charge once and grant one month', async () => {
    const other = poolLike(db)
    const others = [fixture.context, { ...fixture.context, db: other }]
    const { ana, id } = await lua.byCard()
    for (const hours of [23 * DAY + 12, 5 * DAY, 2 * DAY, 1]) {
      lua.skipHours(hours)
      await Promise.all(Array.from({ length: 6 }, (_, n) => sweepSubscriptions(others[n % 2]!)))
      fixture.time.pass(4)
      await fixture.work()
    }
    await Promise.all(Array.from({ length: 6 }, (_, n) => sweepSubscriptions(others[n % 2]!)))
    await other.end()
    expect(await lua.mailsOf(id)).toEqual(['2:warning:first', '2:warning:last', '2:renewed'])
    expect(await lua.statesOf(ana)).toEqual(['paid', 'paid'])
    expect(await lua.moneyOf(ana)).toEqual([0n, 4_400n])
  })

  test('requests the charge under the same id after a worker stopped before requesting it', async () => {
    const { ana } = await lua.byCard()
    await lua.passHours(30 * DAY + 6)
    lua.skipHours(6)
    const dying = {
      ...fixture.context,
      gateways: soleGateway({
        ...fixture.context.gateway,
        chargeSavedCard: () => Promise.reject(new Error('killed')),
      }),
    }
    await sweepSubscriptions(dying)
    expect(await lua.statesOf(ana)).toEqual(['paid', 'created'])
    fixture.time.pass(10)
    await lua.passHours(6)
    expect(await lua.statesOf(ana)).toEqual(['paid', 'paid'])
  })

  test('starts once and refuses a second one of the same kind', async () => {
    const { ana, id } = await lua.byCard()
    const start = (anId: string) =>
      inTransaction(db, (tx) =>
        startSubscription(tx, {
          ...LUA_PLAN,
          id: anId,
          personId: ana,
          paysBy: 'card',
          paid: LUA_PLAN.price,
          paymentId: anId,
          at: fixture.time.now(),
        }),
      )
    await start(id)
    expect(await lua.moneyOf(ana)).toEqual([0n, 2_200n])
    await expect(start(crypto.randomUUID())).rejects.toMatchObject({ code: 'subscriptions.already_running' })
  })
})

test('waits for money that a consultation spent, and grants the month when it is back', async () => {
  const { ana, id } = await lua.byCard()
  await lua.passHours(30 * DAY + 6)
  lua.skipHours(6)
  await sweepSubscriptions(fixture.context)
  await fixture.wait(6)
  await spend(ana)
  await lua.passHours(6)
  expect((await lua.read(id)).months).toHaveLength(1)
  await inTransaction(db, (tx) =>
    postJournals(tx, [
      {
        key: `test:${id}`,
        subject: { kind: 'consultation', id },
        kind: 'test',
        postings: [{ from: COMMISSION, to: availableOf(ana), amount: LUA_PLAN.price }],
      },
    ]),
  )
  await lua.passHours(6)
  expect((await lua.read(id)).months).toHaveLength(2)
  expect(await lua.moneyOf(ana)).toEqual([0n, 4_400n])
})
