import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { balanceOf } from '#domains/wallet/index.ts'
import { SUSPENSE } from '#domains/wallet/rules.ts'
import type { Charge, Gateway } from '#gateways/payments/port.ts'
import { moveDue } from '#gateways/payments/sandbox/move-due.ts'
import { openPix } from '#gateways/payments/sandbox/open-charge.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import type { Mood } from '#test/support/faulty-gateway.ts'
import { openShop, type Shop } from '#test/support/payment-shop.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { resolveEntry } from '../suspense/resolve-entry.ts'
import { listOpenEntries } from '../suspense/sql.ts'
import { readReconciliations } from './contract.ts'
import { sweepReconciliations } from './sweep-reconciliations.ts'

let db: Db
beforeEach(async () => {
  db = await freshDatabase({ max: 12 })
})

/** An hour in which no nightly comparison comes between. */
const beforeThree = () => settableClock(new Date('2026-03-02T04:00:00Z'))

type Seen = { runs: Record<string, unknown>[]; differences: Record<string, unknown>[] }

/** Íris asks for a comparison, the job makes it, and she reads what came of it. */
async function compare(shop: Shop, gateway: Gateway = shop.till.gateway): Promise<Seen> {
  const iris = await shop.client('Iris')
  shop.appoint(iris, 'admin')
  expect((await shop.call('POST', readReconciliations.path, iris, { id: randomUUID() })).status).toBe(200)
  await sweepReconciliations({ ...shop.till, gateway })
  return (await (await shop.call('GET', readReconciliations.path, iris)).json()) as Seen
}

async function bought(shop: Shop, button?: string) {
  const ana = await shop.client('Ana')
  const payment = await shop.buy(ana)
  if (button) await shop.press(payment, button)
  return { ana, payment }
}

describe('all is well', () => {
  test('every kind of payment compared: three empty lists', async () => {
    const shop = openShop(db, { time: beforeThree() })
    for (const button of ['pagar', 'recusar', 'deixar-expirar', undefined]) await bought(shop, button)
    const { payment } = await bought(shop, 'pagar')
    await shop.wait(8)
    await shop.refund(payment, 2_000n)
    await shop.press(payment, 'contestar')
    await shop.wait(8)
    const { runs, differences } = await compare(shop)
    expect(differences).toEqual([])
    expect(runs[0]).toMatchObject({
      askedBy: 'Iris',
      endedAt: expect.any(String),
      charges: 5,
      payments: 5,
      healed: 0,
      differences: 0,
      unexplainedCents: 0,
    })
  })

  test('what webhooks never told is made good: a payment, and a dispute', async () => {
    const shop = openShop(db, { time: beforeThree() })
    const { ana, payment } = await bought(shop, 'pagar')
    await shop.wait(8)
    await shop.press(payment, 'sem-avisos')
    await shop.press(payment, 'contestar')
    const lost = await bought(shop)
    await shop.press(lost.payment, 'sem-avisos')
    await shop.press(lost.payment, 'pagar')
    shop.time.pass(3)
    await moveDue(shop.bank)
    const { runs, differences } = await compare(shop)
    expect(differences).toEqual([])
    expect(runs[0]).toMatchObject({ healed: 2 })
    expect(await shop.creditsOf(lost.ana)).toBe(5_000n)
    expect(await shop.creditsOf(ana)).toBe(0n)
    expect((await shop.payment(payment.id)).dispute).toBe('opened')
  })
})

describe('each list catches what belongs there', () => {
  test('only here: the gateway does not know a payment of ours', async () => {
    const shop = openShop(db, { time: beforeThree() })
    const { payment } = await bought(shop, 'pagar')
    await shop.wait(8)
    const forgetful: Gateway = {
      ...shop.till.gateway,
      listSince: async () => ({ outcome: 'listed', charges: [] }),
      findByGatewayId: async () => ({ outcome: 'none' }),
    }
    const { differences } = await compare(shop, forgetful)
    expect(differences).toMatchObject([
      { list: 'only_here', paymentId: payment.id, ours: { state: 'paid', amountCents: 5_000 }, theirs: null },
    ])
  })

  test('only there: money of a charge that is none of ours waits in suspense until it is decided about', async () => {
    const shop = openShop(db, { time: beforeThree() })
    const order = {
      id: 'painel-17',
      amount: 1_234n,
      description: 'No painel',
      payer: { name: 'Otto', email: 'otto@example.com' },
    }
    const charge = await openPix(shop.bank, { ...order, expiresAt: new Date(shop.time.now().getTime() + 600_000) })
    await shop.press({ id: 'painel-17' }, 'pagar')
    await shop.wait(8)
    for (let night = 0; night < 2; night++) {
      shop.time.pass(1)
      const { differences } = await compare(shop)
      expect(differences).toMatchObject([
        { list: 'only_there', gatewayId: charge!.gatewayId, ours: null, theirs: { state: 'paid', amountCents: 1_234 } },
      ])
      expect(await balanceOf(db, SUSPENSE)).toBe(1_234n)
    }
    const [entry] = await listOpenEntries(db, 10)
    const iris = await shop.client('Iris')
    await resolveEntry(db, {
      id: entry!.id,
      way: 'written_off',
      reason: 'Devolvido no painel do banco.',
      by: iris,
      clock: shop.time.clock,
    })
    shop.time.pass(1)
    expect((await compare(shop)).differences).toEqual([])
    expect(await balanceOf(db, SUSPENSE)).toBe(0n)
  })

  test.each<[string, (charge: Charge) => Charge]>([
    ['refunded', (charge) => ({ ...charge, refunded: 700n })],
    ['state', (charge) => ({ ...charge, state: 'cancelled' })],
    ['amount', (charge) => ({ ...charge, amount: 4_000n })],
  ])('differing: %s', async (what, bend) => {
    let bent = false
    const shop = openShop(db, { time: beforeThree(), bend: (charge) => (bent ? bend(charge) : charge) })
    const { ana, payment } = await bought(shop, 'pagar')
    await shop.wait(8)
    bent = true
    const { differences } = await compare(shop)
    expect(differences).toMatchObject([{ list: 'differing', paymentId: payment.id, personName: 'Ana', what: [what] }])
    expect(await shop.creditsOf(ana)).toBe(5_000n)
  })
})

describe('the gateway goes away', () => {
  test.each<Mood>(['down', 'garbage', 'slow'])(
    '%s: nothing is called a difference; it is done again when it is back',
    async (mood) => {
      let now: Mood = 'well'
      const shop = openShop(db, { time: beforeThree(), mood: () => now, withinMs: 50 })
      await bought(shop, 'pagar')
      await shop.wait(8)
      now = mood
      const { runs, differences } = await compare(shop)
      expect(differences).toEqual([])
      expect(runs[0]).toMatchObject({ endedAt: null, fault: expect.any(String) })
      now = 'well'
      shop.time.pass(600)
      await sweepReconciliations(shop.till)
      const iris = await shop.client('Iris')
      shop.appoint(iris, 'admin')
      const after = (await (await shop.call('GET', readReconciliations.path, iris)).json()) as Seen
      expect(after.runs.filter(({ endedAt, fault }) => endedAt && !fault)).toHaveLength(after.runs.length)
    },
  )
})

describe('one at a time', () => {
  test('a night is compared once, however many workers are at it', async () => {
    const shop = openShop(db)
    await bought(shop, 'pagar')
    await shop.wait(8)
    await Promise.all(Array.from({ length: 8 }, () => sweepReconciliations(shop.till)))
    await sweepReconciliations(shop.till)
    const nights = async () =>
      db<
        { night: string; ended: boolean }[]
      >`select night::text, ended_at is not null as ended from payment_reconciliations order by night`
    expect(await nights()).toEqual([{ night: '2026-03-02', ended: true }])
    shop.time.pass(86_400)
    await sweepReconciliations(shop.till)
    expect(await nights()).toEqual([
      { night: '2026-03-02', ended: true },
      { night: '2026-03-03', ended: true },
    ])
  })

  test('who asks while one is under way hears so; the same click twice is one', async () => {
    const shop = openShop(db)
    const iris = await shop.client('Iris')
    shop.appoint(iris, 'admin')
    const ask = async (id: string) => (await shop.call('POST', readReconciliations.path, iris, { id })).status
    const id = randomUUID()
    expect(await Promise.all([ask(id), ask(id)])).toEqual([200, 200])
    expect(await ask(randomUUID())).toBe(409)
  })
})
