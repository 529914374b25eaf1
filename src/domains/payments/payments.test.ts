import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '#domains/wallet/index.ts'
import { SUSPENSE } from '#domains/wallet/rules.ts'
import type { Charge } from '#gateways/payments/port.ts'
import { moveDue } from '#gateways/payments/sandbox/move-due.ts'
import type { Db } from '#platform/db.ts'
import { readPixCode } from '#shared/pix/read-pix-code.ts'
import { connectTo, freshDatabase, freshDatabaseUrl } from '#test/support/database.ts'
import type { Mood } from '#test/support/faulty-gateway.ts'
import { openShop, type Shop } from '#test/support/payment-shop.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { applyGatewayState } from './apply-gateway-state.ts'
import { paymentChannel } from './payment-channel.ts'
import { findPaymentIdFor, recordCheck } from './sql.ts'

let url: string
let db: Db
beforeAll(async () => {
  url = await freshDatabaseUrl()
  db = connectTo(url)
})

async function shopWith(world: Parameters<typeof openShop>[1] = {}): Promise<{ shop: Shop; ana: string }> {
  const shop = openShop(db, world)
  return { shop, ana: await shop.client('Ana') }
}

describe('Ana buys credits', () => {
  test('for R$ 50,00, pays, and has them once, with a receipt', async () => {
    const { shop, ana } = await shopWith()
    const { id, brCode } = await shop.buy(ana)
    expect(readPixCode(brCode!)).toMatchObject({ amount: 5_000n, merchantName: 'SENSITIVOS' })
    await shop.press({ id }, 'pagar')
    await shop.wait(6)
    expect(await shop.creditsOf(ana)).toBe(5_000n)
    expect(await shop.statesOf(id)).toEqual(['created', 'pending', 'paid'])
    const shown = await (await shop.call('GET', `/api/payments/${id}`, ana)).json()
    expect(shown).toMatchObject({
      state: 'paid',
      amountCents: 5_000,
      brCode: null,
      payPageUrl: null,
      inReview: false,
      receiptCode: expect.any(String),
    })
  })

  test('pressing twice, at once and later, is one payment', async () => {
    const { shop, ana } = await shopWith()
    const id = randomUUID()
    await Promise.all([shop.buy(ana, 5_000n, id), shop.buy(ana, 5_000n, id), shop.buy(ana, 5_000n, id)])
    const again = await shop.buy(ana, 5_000n, id)
    expect(again.brCode).toBe((await shop.payment(id)).brCode)
    expect((await db`select 1 from sandbox.charges where reference = ${id}`).length).toBe(1)
    await expect(shop.buy(ana, 6_000n, id)).rejects.toMatchObject({ code: 'payments.id_reused' })
    await expect(shop.buy(await shop.client('Bia'), 5_000n, id)).rejects.toMatchObject({ code: 'payments.id_reused' })
  })

  test('but not with more than ten open codes', async () => {
    const { shop, ana } = await shopWith()
    for (let i = 0; i < 10; i++) await shop.buy(ana)
    await expect(shop.buy(ana)).rejects.toMatchObject({ code: 'payments.too_many_open', status: 429 })
  })

  test('and the bank refuses: nothing is credited, and the words are there', async () => {
    const { shop, ana } = await shopWith()
    const { id } = await shop.buy(ana)
    await shop.press({ id }, 'recusar')
    await shop.wait(5)
    expect(await shop.payment(id)).toMatchObject({ state: 'declined', paidAt: null })
    expect(await shop.creditsOf(ana)).toBe(0n)
  })

  test('too late: the code expires, the money comes, and it is hers', async () => {
    const { shop, ana } = await shopWith()
    const { id } = await shop.buy(ana)
    await shop.wait(1_830, 30)
    expect(await shop.payment(id)).toMatchObject({ state: 'expired' })
    await shop.press({ id }, 'pagar-depois-de-expirar')
    await shop.wait(6)
    expect(await shop.statesOf(id)).toEqual(['created', 'pending', 'expired', 'paid_late'])
    expect(await shop.creditsOf(ana)).toBe(5_000n)
  })
})

describe('webhooks', () => {
  test.each(['avisos-em-dobro', 'avisos-fora-de-ordem', 'sem-avisos'])('%s: Ana is credited once', async (how) => {
    const { shop, ana } = await shopWith()
    const { id } = await shop.buy(ana)
    await shop.press({ id }, how)
    await shop.press({ id }, 'pagar')
    await shop.press({ id }, 'repetir-avisos')
    await shop.wait(90)
    expect(await shop.creditsOf(ana)).toBe(5_000n)
    expect((await shop.payment(id)).state).toBe('paid')
  })

  test('all lost: we ask after 10 s and hear of it', async () => {
    const { shop, ana } = await shopWith()
    const { id } = await shop.buy(ana)
    await shop.press({ id }, 'sem-avisos')
    await shop.wait(3)
    await shop.press({ id }, 'pagar')
    await shop.wait(5)
    expect((await shop.payment(id)).state).toBe('pending')
    await shop.wait(4)
    expect((await shop.payment(id)).state).toBe('paid')
  })

  test('forged, replayed over other data, or unsigned: 401, kept, without effect', async () => {
    const { shop, ana } = await shopWith()
    const { id, gatewayId } = await shop.buy(ana)
    await shop.press({ id }, 'sem-avisos')
    await shop.press({ id }, 'pagar')
    shop.time.pass(3)
    await Promise.all([
      shop.ring(gatewayId!, { secret: 'a-secret-that-somebody-guessed' }),
      shop.ring(gatewayId!, { signedId: 'SBX00' }),
    ]).then((answers) => expect(answers.map(({ status }) => status)).toEqual([401, 401]))
    expect((await shop.api.request('/api/payments/webhooks/sandbox', { method: 'POST', body: '\u0000{' })).status).toBe(
      401,
    )
    expect(
      await db`select verified, processed_at as "processedAt" from payment_webhooks where not verified
        order by received_at desc limit 3`,
    ).toEqual(Array.from({ length: 3 }, () => ({ verified: false, processedAt: null })))
    await shop.wait(2)
    expect(await shop.creditsOf(ana)).toBe(0n)
  })

  test('too long a body is not read to its end', async () => {
    const { shop } = await shopWith()
    expect(
      (await shop.api.request('/api/payments/webhooks/sandbox', { method: 'POST', body: 'x'.repeat(70_000) })).status,
    ).toBe(413)
  })

  test('of a charge that is not ours: heard, and nothing happens', async () => {
    const { shop } = await shopWith()
    const stranger = `SBX${'F'.repeat(20)}`
    expect((await shop.ring(stranger)).status).toBe(200)
    await shop.wait(1)
    const [row] = await db`select processed_at is not null as done from payment_webhooks where gateway_id = ${stranger}`
    expect(row).toEqual({ done: true })
  })
})

describe('money that does not agree', () => {
  let own: Db
  beforeAll(async () => void (own = await freshDatabase()))

  test.each<[string, (charge: Charge) => Partial<Charge>, bigint]>([
    ['a smaller amount', () => ({ amount: 4_900n }), 4_900n],
    ['another reference', () => ({ reference: randomUUID() }), 5_000n],
    ['another account', () => ({ account: 'somebody-else' }), 5_000n],
    ['another currency', () => ({ currency: 'USD' }), 0n],
  ])('%s waits in suspense, and Ana is told', async (_, bent, suspended) => {
    const shop = openShop(own, {
      bend: (charge) => (charge.state === 'paid' ? { ...charge, ...bent(charge) } : charge),
    })
    const ana = await shop.client('Ana')
    const before = await balanceOf(own, SUSPENSE)
    const { id } = await shop.buy(ana)
    await shop.press({ id }, 'pagar')
    await shop.wait(60)
    expect((await balanceOf(own, SUSPENSE)) - before).toBe(suspended)
    expect(await shop.creditsOf(ana)).toBe(0n)
    expect(await (await shop.call('GET', `/api/payments/${id}`, ana)).json()).toMatchObject({
      state: 'pending',
      inReview: true,
      brCode: null,
    })
  })

  test('a check that began before the mismatch was found does not make us ask for ever', async () => {
    const shop = openShop(own, {
      bend: (charge) => (charge.state === 'paid' ? { ...charge, amount: charge.amount - 1n } : charge),
    })
    const { id } = await shop.buy(await shop.client('Ana'))
    await shop.press({ id }, 'pagar')
    await shop.wait(60)
    await recordCheck(own, await shop.payment(id), shop.time.now())
    await shop.wait(60)
    const [row] = await own<
      { nextCheckAt: Date | null }[]
    >`select next_check_at as "nextCheckAt" from payments where id = ${id}`
    expect(row).toEqual({ nextCheckAt: null })
  })
})

describe('the gateway is not itself', () => {
  test.each<Mood>(['down', 'slow', 'garbage', 'lost_answer'])(
    '%s while the Pix is made: nothing is shown, and it is finished later with one charge',
    async (mood) => {
      const time = settableClock()
      const troubled = openShop(db, { time, mood: () => mood, withinMs: mood === 'slow' ? 5 : 10_000 })
      const shop = openShop(db, { time })
      const ana = await shop.client('Ana')
      const { id, state, brCode } = await troubled.buy(ana)
      expect({ state, brCode }).toEqual({ state: 'created', brCode: null })
      await troubled.wait(12, 6)
      expect((await shop.payment(id)).state).toBe('created')
      await shop.wait(70, 10)
      expect((await shop.payment(id)).state).toBe('pending')
      expect((await db`select 1 from sandbox.charges where reference = ${id}`).length).toBe(1)
    },
  )

  test('a code with another amount than asked is never shown', async () => {
    const { shop, ana } = await shopWith({ bend: (charge) => ({ ...charge, amount: charge.amount + 1n }) })
    const { id } = await shop.buy(ana)
    await shop.wait(1_900, 100)
    expect(await shop.payment(id)).toMatchObject({ state: 'expired', brCode: null })
  })

  test('it stays away for good: the payment expires, nothing was paid', async () => {
    const { shop, ana } = await shopWith({ mood: () => 'down' })
    const { id } = await shop.buy(ana)
    await shop.wait(1_900, 100)
    expect(await shop.statesOf(id)).toEqual(['created', 'expired'])
    expect(await shop.creditsOf(ana)).toBe(0n)
  })

  test('we crash between writing the intent and hearing the answer: another worker finishes it by asking', async () => {
    const time = settableClock()
    const crashed = openShop(db, { time, mood: () => 'lost_answer' })
    const shop = openShop(db, { time })
    const ana = await shop.client('Ana')
    const { id } = await crashed.buy(ana)
    await shop.wait(11)
    const payment = await shop.payment(id)
    expect(payment).toMatchObject({ state: 'pending', brCode: expect.stringContaining('br.gov.bcb.pix') })
    await shop.press(payment, 'pagar')
    await shop.wait(6)
    expect(await shop.creditsOf(ana)).toBe(5_000n)
  })
})

test('a charge is known by our id, also in capital letters; a reference that is no id is nobody’s', async () => {
  const { shop, ana } = await shopWith()
  const { id } = await shop.buy(ana)
  const known = (reference: string) => findPaymentIdFor(db, shop.gateway.name, { gatewayId: 'never-seen', reference })
  expect(await known(id.toUpperCase())).toBe(id)
  expect(await known('pedido 7')).toBeUndefined()
})

test('two processes apply the same payment at once: one credit, one event for each move', async () => {
  const { shop, ana } = await shopWith()
  const { id, gatewayId } = await shop.buy(ana)
  await shop.press({ id }, 'sem-avisos')
  await shop.press({ id }, 'pagar')
  shop.time.pass(3)
  await moveDue(shop.bank)
  const found = await shop.gateway.findByGatewayId(gatewayId!)
  if (found.outcome !== 'found') throw new Error('the bank lost the charge')
  const processes = [connectTo(url), connectTo(url)].map((own) => ({ ...shop.till, db: own }))
  await Promise.all(Array.from({ length: 20 }, (_, i) => applyGatewayState(processes[i % 2]!, found.charge)))
  expect(await shop.creditsOf(ana)).toBe(5_000n)
  expect(await shop.statesOf(id)).toEqual(['created', 'pending', 'paid'])
})

describe('over HTTP', () => {
  const refusedWith = async (answer: Response) => ({
    status: answer.status,
    code: ((await answer.json()) as { code: string }).code,
  })

  test.each([999, 200_001, -5_000, 50.5, '5000', null])(
    'an amount of %s is refused with words',
    async (amountCents) => {
      const { shop, ana } = await shopWith()
      const answer = await shop.call('POST', '/api/payments', ana, { id: randomUUID(), amountCents, method: 'pix' })
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as { error: string }).error).toMatch(/valor|centavos|entend/i)
    },
  )

  test('the least and the most are sold', async () => {
    const { shop, ana } = await shopWith()
    for (const amountCents of [1_000, 200_000]) {
      const answer = await shop.call('POST', '/api/payments', ana, { id: randomUUID(), amountCents, method: 'pix' })
      expect(await answer.json()).toMatchObject({
        state: 'pending',
        amountCents,
        brCode: expect.any(String),
        payPageUrl: expect.stringMatching(/^http:\/\/loja\.test\/api\/sandbox\/pix\/SBX/),
      })
    }
  })

  test('somebody else’s payment, a missing one and nonsense are the same 404', async () => {
    const { shop, ana } = await shopWith()
    const { id } = await shop.buy(await shop.client('Bia'))
    const answers = await Promise.all(
      [id, randomUUID(), 'nonsense'].map(async (key) =>
        refusedWith(await shop.call('GET', `/api/payments/${key}`, ana)),
      ),
    )
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ status: 404, code: 'payments.payment_not_found' })))
    expect(await (await shop.call('GET', '/api/payments', ana)).json()).toEqual({ payments: [] })
  })

  test('consultants do not buy credits', async () => {
    const { shop, ana } = await shopWith()
    shop.appoint(ana, 'consultor')
    expect(
      await refusedWith(
        await shop.call('POST', '/api/payments', ana, { id: randomUUID(), amountCents: 5_000, method: 'pix' }),
      ),
    ).toEqual({
      status: 403,
      code: 'http.forbidden',
    })
  })

  test('only its owner may follow a payment', async () => {
    const { shop, ana } = await shopWith()
    const { id } = await shop.buy(ana)
    const asks = (viewerId: string | undefined, key: string) =>
      paymentChannel.admit(viewerId ? { id: viewerId, role: 'client', sessionId: 's' } : undefined, key, {
        db,
      } as never)
    await expect(asks(ana, id)).resolves.toBeUndefined()
    for (const [who, key] of [
      [await shop.client('Bia'), id],
      [undefined, id],
      [ana, randomUUID()],
      [ana, 'nonsense'],
    ] as const) {
      await expect(asks(who, key)).rejects.toMatchObject({ code: 'payments.payment_not_found' })
    }
  })
})
