import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import type { GatewayFault } from '#test/support/faulty-gateway.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { deleteCards } from './delete-cards.ts'
import { deleteOldAttempts, insertCard, listCardsOf } from './sql.ts'

let db: Db
beforeAll(async () => void (db = await freshDatabase()))

async function openWithAna(world: Parameters<typeof openPaymentFixture>[1] = {}) {
  const fixture = openPaymentFixture(db, world)
  return { fixture, ana: await fixture.client('Ana') }
}

describe('a card payment by Ana', () => {
  test('credits her once with a receipt when she pays in three instalments on the bank’s page', async () => {
    const { fixture, ana } = await openWithAna()
    const payment = await fixture.buyByCard(ana, 6_000n, { installments: 2 })
    expect(payment).toMatchObject({
      state: 'pending',
      method: 'card',
      brCode: null,
      payPageUrl: expect.stringMatching(/\/api\/sandbox\/card\/SBX/),
    })
    await fixture.type(payment, 'approved', { installments: 3 })
    await fixture.wait(6)
    expect(await fixture.creditsOf(ana)).toBe(6_000n)
    expect(await fixture.statesOf(payment.id)).toEqual(['created', 'pending', 'paid'])
    const shown = await (await fixture.call('GET', `/api/payments/${payment.id}`, ana)).json()
    expect(shown).toMatchObject({
      state: 'paid',
      payPageUrl: null,
      installments: 3,
      card: { brand: 'Visa', lastFour: '4242' },
      receiptCode: expect.any(String),
    })
  })

  test('leaves the fingerprint of its card, by which two accounts are told to be of one person', async () => {
    const { fixture, ana } = await openWithAna()
    const bia = await fixture.client('Bia')
    for (const person of [ana, ana, bia]) {
      const payment = await fixture.buyByCard(person)
      await fixture.type(payment, 'approved')
      await fixture.wait(6)
    }
    const refused = await fixture.client('Caio')
    await fixture.type(await fixture.buyByCard(refused), 'funds')
    await fixture.wait(6)
    const fingerprints = await db<{ personId: string; hash: Buffer }[]>`
      select person_id as "personId", hash from identity_fingerprints where person_id in ${db([ana, bia, refused])}`
    expect(new Set(fingerprints.map(({ personId }) => personId))).toEqual(new Set([ana, bia]))
    expect(fingerprints).toHaveLength(2)
    expect(fingerprints[0]!.hash.equals(fingerprints[1]!.hash)).toBe(true)
  })

  test.each(['funds', 'security_code', 'expired_card', 'call_issuer', 'risk'])(
    'when declined (%s) shows why, credits nothing and allows a Pix',
    async (reason) => {
      const { fixture, ana } = await openWithAna()
      const payment = await fixture.buyByCard(ana)
      await fixture.type(payment, reason)
      await fixture.wait(6)
      const shown = await (await fixture.call('GET', `/api/payments/${payment.id}`, ana)).json()
      expect(shown).toMatchObject({ state: 'declined', declinedFor: reason, receiptCode: null })
      const pix = await fixture.buy(ana)
      await fixture.press(pix, 'pagar')
      await fixture.wait(6)
      expect(await fixture.creditsOf(ana)).toBe(5_000n)
    },
  )

  test('does not expire while the bank reviews it, and shows that nothing is to be done', async () => {
    const { fixture, ana } = await openWithAna()
    const payment = await fixture.buyByCard(ana)
    await fixture.wait(1_780, 20)
    await fixture.type(payment, 'review')
    await fixture.press(payment, 'repetir-avisos')
    await fixture.wait(25)
    const shown = await (await fixture.call('GET', `/api/payments/${payment.id}`, ana)).json()
    expect(shown).toMatchObject({ state: 'pending', processing: true, payPageUrl: null })
    await fixture.wait(640, 20)
    expect(await fixture.statesOf(payment.id)).toEqual(['created', 'pending', 'paid'])
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
  })

  test('expires without a charge when she never pays', async () => {
    const { fixture, ana } = await openWithAna()
    const payment = await fixture.buyByCard(ana)
    await fixture.wait(1_860, 30)
    expect(await fixture.statesOf(payment.id)).toEqual(['created', 'pending', 'expired'])
  })

  test.each<GatewayFault>(['down', 'garbage', 'lost_answer'])(
    'is opened later, once, when the gateway was %s',
    async (fault) => {
      const time = settableClock()
      const faulty = openPaymentFixture(db, { time, fault: () => fault })
      const fixture = openPaymentFixture(db, { time })
      const ana = await fixture.client('Ana')
      const { id } = await faulty.buyByCard(ana)
      await fixture.wait(12, 3)
      expect((await fixture.payment(id)).state).toBe('pending')
      expect((await db`select 1 from sandbox.charges where reference = ${id}`).length).toBe(1)
    },
  )
})

describe('refused requests', () => {
  test('refuses a known id with another method, instalments below R$ 5,00, and a Pix in instalments', async () => {
    const { fixture, ana } = await openWithAna()
    const { id } = await fixture.buy(ana)
    await expect(fixture.buyByCard(ana, 5_000n, { id })).rejects.toMatchObject({ code: 'payments.id_reused' })
    await expect(fixture.buyByCard(ana, 5_000n, { installments: 11 })).rejects.toMatchObject({
      code: 'payments.too_many_installments',
    })
    const inParts = await fixture.call('POST', '/api/payments', ana, {
      id: randomUUID(),
      amountCents: 5_000,
      method: 'pix',
      installments: 2,
    })
    expect(inParts.status).toBe(400)
  })

  test.each(['//mau.example', '/\\mau.example', 'https://mau.example', 'javascript:alert(1)', ''])(
    'refuses "%s" as return path',
    async (returnPath) => {
      const { fixture, ana } = await openWithAna()
      const answer = await fixture.call('POST', '/api/payments', ana, {
        id: randomUUID(),
        amountCents: 5_000,
        method: 'card',
        returnPath,
      })
      expect(answer.status).toBe(400)
    },
  )
})

describe('a saved card', () => {
  async function anaKeeps(card: string, world: Parameters<typeof openPaymentFixture>[1] = {}) {
    const { fixture, ana } = await openWithAna(world)
    const payment = await fixture.buyByCard(ana, 5_000n, { keepsCard: true })
    await fixture.type(payment, card, { keeps: true })
    await fixture.wait(6)
    return { fixture, ana, cards: await listCardsOf(db, ana, ['sandbox']) }
  }

  test('is charged again without its holder', async () => {
    const { fixture, ana, cards } = await anaKeeps('approved_mastercard')
    expect(cards).toMatchObject([{ brand: 'Mastercard', lastFour: '4444' }])
    const { id } = await fixture.buyByCard(ana, 1_990n, { savedCardId: cards[0]!.id })
    await fixture.wait(6)
    expect(await fixture.statesOf(id)).toEqual(['created', 'pending', 'paid'])
    expect(await fixture.creditsOf(ana)).toBe(6_990n)
  })

  test('may be declined later, with a reason', async () => {
    const { fixture, ana, cards } = await anaKeeps('later_refused')
    const { id } = await fixture.buyByCard(ana, 1_990n, { savedCardId: cards[0]!.id })
    await fixture.wait(6)
    expect(await fixture.payment(id)).toMatchObject({ state: 'declined', declinedFor: 'funds' })
  })

  const keptThere = ({ bank }: PaymentFixture) => bank.db`select 1 from sandbox.cards`
  const removed = async (fixture: PaymentFixture, ana: string, id: string) =>
    (await fixture.call('DELETE', `/api/cards/${id}`, ana, {})).status

  test('that she removes is gone for her at once, and at its gateway', async () => {
    const { fixture, ana, cards } = await anaKeeps('approved')
    const { id } = cards[0]!
    const shown = async () => (await (await fixture.call('GET', '/api/cards', ana)).json()).cards
    expect(await shown()).toMatchObject([{ id, brand: 'Visa', lastFour: '4242' }])
    const before = (await keptThere(fixture)).length
    expect([await removed(fixture, ana, id), await removed(fixture, ana, id)]).toEqual([200, 200])
    expect(await shown()).toEqual([])
    await expect(fixture.buyByCard(ana, 1_990n, { savedCardId: id })).rejects.toMatchObject({
      code: 'payments.card_not_found',
    })
    expect((await keptThere(fixture)).length).toBe(before)
    await fixture.work()
    expect((await keptThere(fixture)).length).toBe(before - 1)
    const [row] = await db`select token, brand, delete_at from payment_cards where id = ${id}`
    expect(row).toEqual({ token: `removido-${id}`, brand: '', delete_at: null })
    expect(await removed(fixture, ana, id), 'and again').toBe(200)
  })

  test.each<GatewayFault>(['down', 'garbage', 'lost_answer'])(
    'that its gateway did not delete (%s) is tried again until it says that it is gone',
    async (fault) => {
      const faults: GatewayFault[] = []
      const { fixture, ana, cards } = await anaKeeps('approved', { fault: () => faults.shift() ?? 'none' })
      const { id } = cards[0]!
      await removed(fixture, ana, id)
      const waits = async () =>
        (await db`select 1 from payment_cards where id = ${id} and delete_at is not null`).length
      faults.push(fault, fault)
      await deleteCards(fixture.context)
      fixture.time.pass(59)
      await deleteCards(fixture.context)
      expect([faults.length, await waits()]).toEqual([1, 1])
      fixture.time.pass(1)
      await deleteCards(fixture.context)
      expect([faults.length, await waits(), await listCardsOf(db, ana, ['sandbox'])]).toEqual([0, 1, []])
      fixture.time.pass(120)
      await deleteCards(fixture.context)
      expect(await waits()).toBe(0)
    },
  )

  test('that a gateway keeps refusing to delete is an alarm, once', async () => {
    const { fixture, ana, cards } = await anaKeeps('approved')
    await removed(fixture, ana, cards[0]!.id)
    const alarms: object[] = []
    const gateway = { ...fixture.gateway, deleteCard: async () => ({ outcome: 'declined' as const, why: '403' }) }
    const heard = Object.assign(Object.create(log) as typeof log, {
      error: (given: object) => void alarms.push(given),
      warn: () => {},
    })
    for (let n = 0; n < 15; n++) {
      await deleteCards({ ...fixture.context, gateway, log: heard })
      fixture.time.pass(6 * 3_600)
    }
    expect(alarms).toMatchObject([{ alarm: 'card_not_deleted', card: cards[0]!.id }])
  })

  test('that she removes and keeps again is kept', async () => {
    const { fixture, ana, cards } = await anaKeeps('approved')
    const { id } = cards[0]!
    const [{ token }] = (await db`select token from payment_cards where id = ${id}`) as [{ token: string }]
    await removed(fixture, ana, id)
    const again = { personId: ana, gateway: 'sandbox', token, brand: 'Visa', lastFour: '4242', at: fixture.time.now() }
    await inTransaction(db, (tx) => insertCard(tx, { ...again, id: randomUUID() }))
    await fixture.work()
    expect(await listCardsOf(db, ana, ['sandbox'])).toMatchObject([{ id }])
    expect((await fixture.buyByCard(ana, 1_990n, { savedCardId: id })).state).toBe('pending')
  })

  test('is not removed by another person', async () => {
    const { fixture, ana, cards } = await anaKeeps('approved')
    const bia = await fixture.client('Bia')
    expect(await removed(fixture, bia, cards[0]!.id)).toBe(404)
    expect(await listCardsOf(db, ana, ['sandbox'])).toHaveLength(1)
  })

  test('cannot be charged by another person', async () => {
    const { fixture, cards } = await anaKeeps('approved')
    const bia = await fixture.client('Bia')
    await expect(fixture.buyByCard(bia, 1_990n, { savedCardId: cards[0]!.id })).rejects.toMatchObject({
      code: 'payments.card_not_found',
    })
  })
})

describe('card testing', () => {
  const HERE = '203.0.113.7'

  /** Types a card on the bank's page, which refuses it. */
  async function refused(fixture: PaymentFixture, person: string, address: string) {
    const payment = await fixture.buyByCard(person, 5_000n, { address })
    await fixture.type(payment, 'funds')
    await fixture.wait(4)
    expect((await fixture.payment(payment.id)).state).toBe('declined')
  }
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'asked',
      (refusal: { code?: string }) => refusal.code,
    )
  const byCard = (fixture: PaymentFixture, person: string, address: string) =>
    codeOf(fixture.buyByCard(person, 5_000n, { address }))

  test('after five refused cards in an hour a person pays by Pix, and by card again an hour later', async () => {
    const { fixture, ana } = await openWithAna()
    for (let n = 0; n < 5; n++) await refused(fixture, ana, `198.51.100.${n}`)
    expect(await byCard(fixture, ana, '198.51.100.99'), 'from a sixth network').toBe('payments.too_many_cards')
    expect(await codeOf(fixture.buy(ana))).toBe('asked')
    fixture.time.pass(3_601)
    expect(await byCard(fixture, ana, '198.51.100.99')).toBe('asked')
  })

  test('after ten refused cards in an hour a network pays by Pix, whoever asks, and a paid card changes nothing', async () => {
    const { fixture, ana } = await openWithAna()
    const people = [ana, await fixture.client('Bia'), await fixture.client('Caio')]
    for (let n = 0; n < 9; n++) await refused(fixture, people[n % 3]!, HERE)
    const paid = await fixture.buyByCard(await fixture.client('Davi'), 5_000n, { address: HERE })
    await fixture.type(paid, 'approved')
    await fixture.wait(4)
    expect((await fixture.payment(paid.id)).state).toBe('paid')
    await refused(fixture, await fixture.client('Eva'), `::ffff:${HERE}`)
    const gabi = await fixture.client('Gabi')
    expect(await byCard(fixture, gabi, HERE)).toBe('payments.too_many_cards')
    expect(await codeOf(fixture.buy(gabi)), 'Pix').toBe('asked')
    expect(await byCard(fixture, gabi, '203.0.113.8'), 'elsewhere').toBe('asked')
  })

  test('cards that are still open count, also when they are asked for at once', async () => {
    const { fixture, ana } = await openWithAna()
    const asked = await Promise.all(Array.from({ length: 9 }, (_, n) => byCard(fixture, ana, `192.0.2.${n}`)))
    expect(asked.filter((code) => code === 'asked')).toHaveLength(5)
    expect(new Set(asked)).toEqual(new Set(['asked', 'payments.too_many_cards']))
  })

  test('a renewal, which nobody asks for, is not limited', async () => {
    const { fixture, ana } = await openWithAna()
    for (let n = 0; n < 5; n++) await refused(fixture, ana, `192.0.2.${100 + n}`)
    expect(await codeOf(fixture.buyByCard(ana))).toBe('asked')
  })

  test('the endpoint refuses in words, and nobody knows the network a day later', async () => {
    const { fixture, ana } = await openWithAna()
    for (let n = 0; n < 5; n++) await refused(fixture, ana, `192.0.2.${100 + n}`)
    const body = { id: randomUUID(), amountCents: 5_000, method: 'card' }
    const answer = await fixture.call('POST', '/api/payments', ana, body)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('Pix') })
    fixture.time.pass(86_401)
    await deleteOldAttempts(db, fixture.time.now())
    expect(await db`select 1 from payment_card_attempts where person_id = ${ana}`).toEqual([])
  })
})
