import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { balanceOf } from '#domains/wallet/index.ts'
import { SUSPENSE } from '#domains/wallet/rules.ts'
import type { Charge, Gateway } from '#gateways/payments/gateway.ts'
import { applyDueMoves } from '#gateways/payments/sandbox/apply-due-moves.ts'
import { openPixCharge } from '#gateways/payments/sandbox/open-charge.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import type { GatewayFault } from '#test/support/faulty-gateway.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { resolveEntry } from '../suspense/resolve-entry.ts'
import { listOpenEntries } from '../suspense/sql.ts'
import { readReconciliations } from './contract.ts'
import { sweepReconciliations } from './sweep-reconciliations.ts'

let db: Db
beforeEach(async () => {
  db = await freshDatabase({ max: 12 })
})

/** An hour before the nightly run. */
const beforeThree = () => settableClock(new Date('2026-03-02T04:00:00Z'))

type Seen = { runs: Record<string, unknown>[]; differences: Record<string, unknown>[] }

/** Íris asks for a reconciliation, the job runs it, and she reads the result. */
async function compare(fixture: PaymentFixture, gateway: Gateway = fixture.context.gateway): Promise<Seen> {
  const iris = await fixture.client('Iris')
  fixture.appoint(iris, 'admin')
  expect(
    (await fixture.call('POST', readReconciliations.path, iris, { id: randomUUID(), gateway: 'sandbox' })).status,
  ).toBe(200)
  await sweepReconciliations({ ...fixture.context, gateway })
  return (await (await fixture.call('GET', readReconciliations.path, iris)).json()) as Seen
}

async function bought(fixture: PaymentFixture, button?: string) {
  const ana = await fixture.client('Ana')
  const payment = await fixture.buy(ana)
  if (button) await fixture.press(payment, button)
  return { ana, payment }
}

describe('reconciliation without differences', () => {
  test('leaves three empty lists for every kind of payment', async () => {
    const fixture = openPaymentFixture(db, { time: beforeThree() })
    for (const button of ['pagar', 'recusar', 'deixar-expirar', undefined]) await bought(fixture, button)
    const { payment } = await bought(fixture, 'pagar')
    await fixture.wait(8)
    await fixture.refund(payment, 2_000n)
    await fixture.press(payment, 'contestar')
    await fixture.wait(8)
    const { runs, differences } = await compare(fixture)
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

  test('a payment and a dispute whose webhooks were lost are applied', async () => {
    const fixture = openPaymentFixture(db, { time: beforeThree() })
    const { ana, payment } = await bought(fixture, 'pagar')
    await fixture.wait(8)
    await fixture.press(payment, 'sem-avisos')
    await fixture.press(payment, 'contestar')
    const lost = await bought(fixture)
    await fixture.press(lost.payment, 'sem-avisos')
    await fixture.press(lost.payment, 'pagar')
    fixture.time.pass(3)
    await applyDueMoves(fixture.bank)
    const { runs, differences } = await compare(fixture)
    expect(differences).toEqual([])
    expect(runs[0]).toMatchObject({ healed: 2 })
    expect(await fixture.creditsOf(lost.ana)).toBe(5_000n)
    expect(await fixture.creditsOf(ana)).toBe(0n)
    expect((await fixture.payment(payment.id)).dispute).toBe('opened')
  })
})

describe('the three lists', () => {
  test('only here: a payment that the gateway does not know', async () => {
    const fixture = openPaymentFixture(db, { time: beforeThree() })
    const { payment } = await bought(fixture, 'pagar')
    await fixture.wait(8)
    const emptyGateway: Gateway = {
      ...fixture.context.gateway,
      listSince: async () => ({ outcome: 'listed', charges: [] }),
      findByGatewayId: async () => ({ outcome: 'none' }),
    }
    const { differences } = await compare(fixture, emptyGateway)
    expect(differences).toMatchObject([
      { list: 'only_here', paymentId: payment.id, ours: { state: 'paid', amountCents: 5_000 }, theirs: null },
    ])
  })

  test('only there: an unmatched charge waits in suspense until it is decided', async () => {
    const fixture = openPaymentFixture(db, { time: beforeThree() })
    const order = {
      id: 'painel-17',
      amount: 1_234n,
      description: 'No painel',
      payer: { name: 'Otto', email: 'otto@example.com' },
    }
    const charge = await openPixCharge(fixture.bank, {
      ...order,
      expiresAt: new Date(fixture.time.now().getTime() + 600_000),
    })
    await fixture.press({ id: 'painel-17' }, 'pagar')
    await fixture.wait(8)
    for (let night = 0; night < 2; night++) {
      fixture.time.pass(1)
      const { differences } = await compare(fixture)
      expect(differences).toMatchObject([
        { list: 'only_there', gatewayId: charge!.gatewayId, ours: null, theirs: { state: 'paid', amountCents: 1_234 } },
      ])
      expect(await balanceOf(db, SUSPENSE)).toBe(1_234n)
    }
    const [entry] = await listOpenEntries(db, 10)
    const iris = await fixture.client('Iris')
    await resolveEntry(db, {
      id: entry!.id,
      resolution: 'written_off',
      reason: 'Devolvido no painel do banco.',
      by: iris,
      clock: fixture.time.clock,
    })
    fixture.time.pass(1)
    expect((await compare(fixture)).differences).toEqual([])
    expect(await balanceOf(db, SUSPENSE)).toBe(0n)
  })

  test('a refund of a charge that the team had credited is applied and is no difference', async () => {
    let refunded = 0n
    const fixture = openPaymentFixture(db, {
      time: beforeThree(),
      alterCharge: (charge) =>
        charge.state === 'paid' ? { ...charge, amount: charge.amount - 100n, refunded } : charge,
    })
    const { ana } = await bought(fixture, 'pagar')
    await fixture.wait(8)
    const [entry] = await listOpenEntries(db, 10)
    const iris = await fixture.client('Iris')
    const decision = { resolution: 'credited', reason: 'Pagou um real a menos.', by: iris } as const
    await resolveEntry(db, { id: entry!.id, ...decision, clock: fixture.time.clock })
    expect((await compare(fixture)).differences).toEqual([])
    expect(await fixture.creditsOf(ana)).toBe(4_900n)
    refunded = 4_000n
    fixture.time.pass(1)
    expect((await compare(fixture)).differences).toEqual([])
    expect(await fixture.creditsOf(ana)).toBe(900n)
  })

  test('a refund that was made at the gateway is applied and is no difference', async () => {
    let refunded = 0n
    const fixture = openPaymentFixture(db, {
      time: beforeThree(),
      alterCharge: (charge) => ({ ...charge, refunded }),
    })
    const { ana } = await bought(fixture, 'pagar')
    await fixture.wait(8)
    refunded = 700n
    expect((await compare(fixture)).differences).toEqual([])
    expect(await fixture.creditsOf(ana)).toBe(4_300n)
  })

  test.each<[string, (charge: Charge) => Charge]>([
    ['state', (charge) => ({ ...charge, state: 'cancelled' })],
    ['amount', (charge) => ({ ...charge, amount: 4_000n })],
  ])('differing: %s', async (what, alterCharge) => {
    let isAltered = false
    const fixture = openPaymentFixture(db, {
      time: beforeThree(),
      alterCharge: (charge) => (isAltered ? alterCharge(charge) : charge),
    })
    const { ana, payment } = await bought(fixture, 'pagar')
    await fixture.wait(8)
    isAltered = true
    const { differences } = await compare(fixture)
    expect(differences).toMatchObject([{ list: 'differing', paymentId: payment.id, personName: 'Ana', what: [what] }])
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
  })
})

describe('the gateway does not answer', () => {
  test.each<GatewayFault>(['down', 'garbage', 'slow'])(
    'reports no difference and starts over later when the gateway is %s',
    async (fault) => {
      let now: GatewayFault = 'none'
      const fixture = openPaymentFixture(db, { time: beforeThree(), fault: () => now, withinMs: 400 })
      await bought(fixture, 'pagar')
      await fixture.wait(8)
      now = fault
      const { runs, differences } = await compare(fixture)
      expect(differences).toEqual([])
      expect(runs[0]).toMatchObject({ endedAt: null, fault: expect.any(String) })
      now = 'none'
      fixture.time.pass(600)
      await sweepReconciliations(fixture.context)
      const iris = await fixture.client('Iris')
      fixture.appoint(iris, 'admin')
      const after = (await (await fixture.call('GET', readReconciliations.path, iris)).json()) as Seen
      expect(after.runs.filter(({ endedAt, fault }) => endedAt && !fault)).toHaveLength(after.runs.length)
    },
  )
})

describe('one run at a time', () => {
  test('runs once a night with many workers', async () => {
    const fixture = openPaymentFixture(db)
    await bought(fixture, 'pagar')
    await fixture.wait(8)
    await Promise.all(Array.from({ length: 8 }, () => sweepReconciliations(fixture.context)))
    await sweepReconciliations(fixture.context)
    const nights = async () =>
      db<
        { night: string; ended: boolean }[]
      >`select night::text, ended_at is not null as ended from payment_reconciliations order by night`
    expect(await nights()).toEqual([{ night: '2026-03-02', ended: true }])
    fixture.time.pass(86_400)
    await sweepReconciliations(fixture.context)
    expect(await nights()).toEqual([
      { night: '2026-03-02', ended: true },
      { night: '2026-03-03', ended: true },
    ])
  })

  test('refuses a second request while one is under way and accepts a repeated one', async () => {
    const fixture = openPaymentFixture(db)
    const iris = await fixture.client('Iris')
    fixture.appoint(iris, 'admin')
    const ask = async (id: string) =>
      (await fixture.call('POST', readReconciliations.path, iris, { id, gateway: 'sandbox' })).status
    const id = randomUUID()
    expect(await Promise.all([ask(id), ask(id)])).toEqual([200, 200])
    expect(await ask(randomUUID())).toBe(409)
  })
})

test('a charge in suspense of which the gateway says another amount since is a difference', async () => {
  let isShort = true
  const fixture = openPaymentFixture(db, {
    time: beforeThree(),
    alterCharge: (charge: Charge) =>
      charge.state === 'paid' && isShort ? { ...charge, amount: charge.amount - 100n } : charge,
  })
  const [ana, iris] = [await fixture.client('Ana'), await fixture.client('Iris')]
  const payment = await fixture.buy(ana)
  await fixture.press(payment, 'pagar')
  await fixture.wait(6)
  isShort = false
  const [entry] = await listOpenEntries(db, 10)
  await resolveEntry(db, {
    id: entry!.id,
    resolution: 'credited',
    reason: 'O banco confirmou por telefone.',
    by: iris,
    clock: fixture.time.clock,
  })
  await fixture.wait(6)
  fixture.time.pass(1)
  const { differences } = await compare(fixture)
  // The run of the night and the one that was asked for.
  expect(new Set(differences.map(({ what }) => String(what)))).toEqual(new Set(['amount']))
  expect(await fixture.creditsOf(ana), 'no money moves by itself').toBe(4_900n)
})
