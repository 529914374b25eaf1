import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '#domains/wallet/index.ts'
import { SUSPENSE } from '#domains/wallet/rules.ts'
import type { Charge } from '#gateways/payments/gateway.ts'
import { applyDueMoves } from '#gateways/payments/sandbox/apply-due-moves.ts'
import { type Db, poolLike } from '#platform/db.ts'
import { readPixCode } from '#shared/pix/read-pix-code.ts'
import { freshDatabase } from '#test/support/database.ts'
import type { GatewayFault } from '#test/support/faulty-gateway.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { applyGatewayState } from './apply-gateway-state.ts'
import { recordCheck } from './checks/sql.ts'
import { paymentChannel } from './payment-channel.ts'
import { findPaymentIdFor } from './sql.ts'

let db: Db
beforeAll(async () => {
  db = await freshDatabase()
})

async function openWithAna(
  world: Parameters<typeof openPaymentFixture>[1] = {},
): Promise<{ fixture: PaymentFixture; ana: string }> {
  const fixture = openPaymentFixture(db, world)
  return { fixture, ana: await fixture.client('Ana') }
}

describe('a purchase of credit by Ana', () => {
  test('for R$ 50,00 is credited once, with a receipt', async () => {
    const { fixture, ana } = await openWithAna()
    const { id, brCode } = await fixture.buy(ana)
    expect(readPixCode(brCode!)).toMatchObject({ amount: 5_000n, merchantName: 'SENSITIVOS' })
    await fixture.press({ id }, 'pagar')
    await fixture.wait(6)
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
    expect(await fixture.statesOf(id)).toEqual(['created', 'pending', 'paid'])
    const shown = await (await fixture.call('GET', `/api/payments/${id}`, ana)).json()
    expect(shown).toMatchObject({
      state: 'paid',
      amountCents: 5_000,
      brCode: null,
      payPageUrl: null,
      inReview: false,
      receiptCode: expect.any(String),
    })
  })

  test('repeated at once and later is one payment', async () => {
    const { fixture, ana } = await openWithAna()
    const id = randomUUID()
    await Promise.all([fixture.buy(ana, 5_000n, id), fixture.buy(ana, 5_000n, id), fixture.buy(ana, 5_000n, id)])
    const again = await fixture.buy(ana, 5_000n, id)
    expect(again.brCode).toBe((await fixture.payment(id)).brCode)
    expect((await db`select 1 from sandbox.charges where reference = ${id}`).length).toBe(1)
    await expect(fixture.buy(ana, 6_000n, id)).rejects.toMatchObject({ code: 'payments.id_reused' })
    await expect(fixture.buy(await fixture.client('Bia'), 5_000n, id)).rejects.toMatchObject({
      code: 'payments.id_reused',
    })
  })

  test('is refused beyond ten open codes', async () => {
    const { fixture, ana } = await openWithAna()
    for (let i = 0; i < 10; i++) await fixture.buy(ana)
    await expect(fixture.buy(ana)).rejects.toMatchObject({ code: 'payments.too_many_open', status: 429 })
  })

  test('credits nothing when the bank declines it', async () => {
    const { fixture, ana } = await openWithAna()
    const { id } = await fixture.buy(ana)
    await fixture.press({ id }, 'recusar')
    await fixture.wait(5)
    expect(await fixture.payment(id)).toMatchObject({ state: 'declined', paidAt: null })
    expect(await fixture.creditsOf(ana)).toBe(0n)
  })

  test('paid after the code expired is credited late', async () => {
    const { fixture, ana } = await openWithAna()
    const { id } = await fixture.buy(ana)
    await fixture.wait(1_830, 30)
    expect(await fixture.payment(id)).toMatchObject({ state: 'expired' })
    await fixture.press({ id }, 'pagar-depois-de-expirar')
    await fixture.wait(6)
    expect(await fixture.statesOf(id)).toEqual(['created', 'pending', 'expired', 'paid_late'])
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
  })
})

describe('webhooks', () => {
  test.each(['avisos-em-dobro', 'avisos-fora-de-ordem', 'sem-avisos'])('credits Ana once with %s', async (how) => {
    const { fixture, ana } = await openWithAna()
    const { id } = await fixture.buy(ana)
    await fixture.press({ id }, how)
    await fixture.press({ id }, 'pagar')
    await fixture.press({ id }, 'repetir-avisos')
    await fixture.wait(90)
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
    expect((await fixture.payment(id)).state).toBe('paid')
  })

  test('asks the gateway after 10 s when every webhook is lost', async () => {
    const { fixture, ana } = await openWithAna()
    const { id } = await fixture.buy(ana)
    await fixture.press({ id }, 'sem-avisos')
    await fixture.wait(3)
    await fixture.press({ id }, 'pagar')
    await fixture.wait(5)
    expect((await fixture.payment(id)).state).toBe('pending')
    await fixture.wait(4)
    expect((await fixture.payment(id)).state).toBe('paid')
  })

  test('answers 401 to forged, unsigned or replayed webhooks, counts them and keeps nothing of them', async () => {
    const { fixture, ana } = await openWithAna()
    const { id, gatewayId } = await fixture.buy(ana)
    await fixture.press({ id }, 'sem-avisos')
    await fixture.press({ id }, 'pagar')
    fixture.time.pass(3)
    await Promise.all([
      fixture.sendWebhook(gatewayId!, { secret: 'a-secret-that-somebody-guessed' }),
      fixture.sendWebhook(gatewayId!, { signedId: 'SBX00' }),
    ]).then((answers) => expect(answers.map(({ status }) => status)).toEqual([401, 401]))
    expect(
      (await fixture.api.request('/api/payments/webhooks/sandbox', { method: 'POST', body: '\u0000{' })).status,
    ).toBe(401)
    expect(await db`select 1 from payment_webhooks where gateway_id in (${gatewayId}, 'SBX00')`).toEqual([])
    await expect
      .poll(() => db`select gateway, day::text, count from payment_forged_webhooks`)
      .toEqual([{ gateway: 'sandbox', day: fixture.time.now().toISOString().slice(0, 10), count: 3n }])
    await fixture.wait(2)
    expect(await fixture.creditsOf(ana)).toBe(0n)
  })

  test('stops reading a body that is too long', async () => {
    const { fixture } = await openWithAna()
    expect(
      (await fixture.api.request('/api/payments/webhooks/sandbox', { method: 'POST', body: 'x'.repeat(70_000) }))
        .status,
    ).toBe(413)
  })

  test('accepts a webhook of an unknown charge without effect', async () => {
    const { fixture } = await openWithAna()
    const stranger = `SBX${'F'.repeat(20)}`
    expect((await fixture.sendWebhook(stranger)).status).toBe(200)
    await fixture.wait(1)
    const [row] = await db`select processed_at is not null as done from payment_webhooks where gateway_id = ${stranger}`
    expect(row).toEqual({ done: true })
  })
})

describe('charges that do not match their payment', () => {
  let own: Db
  beforeAll(async () => void (own = await freshDatabase()))

  test.each<[string, (charge: Charge) => Partial<Charge>, bigint]>([
    ['a smaller amount', () => ({ amount: 4_900n }), 4_900n],
    ['another reference', () => ({ reference: randomUUID() }), 5_000n],
    ['another account', () => ({ account: 'somebody-else' }), 5_000n],
    ['another currency', () => ({ currency: 'USD' }), 0n],
  ])('puts %s in suspense and shows Ana that it is under review', async (_, alteration, suspended) => {
    const fixture = openPaymentFixture(own, {
      alterCharge: (charge) => (charge.state === 'paid' ? { ...charge, ...alteration(charge) } : charge),
    })
    const ana = await fixture.client('Ana')
    const before = await balanceOf(own, SUSPENSE)
    const { id } = await fixture.buy(ana)
    await fixture.press({ id }, 'pagar')
    await fixture.wait(60)
    expect((await balanceOf(own, SUSPENSE)) - before).toBe(suspended)
    expect(await fixture.creditsOf(ana)).toBe(0n)
    expect(await (await fixture.call('GET', `/api/payments/${id}`, ana)).json()).toMatchObject({
      state: 'pending',
      inReview: true,
      brCode: null,
    })
  })

  test('stops asking although a check began before the mismatch was found', async () => {
    const fixture = openPaymentFixture(own, {
      alterCharge: (charge) => (charge.state === 'paid' ? { ...charge, amount: charge.amount - 1n } : charge),
    })
    const { id } = await fixture.buy(await fixture.client('Ana'))
    await fixture.press({ id }, 'pagar')
    await fixture.wait(60)
    await recordCheck(own, await fixture.payment(id), fixture.time.now())
    await fixture.wait(60)
    const [row] = await own<
      { nextCheckAt: Date | null }[]
    >`select next_check_at as "nextCheckAt" from payments where id = ${id}`
    expect(row).toEqual({ nextCheckAt: null })
  })
})

describe('a gateway with faults', () => {
  test.each<GatewayFault>(['down', 'slow', 'garbage', 'lost_answer'])(
    'shows nothing and opens one charge later when the gateway is %s',
    async (fault) => {
      const time = settableClock()
      const faulty = openPaymentFixture(db, { time, fault: () => fault, withinMs: fault === 'slow' ? 5 : 10_000 })
      const fixture = openPaymentFixture(db, { time })
      const ana = await fixture.client('Ana')
      const { id, state, brCode } = await faulty.buy(ana)
      expect({ state, brCode }).toEqual({ state: 'created', brCode: null })
      await faulty.wait(12, 6)
      expect((await fixture.payment(id)).state).toBe('created')
      await fixture.wait(70, 10)
      expect((await fixture.payment(id)).state).toBe('pending')
      expect((await db`select 1 from sandbox.charges where reference = ${id}`).length).toBe(1)
    },
  )

  test('never shows a code with another amount than requested', async () => {
    const { fixture, ana } = await openWithAna({ alterCharge: (charge) => ({ ...charge, amount: charge.amount + 1n }) })
    const { id } = await fixture.buy(ana)
    await fixture.wait(1_900, 100)
    expect(await fixture.payment(id)).toMatchObject({ state: 'expired', brCode: null })
  })

  test('expires the payment unpaid when the gateway stays away', async () => {
    const { fixture, ana } = await openWithAna({ fault: () => 'down' })
    const { id } = await fixture.buy(ana)
    await fixture.wait(1_900, 100)
    expect(await fixture.statesOf(id)).toEqual(['created', 'expired'])
    expect(await fixture.creditsOf(ana)).toBe(0n)
  })

  test('finishes by asking the gateway when we crash before its answer', async () => {
    const time = settableClock()
    const crashed = openPaymentFixture(db, { time, fault: () => 'lost_answer' })
    const fixture = openPaymentFixture(db, { time })
    const ana = await fixture.client('Ana')
    const { id } = await crashed.buy(ana)
    await fixture.wait(11)
    const payment = await fixture.payment(id)
    expect(payment).toMatchObject({ state: 'pending', brCode: expect.stringContaining('br.gov.bcb.pix') })
    await fixture.press(payment, 'pagar')
    await fixture.wait(6)
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
  })
})

test('finds a payment by our id in any letter case, and none by a foreign reference', async () => {
  const { fixture, ana } = await openWithAna()
  const { id } = await fixture.buy(ana)
  const known = (reference: string) =>
    findPaymentIdFor(db, fixture.gateway.name, { gatewayId: 'never-seen', reference })
  expect(await known(id.toUpperCase())).toBe(id)
  expect(await known('pedido 7')).toBeUndefined()
})

test('credits once and records each move once when two processes apply the same charge', async () => {
  const { fixture, ana } = await openWithAna()
  const { id, gatewayId } = await fixture.buy(ana)
  await fixture.press({ id }, 'sem-avisos')
  await fixture.press({ id }, 'pagar')
  fixture.time.pass(3)
  await applyDueMoves(fixture.bank)
  const found = await fixture.gateway.findByGatewayId(gatewayId!)
  if (found.outcome !== 'found') throw new Error('the bank lost the charge')
  const pools = [poolLike(db), poolLike(db)]
  const processes = pools.map((own) => ({ ...fixture.context, db: own }))
  await Promise.all(Array.from({ length: 20 }, (_, i) => applyGatewayState(processes[i % 2]!, found.charge)))
  await Promise.all(pools.map((own) => own.end()))
  expect(await fixture.creditsOf(ana)).toBe(5_000n)
  expect(await fixture.statesOf(id)).toEqual(['created', 'pending', 'paid'])
})

describe('over HTTP', () => {
  const refusedWith = async (answer: Response) => ({
    status: answer.status,
    code: ((await answer.json()) as { code: string }).code,
  })

  test.each([999, 200_001, -5_000, 50.5, '5000', null])('refuses the amount %s with a message', async (amountCents) => {
    const { fixture, ana } = await openWithAna()
    const answer = await fixture.call('POST', '/api/payments', ana, { id: randomUUID(), amountCents, method: 'pix' })
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { error: string }).error).toMatch(/valor|centavos|entend/i)
  })

  test('sells the minimum and the maximum', async () => {
    const { fixture, ana } = await openWithAna()
    for (const amountCents of [1_000, 200_000]) {
      const answer = await fixture.call('POST', '/api/payments', ana, { id: randomUUID(), amountCents, method: 'pix' })
      expect(await answer.json()).toMatchObject({
        state: 'pending',
        amountCents,
        brCode: expect.any(String),
        payPageUrl: expect.stringMatching(/^http:\/\/loja\.test\/api\/sandbox\/pix\/SBX/),
      })
    }
  })

  test('answers the same 404 for foreign, missing and malformed payment ids', async () => {
    const { fixture, ana } = await openWithAna()
    const { id } = await fixture.buy(await fixture.client('Bia'))
    const answers = await Promise.all(
      [id, randomUUID(), 'nonsense'].map(async (key) =>
        refusedWith(await fixture.call('GET', `/api/payments/${key}`, ana)),
      ),
    )
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ status: 404, code: 'payments.payment_not_found' })))
    expect(await (await fixture.call('GET', '/api/payments', ana)).json()).toEqual({ payments: [] })
  })

  test('refuses purchases by consultants', async () => {
    const { fixture, ana } = await openWithAna()
    fixture.appoint(ana, 'consultor')
    expect(
      await refusedWith(
        await fixture.call('POST', '/api/payments', ana, { id: randomUUID(), amountCents: 5_000, method: 'pix' }),
      ),
    ).toEqual({
      status: 403,
      code: 'http.forbidden',
    })
  })

  test('lets only its owner follow a payment', async () => {
    const { fixture, ana } = await openWithAna()
    const { id } = await fixture.buy(ana)
    const asks = (viewerId: string | undefined, key: string) =>
      paymentChannel.authorise(viewerId ? { id: viewerId, role: 'client', sessionId: 's' } : undefined, key, {
        db,
      } as never)
    await expect(asks(ana, id)).resolves.toBeUndefined()
    for (const [who, key] of [
      [await fixture.client('Bia'), id],
      [undefined, id],
      [ana, randomUUID()],
      [ana, 'nonsense'],
    ] as const) {
      await expect(asks(who, key)).rejects.toMatchObject({ code: 'payments.payment_not_found' })
    }
  })
})
