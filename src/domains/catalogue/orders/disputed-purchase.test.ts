import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import {
  balanceOf,
  lockSpendable,
  payDebts,
  postJournals,
  holdMinutes,
  settleMinutes,
  sumDebts,
} from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { sweepSubscriptions } from '#domains/subscriptions/sweep-subscriptions.ts'
import { availableOf, COMMISSION, prepaidOf, promotionalOf } from '#domains/wallet/rules.ts'
import { inTransaction } from '#platform/db.ts'
import { CREDITS, PACKAGE, PLAN, SUBSCRIPTION } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { aConsultant } from '#test/support/people.ts'
import { placeOrder } from './place-order.ts'
import { findOrder } from './sql.ts'

const db = await freshDatabase()
const orders = await openOrderFixture(db)
afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

const once = <T>(act: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, act)

/** Ana has bought this by Pix. `says`: what the gateway tells of its dispute. */
async function bought(slug: string) {
  const ana = await orders.payments.client('Ana')
  const { id, paymentId } = await orders.buy(ana, { slug })
  return {
    id,
    ana,
    paymentId,
    says: (state: 'opened' | 'won' | 'lost', part?: bigint) => orders.says(paymentId, state, part),
  }
}

const cancel = ({ id, ana }: { id: string; ana: string }) => orders.cancel(id, ana)
const withdraw = (personId: string, amount: bigint) =>
  withdrawCredit(db, {
    id: randomUUID(),
    personId,
    amount,
    clock: orders.payments.time.clock,
    cpf: '529.982.247-25',
  })

async function useMinutes(ana: string, requestedMs: bigint) {
  const consultantId = await aConsultant(db, 'Luna', 299n)
  const consultationId = randomUUID()
  const at = orders.payments.time.now()
  const price = { pricePerMinute: 299n, chatPricePerMinute: 299n }
  const request = { consultantId, channel: 'chat', ...price, isWelcome: false, acceptsPackages: true, at, now: at }
  const covered = await once((tx) => holdMinutes(tx, { consultationId, personId: ana, requestedMs, ...request }))
  const terms = { pricePerMinute: 299n, commissionBps: 3_500, at }
  const { value, journals } = await once((tx) =>
    settleMinutes(tx, {
      consultationId,
      clientId: ana,
      channel: 'chat',
      used: [{ channel: 'chat', ms: covered }],
      ...terms,
    }),
  )
  if (value > 0n) {
    const postings = [{ from: prepaidOf(ana), to: COMMISSION, amount: value }]
    await once((tx) =>
      postJournals(tx, [
        {
          key: `cover:${consultationId}`,
          subject: { kind: 'consultation', id: consultationId },
          kind: 'consultation_cover',
          postings,
        },
      ]),
    )
  }
  expect(journals).toEqual([])
  return { covered, value }
}

describe('a disputed package', () => {
  test('freezes its minutes; won, they are as before', async () => {
    const order = await bought(PACKAGE.slug)
    await order.says('opened')
    expect(await listMinutes(db, order.ana)).toEqual([])
    expect(await useMinutes(order.ana, 60_000n)).toEqual({ covered: 0n, value: 0n })
    await expect(cancel(order)).rejects.toMatchObject({ code: 'payments.refund_of_contested' })
    await order.says('won')
    expect((await useMinutes(order.ana, 60_000n)).covered).toBe(60_000n)
  })

  test('lost: the minutes are gone, what was used is a debt, and cancelling gives nothing', async () => {
    const order = await bought(PACKAGE.slug)
    const { value } = await useMinutes(order.ana, 600_000n)
    const other = await orders.payments.buy(order.ana, 5_000n)
    await orders.payments.press(other, 'pagar')
    await orders.payments.wait(6)
    await order.says('opened')
    expect(await balanceOf(db, availableOf(order.ana)), 'credit of other purchases stays').toBe(5_000n)
    await order.says('lost')
    expect(await useMinutes(order.ana, 60_000n)).toEqual({ covered: 0n, value: 0n })
    expect(await balanceOf(db, prepaidOf(order.ana))).toBe(0n)
    await expect(cancel(order)).rejects.toMatchObject({ code: 'payments.refund_of_lost' })
    expect(await sumDebts(db, order.ana)).toBe(value)
    await expect(withdraw(order.ana, 1_000n)).rejects.toMatchObject({ code: 'payments.withdrawal_debt' })
    const { id } = await placeOrder(db, {
      id: randomUUID(),
      personId: order.ana,
      clock: orders.payments.time.clock,
      slug: CREDITS.slug,
    })
    expect((await findOrder(db, id))!.bonus, 'no gift while a debt is open').toBe(0n)
    expect(await once((tx) => payDebts(tx, { personId: order.ana }))).toBe(value)
    expect(await once((tx) => payDebts(tx, { personId: order.ana })), 'repeated').toBe(0n)
    expect(await withdraw(order.ana, 1_000n)).toMatchObject({ amount: 1_000n })
  })
})

test.each([
  [
    'minutes of a plan',
    PLAN.slug,
    (id: string) => db<{ ends: Date }[]>`
    select ends_at as ends from grants where source_id = ${id} and kind = 'minutes'`,
  ],
  [
    'the bonus of a month',
    SUBSCRIPTION.slug,
    (id: string) => db<{ ends: Date }[]>`
    select ends_at as ends from grants where kind = 'bonus' and source_id like ${`${id}%`}`,
  ],
] as const)(
  '%s that a case froze have as long until their end as they had, however long it takes',
  async (_, slug, read) => {
    const { id, says } = await bought(slug)
    const [before] = await read(id)
    await orders.payments.wait(86_400, 86_400)
    const { pass } = orders.payments.time
    await says('opened', 500n)
    pass(20 * 86_400)
    await says('opened')
    pass(25 * 86_400)
    await says('won')
    const [after] = await read(id)
    expect((after!.ends.getTime() - before!.ends.getTime()) / 86_400_000).toBe(45)
  },
)

describe('disputed credits with a bonus', () => {
  const spendable = (ana: string) => once((tx) => lockSpendable(tx, ana))

  test('freeze the bonus too; won, both are as before', async () => {
    const { ana, says } = await bought(CREDITS.slug)
    await says('opened')
    expect(await spendable(ana)).toEqual({ available: 0n, promotional: 0n })
    expect(await balanceOf(db, promotionalOf(ana))).toBe(0n)
    await says('won')
    expect(await spendable(ana)).toEqual({ available: 5_000n, promotional: 200n })
  })

  test('lost: bonus that was spent is part of the debt, and what a consultation releases later is gone', async () => {
    const { ana, says } = await bought(CREDITS.slug)
    const room = randomUUID()
    const reserved = `client:${ana}:reserved`
    const move = (key: string, from: string, to: string, amount: bigint) =>
      once((tx) =>
        postJournals(tx, [
          {
            key: `${key}:${room}`,
            subject: { kind: 'consultation', id: room },
            kind: 'act',
            postings: [{ from, to, amount }],
          },
        ]),
      )
    await move('hold', promotionalOf(ana), reserved, 150n)
    await says('lost')
    expect(await sumDebts(db, ana)).toBe(150n)
    await move('release', reserved, promotionalOf(ana), 100n)
    expect(await spendable(ana)).toEqual({ available: 0n, promotional: 0n })
    expect(await sumDebts(db, ana), 'released is not used').toBe(50n)
  })
})

test('a disputed subscription loses its bonus and ends; the used half of the bonus is a debt of half its price', async () => {
  const { id, ana, says } = await bought(SUBSCRIPTION.slug)
  const postings = [{ from: promotionalOf(ana), to: COMMISSION, amount: 1_100n }]
  await once((tx) =>
    postJournals(tx, [
      {
        key: `capture:${randomUUID()}:1100`,
        subject: { kind: 'consultation', id: randomUUID() },
        kind: 'act',
        postings,
      },
    ]),
  )
  await says('opened')
  expect(await balanceOf(db, promotionalOf(ana))).toBe(0n)
  await says('lost')
  await sweepSubscriptions(orders.payments.context)
  expect(await db`select ended_for from subscriptions where id = ${id}`).toEqual([{ ended_for: 'disputed' }])
  expect(await sumDebts(db, ana)).toBe(995n)
})
