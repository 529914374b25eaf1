import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeBreak } from '#domains/limits/take-break.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { applyGatewayState } from '#domains/payments/index.ts'
import { availableOf, balanceOf, findLedgerViolations, postJournal } from '#domains/wallet/index.ts'
import { COMMISSION, promotionalOf, SUBSCRIPTION_REVENUE } from '#domains/wallet/rules.ts'
import { lockBalances } from '#domains/wallet/sql.ts'
import { soleGateway } from '#gateways/payments/gateways.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { connectTo, freshDatabaseUrl, ownerOf } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { LUA_PLAN, openSubscriptionFixture } from '#test/support/subscription-fixture.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { cancelSubscriptionPurchase } from './cancel-subscription-purchase.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { startSubscription } from './start-subscription.ts'
import { sweepSubscriptions } from './sweep-subscriptions.ts'

const DAY = 24
let url: string
let db: Db
let fixture: PaymentFixture
let lua: ReturnType<typeof openSubscriptionFixture>
/** 10 March, 14:00 in São Paulo: the next month begins 30 days and ten hours later. */
beforeEach(async () => {
  url = await freshDatabaseUrl()
  db = connectTo(url)
  fixture = openPaymentFixture(db, { time: settableClock(new Date('2026-03-10T17:00:00Z')) })
  lua = openSubscriptionFixture(fixture)
})
afterEach(async () => expect(await findLedgerViolations(db)).toEqual([]))

const spend = (personId: string) => fixture.spend(personId, LUA_PLAN.price)
const asked = (id: string, personId: string) => ({ id, personId, clock: fixture.time.clock })
const cancel = (id: string, personId: string) => cancelSubscription(db, asked(id, personId))
const resume = (id: string, personId: string) =>
  resumeSubscription(db, { ...asked(id, personId), gateways: ['sandbox'] })
const moneyOf = async (ana: string) =>
  Promise.all([availableOf(ana), promotionalOf(ana)].map((account) => balanceOf(db, account)))
const statesOf = async (ana: string) => (await lua.chargesOf(ana)).map(({ state }) => state)

describe('a subscription by card', () => {
  test('grants the first month’s bonus, announces the next month twice, and charges and grants it once', async () => {
    const revenue = await balanceOf(db, SUBSCRIPTION_REVENUE)
    const { ana, id } = await lua.byCard()
    expect(await moneyOf(ana)).toEqual([0n, 2_200n])
    await lua.passHours(31 * DAY)
    expect(await lua.mailsOf(id)).toEqual(['2:warning:first', '2:warning:last', '2:renewed'])
    expect(await lua.chargesOf(ana)).toEqual([
      { state: 'paid', amount: 1_990n },
      { state: 'paid', amount: 1_990n },
    ])
    expect(await moneyOf(ana)).toEqual([0n, 4_400n])
    expect((await balanceOf(db, SUBSCRIPTION_REVENUE)) - revenue).toBe(3_980n)
    expect(await db`select id, expires_at - granted_at = interval '60 days' as sixty from bonuses order by id`).toEqual(
      [
        { id: `${id}:1`, sixty: true },
        { id: `${id}:2`, sixty: true },
      ],
    )
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
    expect(await statesOf(ana)).toEqual(['paid', 'declined', 'declined', 'declined', 'declined'])
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
    expect(await statesOf(ana)).toHaveLength(5)
    expect(await moneyOf(ana)).toEqual([0n, 2_200n])
  })

  test('warns late and charges 48 hours later when no worker ran for three days', async () => {
    const { ana, id } = await lua.byCard()
    await lua.passHours(28 * DAY)
    expect(await lua.mailsOf(id)).toEqual(['2:warning:first'])
    lua.skipHours(3 * DAY)
    await lua.passHours(47)
    expect(await lua.mailsOf(id)).toEqual(['2:warning:first', '2:warning:last'])
    expect(await statesOf(ana)).toEqual(['paid'])
    await lua.passHours(7)
    expect(await statesOf(ana)).toEqual(['paid', 'paid'])
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
    expect(await moneyOf(ana)).toEqual([0n, 4_400n])
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
    expect(await statesOf(ana)).toEqual(['paid', 'expired', 'expired', 'expired', 'expired'])
  })

  test('refunds late money in full when nothing waits for it', async () => {
    const { ana, id } = await lua.byPix()
    await lua.passHours(38 * DAY)
    const [late] = await db<
      { id: string }[]
    >`select id from payments where person_id = ${ana} order by created_at desc limit 1`
    await fixture.press(late!, 'pagar-depois-de-expirar')
    await lua.passHours(6)
    expect(await moneyOf(ana)).toEqual([0n, 2_200n])
    expect(await db`select amount, state from payment_refunds where payment_id = ${late!.id}`).toMatchObject([
      { amount: 1_990n, state: 'done' },
    ])
    expect((await lua.read(id)).months).toHaveLength(1)
  })
})

describe('cancelling a subscription', () => {
  test('keeps the paid time until its end and charges nothing more', async () => {
    const { ana, id } = await lua.byCard()
    await lua.passHours(5 * DAY)
    await Promise.all([cancel(id, ana), cancel(id, ana)])
    expect(await lua.read(id)).toMatchObject({
      state: 'cancelled',
      paidUntil: new Date('2026-04-10T03:00:00Z'),
      next: null,
    })
    expect(await lua.mailsOf(id)).toEqual(['cancelled:…'])
    await lua.passHours(40 * DAY)
    expect(await lua.read(id)).toMatchObject({ state: 'ended', stoppedFor: 'client' })
    expect(await statesOf(ana)).toEqual(['paid'])
  })

  test('while a charge is under way refunds it in full when it is paid', async () => {
    const { ana, id } = await lua.byCard()
    await lua.passHours(30 * DAY + 6)
    lua.skipHours(6)
    await sweepSubscriptions(fixture.context)
    expect(await statesOf(ana)).toEqual(['paid', 'pending'])
    await cancel(id, ana)
    expect(await lua.read(id)).toMatchObject({ state: 'ended', stoppedFor: 'client' })
    await lua.passHours(6)
    expect(await statesOf(ana)).toEqual(['paid', 'refunded'])
    expect(await moneyOf(ana)).toEqual([0n, 2_200n])
  })

  test('can be resumed, and is charged no sooner than announced', async () => {
    const { ana, id } = await lua.byCard()
    await cancel(id, ana)
    await lua.passHours(29 * DAY + 18)
    await resume(id, ana)
    await resume(id, ana)
    expect(await lua.read(id)).toMatchObject({
      state: 'running',
      next: { at: new Date(fixture.time.now().getTime() + 48 * 3_600_000) },
    })
    await lua.passHours(47)
    expect(await statesOf(ana)).toEqual(['paid'])
    await lua.passHours(7)
    expect(await statesOf(ana)).toEqual(['paid', 'paid'])
    expect((await lua.mailsOf(id)).filter((key) => key.startsWith('resumed'))).toHaveLength(1)
  })

  test('cannot be resumed after the end of the paid time', async () => {
    const { ana, id } = await lua.byCard()
    await cancel(id, ana)
    await lua.passHours(31 * DAY)
    await expect(resume(id, ana)).rejects.toMatchObject({ code: 'subscriptions.already_ended' })
  })

  test('is refused to other people', async () => {
    const { id } = await lua.byCard()
    const bia = await fixture.client('Bia')
    for (const act of [cancel, resume])
      await expect(act(id, bia)).rejects.toMatchObject({ code: 'subscriptions.not_found', status: 404 })
  })
})

describe('limits and breaks', () => {
  test('a break that lasts stops the renewals at the first warning, with a mail', async () => {
    const { ana, id } = await lua.byCard()
    await takeBreak(db, { personId: ana, length: 'for_ever', clock: fixture.time.clock })
    await lua.passHours(24 * DAY)
    expect(await lua.mailsOf(id)).toEqual(['break:…'])
    expect(await lua.read(id)).toMatchObject({ state: 'cancelled', stoppedFor: 'break' })
    await expect(resume(id, ana)).rejects.toMatchObject({ code: 'limits.on_break' })
    await lua.passHours(20 * DAY)
    expect(await statesOf(ana)).toEqual(['paid'])
  })

  test('a break on the day of the charge ends it without a charge; one that ended before changes nothing', async () => {
    const [one, other] = [await lua.byCard(), await lua.byCard()]
    await lua.passHours(23 * DAY)
    await takeBreak(db, { personId: other.ana, length: 'day', clock: fixture.time.clock })
    await lua.passHours(6.5 * DAY)
    await takeBreak(db, { personId: one.ana, length: 'day', clock: fixture.time.clock })
    await lua.passHours(2 * DAY)
    expect(await statesOf(one.ana)).toEqual(['paid'])
    expect(await lua.read(one.id)).toMatchObject({ state: 'ended', stoppedFor: 'break' })
    expect(await statesOf(other.ana)).toEqual(['paid', 'paid'])
  })

  test('an exhausted limit counts as a decline: announced, retried, never requested at the bank', async () => {
    const { ana, id } = await lua.byCard()
    await setLimit(db, { personId: ana, period: 'day', amount: 1_000n, clock: fixture.time.clock })
    await lua.passHours(31 * DAY)
    expect(await lua.mailsOf(id)).toContain('2:refused:1')
    expect(await statesOf(ana)).toEqual(['paid'])
    await lua.passHours(6 * DAY)
    expect(await lua.read(id)).toMatchObject({ state: 'ended', stoppedFor: 'unpaid' })
  })
})

describe('concurrency and crashes', () => {
  test('two workers send one warning each time, charge once and grant one month', async () => {
    const others = [fixture.context, { ...fixture.context, db: connectTo(url, { max: 4 }) }]
    const { ana, id } = await lua.byCard()
    for (const hours of [23 * DAY + 12, 5 * DAY, 2 * DAY, 1]) {
      lua.skipHours(hours)
      await Promise.all(Array.from({ length: 6 }, (_, n) => sweepSubscriptions(others[n % 2]!)))
      fixture.time.pass(4)
      await fixture.work()
    }
    await Promise.all(Array.from({ length: 6 }, (_, n) => sweepSubscriptions(others[n % 2]!)))
    expect(await lua.mailsOf(id)).toEqual(['2:warning:first', '2:warning:last', '2:renewed'])
    expect(await statesOf(ana)).toEqual(['paid', 'paid'])
    expect(await moneyOf(ana)).toEqual([0n, 4_400n])
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
    expect(await statesOf(ana)).toEqual(['paid', 'created'])
    await lua.passHours(6)
    expect(await statesOf(ana)).toEqual(['paid', 'paid'])
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
    expect(await moneyOf(ana)).toEqual([0n, 2_200n])
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
    postJournal(tx, {
      key: `test:${id}`,
      kind: 'test',
      postings: [{ from: COMMISSION, to: availableOf(ana), amount: LUA_PLAN.price }],
    }),
  )
  await lua.passHours(6)
  expect((await lua.read(id)).months).toHaveLength(2)
  expect(await moneyOf(ana)).toEqual([0n, 4_400n])
})

describe('the free month', () => {
  /** The bank gives Ana's latest payment back by itself, whole. */
  async function refundElsewhere(ana: string) {
    const [latest] = await db<{ id: string }[]>`
      select id from payments where person_id = ${ana} and state = 'paid' order by created_at desc limit 1`
    const found = await fixture.gateway.findById(latest!.id)
    if (found.outcome !== 'found') throw new Error('the bank does not know it')
    await applyGatewayState(fixture.context, { ...found.charge, refunded: LUA_PLAN.price })
  }
  const monthsOf = async (id: string) => (await lua.read(id)).months.map(({ n, amountCents }) => [n, amountCents])

  test('follows eleven that were paid, also when one was missed in between', async () => {
    const { ana, id } = await lua.byCard()
    await lua.passHours(35 * DAY)
    lua.skipHours(51 * DAY)
    await lua.passHours(312 * DAY)
    expect((await monthsOf(id)).slice(0, 3)).toEqual([
      [14, 1_990n],
      [13, 0n],
      [12, 1_990n],
    ])
    expect((await monthsOf(id)).at(-3)).toEqual([4, 1_990n])
    expect(await statesOf(ana)).toHaveLength(12)
  })

  test('does not come for months whose money the bank gave back', async () => {
    const { ana, id } = await lua.byCard()
    for (let n = 1; n <= 11; n++) {
      await refundElsewhere(ana)
      await lua.passHours(31 * DAY)
    }
    expect((await monthsOf(id)).length).toBeGreaterThan(11)
    expect((await monthsOf(id)).filter(([, amount]) => amount === 0n)).toEqual([])
    expect(await moneyOf(ana), 'the bonus of the month that stays paid').toEqual([0n, 2_200n])
  })

  test('does not come for months whose money was spent elsewhere', async () => {
    const { ana, id } = await lua.byPix()
    await lua.passHours(30 * DAY + 12)
    await fixture.press({ id: (await lua.read(id)).pixPaymentId! }, 'pagar')
    await fixture.wait(6)
    await spend(ana)
    await lua.passHours(26 * DAY)
    // The same nine times more.
    await db`insert into subscription_periods (subscription_id, n, starts_at, ends_at, amount, dropped_at, dropped_for)
      select subscription_id, later, starts_at, ends_at, amount, dropped_at, dropped_for
      from subscription_periods cross join generate_series(3, 11) later where subscription_id = ${id} and n = 2
      on conflict (subscription_id, n) do update set dropped_at = excluded.dropped_at, dropped_for = excluded.dropped_for`
    lua.skipHours(270 * DAY)
    await lua.passHours(14 * DAY)
    expect(
      await db`select count(*)::int from subscription_periods
      where subscription_id = ${id} and dropped_for = 'spent'`,
    ).toEqual([{ count: 10 }])
    expect(await monthsOf(id)).toEqual([[1, 1_990n]])
    expect(await lua.read(id)).toMatchObject({ next: { amountCents: 1_990n }, pixPaymentId: expect.any(String) })
    expect(await moneyOf(ana), 'the bonus of the first month').toEqual([0n, 2_200n])
  })
})

test('a cancellation locks credit before bonus, like everything that spends, so that neither waits for the other', async () => {
  const { ana, id } = await lua.byCard()
  const credit = await fixture.buy(ana)
  await fixture.press(credit, 'pagar')
  await fixture.wait(6)
  const cancelling = await inTransaction(db, async (tx) => {
    await lockBalances(tx, [availableOf(ana)])
    const cancelling = inTransaction(db, (other) => cancelSubscriptionPurchase(other, { id, at: fixture.time.now() }))
    const waiting = () => db`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(waiting).toHaveLength(1)
    await ownerOf(db)`select from ledger_accounts where id = ${promotionalOf(ana)} for no key update nowait`
    return { cancelling }
  })
  expect(await cancelling.cancelling).toEqual({ unused: 1_990n, taken: 2_200n })
})
