import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { closeAccount } from '#domains/accounts/index.ts'
import { applyGatewayRefund } from '#domains/payments/refunds/apply-gateway-refund.ts'
import { lockPayment } from '#domains/payments/sql.ts'
import { readWithdrawals } from '#domains/payments/withdrawals/read-withdrawals.ts'
import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { balanceOf, postJournals, sumDebts } from '#domains/wallet/index.ts'
import { insertDebt } from '#domains/wallet/purchases/sql.ts'
import { availableOf, COMMISSION, reservedOf } from '#domains/wallet/rules.ts'
import { inTransaction } from '#platform/db.ts'
import { offerCoupons } from '#domains/catalogue/index.ts'
import { personalData } from '#server/personal-data.ts'
import { PACKAGE } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { placeOrder } from '../orders/place-order.ts'
import { placeGiftCard } from './place-gift-card.ts'
import { findGiftByCode, redeemGiftCard } from './redeem-gift-card.ts'
import { CODES_OF_ACCOUNT, GIFT_CARD_SLUG } from './rules.ts'
import { findGiftCard } from './sql.ts'

const db = await freshDatabase({ max: 12 })
const orders = await openOrderFixture(db)
const { clock } = orders.payments.time
const DAY_S = 86_400
afterAll(async () => expect(await orders.violations()).toEqual([]))

const GIFT = { receiverName: 'Bia', receiverEmail: 'bia@exemplo.com.br', words: 'Parabéns, Bia!' }
const place = (personId: string, amount = 10_000n, gift = GIFT, id: string = randomUUID()) =>
  placeGiftCard(db, { id, personId, amount, gift, clock })

/** Ana has bought a card for Bia. */
async function bought(amount = 10_000n) {
  const [ana, bia] = [await orders.payments.client('Ana'), await orders.payments.client('Bia')]
  const { id } = await place(ana, amount)
  const paymentId = randomUUID()
  await orders.pay({ id, personId: ana }, 0n, paymentId)
  await orders.payAtBank(paymentId)
  const [mail] = await db<{ to: string; code: string }[]>`
    select recipient as to, template ->> 'code' as code from mails where key = ${`gift-card:${id}`}`
  const { code, to } = mail!
  return { id, ana, bia, paymentId, code, to, says: orders.says.bind(undefined, paymentId) }
}
let networks = 0
const looking = (personId: string, text: string) => ({ personId, text, address: `203.0.113.${(networks += 1)}`, clock })
const redeem = (personId: string, text: string) => redeemGiftCard(db, looking(personId, text))
const look = (personId: string, text: string) => findGiftByCode(db, looking(personId, text))
const has = (personId: string) => balanceOf(db, availableOf(personId))
const move = (act: string, from: string, to: string, amount: bigint) =>
  inTransaction(db, (tx) =>
    postJournals(tx, [
      {
        key: randomUUID(),
        kind: 'moved',
        subject: { kind: 'consultation', id: act },
        postings: [{ from, to, amount }],
      },
    ]),
  )
const spend = (personId: string, amount: bigint, act: string = randomUUID()) =>
  move(act, availableOf(personId), COMMISSION, amount)
const stateOf = async (id: string) => (await findGiftCard(db, id))!.state
const close = (personId: string) =>
  inTransaction(db, async (tx) => closeAccount(tx, personalData, { personId, at: await clock(tx) }))
const NOT_FOUND = { code: 'gift_cards.code_not_found' }

describe('Ana buys a gift card', () => {
  test('its code goes to Bia with a copy to her; nothing stays on her balance', async () => {
    const { id, ana, to, code } = await bought()
    expect([to, await has(ana), await stateOf(id)]).toEqual([GIFT.receiverEmail, 0n, 'sent'])
    const copies = await db`select template ->> 'code' as code from mails where key = ${`gift-card:${id}:copy`}`
    expect(copies).toEqual([{ code }])
    const [row] = await db<
      { text: string }[]
    >`select c::text as text from catalogue_gift_cards c where order_id = ${id}`
    expect(row!.text, 'only its hash is kept').not.toContain(code)
  })

  test('the code goes to her alone when whom it was for has closed an account meanwhile', async () => {
    const [ana, eva] = [await orders.payments.client('Ana'), await orders.payments.client('Eva')]
    const [{ email }] = await db<[{ email: string }]>`select email from people where id = ${eva}`
    const { id } = await place(ana, 3_000n, { ...GIFT, receiverEmail: email })
    expect(await close(eva)).toEqual([])
    const paymentId = randomUUID()
    await orders.pay({ id, personId: ana }, 0n, paymentId)
    await orders.payAtBank(paymentId)
    const mails = await db`select key from mails where key like ${`gift-card:${id}%`}`
    expect([await stateOf(id), mails]).toEqual(['sent', [{ key: `gift-card:${id}:copy` }]])
  })

  test.each<[string, bigint, string]>([
    ['below R$ 30,00', 2_999n, 'gift_cards.gift_amount'],
    ['above R$ 500,00', 50_001n, 'gift_cards.gift_amount'],
  ])('%s is refused', async (_, amount, code) => {
    await expect(place(await orders.payments.client('Ana'), amount)).rejects.toMatchObject({ code })
  })

  test('with nobody to go to, as any other item, it is not sold', async () => {
    const personId = await orders.payments.client('Ana')
    const asked = { id: randomUUID(), personId, slug: GIFT_CARD_SLUG, amount: 5_000n, clock }
    await expect(placeOrder(db, asked)).rejects.toMatchObject({ code: 'gift_cards.gift_missing' })
  })

  test('at most R$ 500,00 a day, however many are asked for at once; what nobody paid counts no longer', async () => {
    const ana = await orders.payments.client('Ana')
    const asked = await Promise.allSettled(Array.from({ length: 4 }, () => place(ana, 20_000n)))
    const placed = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
    expect(placed).toHaveLength(2)
    await expect(place(ana, 10_001n)).rejects.toMatchObject({ code: 'gift_cards.gift_daily' })
    await db`update catalogue_orders set state = 'cancelled' where id = ${placed[0]!}`
    expect(await findGiftCard(db, placed[0]!), 'nothing is left of it').toBeUndefined()
    await place(ana, 30_000n)
  })

  test('by Pix alone: neither card, nor balance, nor coupon; and not while she owes', async () => {
    const ana = await orders.anaWith(20_000n)
    const order = await place(ana)
    const paid = (part: bigint, method: 'pix' | 'card') => orders.pay(order, part, randomUUID(), method)
    await expect(paid(0n, 'card')).rejects.toMatchObject({ code: 'gift_cards.gift_by_pix' })
    await expect(paid(10_000n, 'pix')).rejects.toMatchObject({ code: 'orders.balance_not_taken' })
    const now = orders.payments.time.now()
    const [startsAt, endsAt] = [now, new Date(now.getTime() + 86_400_000)]
    const rules = { percent: 10, amount: null, minimum: 0n, maxUses: null, isPublic: true, startsAt, endsAt }
    await offerCoupons(db, [{ ...rules, code: 'PRESENTE', kinds: ['gift_card'] }])
    const withCoupon = { id: randomUUID(), personId: ana, slug: GIFT_CARD_SLUG, amount: 5_000n, gift: GIFT, clock }
    await expect(placeOrder(db, { ...withCoupon, coupon: 'PRESENTE' })).rejects.toMatchObject({
      code: 'gift_cards.gift_coupon',
    })
    const owed = { id: randomUUID(), personId: ana, paymentId: randomUUID(), amount: 500n, at: now }
    await inTransaction(db, (tx) => insertDebt(tx, owed))
    await expect(place(ana)).rejects.toMatchObject({ code: 'gift_cards.gift_debt' })
    await expect(paid(0n, 'pix')).rejects.toMatchObject({ code: 'gift_cards.gift_debt' })
  })

  test('the same id is the same gift, and no other one', async () => {
    const ana = await orders.payments.client('Ana')
    const { id } = await place(ana)
    expect((await place(ana, 10_000n, GIFT, id)).id).toBe(id)
    const again = randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => place(ana, 40_000n, GIFT, again)))
    const other = { ...GIFT, receiverEmail: 'outra@exemplo.com.br' }
    await expect(place(ana, 10_000n, other, id)).rejects.toMatchObject({ code: 'orders.id_reused' })
  })
})

describe('Bia redeems it', () => {
  test('once, however often and by however many at once; she is told before what may happen to it', async () => {
    const { id, ana, bia, code } = await bought()
    const eva = await orders.payments.client('Eva')
    expect(await look(bia, `o código é ${code.toLowerCase()}`)).toMatchObject({
      amountCents: 10_000n,
      payerName: 'Ana',
      isRedeemed: false,
    })
    const asked = [bia, eva, bia, eva, bia, eva].map((personId) => redeem(personId, code))
    const answers = await Promise.allSettled(asked)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(new Set([await has(bia), await has(eva)])).toEqual(new Set([0n, 10_000n]))
    expect([await stateOf(id), await has(ana)]).toEqual(['redeemed', 0n])
  })

  test('codes that are unknown, used by another or cancelled answer alike, and tries are counted', async () => {
    const [used, cancelled] = [await bought(), await bought()]
    await redeem(used.bia, used.code)
    await orders.cancel(cancelled.id, cancelled.ana)
    const eva = await orders.payments.client('Eva')
    for (const text of ['2222-2222-2222-2222', 'nada', used.code, cancelled.code])
      await expect(look(eva, text)).rejects.toMatchObject(NOT_FOUND)
    const tries = []
    for (let n = 0; n < CODES_OF_ACCOUNT.most; n += 1)
      tries.push(await look(eva, used.code).catch((error: { code: string }) => error.code))
    expect(tries.at(-1)).toBe('accounts.too_many_attempts')
  })

  test('Ana does not redeem her own gift', async () => {
    const { ana, code } = await bought()
    await expect(redeem(ana, code)).rejects.toMatchObject({ code: 'gift_cards.code_own' })
  })

  test('it is spent as any credit, and leaves by no withdrawal and no other refund', async () => {
    const { bia, code } = await bought()
    const own = await orders.buyCredits(bia, 3_000n)
    await redeem(bia, code)
    const seen = await readWithdrawals(db, bia, orders.payments.time.now())
    expect([seen.availableCents, seen.sources.map(({ credit }) => credit)]).toEqual([3_000n, [3_000n]])
    const withdraw = (amount: bigint) => withdrawCredit(db, { id: randomUUID(), personId: bia, amount, clock })
    await expect(withdraw(3_001n)).rejects.toMatchObject({ code: 'payments.withdrawal_too_large' })
    await spend(bia, 2_000n)
    const [{ id }] = await db<[{ id: string }]>`select id from catalogue_orders where payment_id = ${own}`
    expect(await orders.termsOf(id, bia)).toMatchObject({ toOriginCents: 1_000n })
    await orders.cancel(id, bia)
    expect(await has(bia), 'her own rest went back, and the gift stays').toBe(10_000n)
  })
})

describe('Ana cancels it', () => {
  test('at any time before it is redeemed, and gets all of it back', async () => {
    const { id, ana, bia, code } = await bought()
    orders.payments.time.pass(30 * DAY_S)
    expect(await orders.termsOf(id, ana)).toMatchObject({ right: 'pro_rata', toOriginCents: 10_000n })
    await orders.cancel(id, ana)
    expect([await stateOf(id), await has(ana)]).toEqual(['ended', 0n])
    await expect(redeem(bia, code)).rejects.toMatchObject(NOT_FOUND)
  })

  test('within seven days also what Bia has not spent; she is told; afterwards nothing', async () => {
    const { id, ana, bia, code } = await bought()
    await redeem(bia, code)
    await spend(bia, 4_000n)
    await orders.cancel(id, ana)
    expect([await has(bia), await has(ana), (await orders.seen(id)).cancellation?.toOriginCents]).toEqual([
      0n,
      0n,
      6_000n,
    ])
    expect(await db`select from mails where key = ${`gift-card:${id}:back`}`).toHaveLength(1)

    const late = await bought()
    await redeem(late.bia, late.code)
    orders.payments.time.pass(9 * DAY_S)
    await expect(orders.cancel(late.id, late.ana)).rejects.toMatchObject({ code: 'orders.cancellation_nothing_left' })
    expect(await has(late.bia)).toBe(10_000n)
  })

  test('not while Bia uses a part of it', async () => {
    const { id, ana, bia, code } = await bought()
    await redeem(bia, code)
    const room = randomUUID()
    await move(room, availableOf(bia), reservedOf(bia), 1_000n)
    await expect(orders.cancel(id, ana)).rejects.toMatchObject({ code: 'orders.cancellation_in_use' })
    await move(room, reservedOf(bia), availableOf(bia), 1_000n)
    await orders.cancel(id, ana)
    expect(await has(bia)).toBe(0n)
  })

  test('or Bia redeems it at the same moment: one of both', async () => {
    const { id, ana, bia, code } = await bought()
    const [cancelled, redeemed] = await Promise.allSettled([orders.cancel(id, ana), redeem(bia, code)])
    // Redeemed first, it is unspent, and comes back all the same.
    expect(cancelled.status).toBe('fulfilled')
    expect([await has(ana), await has(bia)]).toEqual([0n, 0n])
    expect(['fulfilled', 'rejected']).toContain(redeemed.status)
  })
})

describe('a bank contests what Ana paid', () => {
  test('an unredeemed card waits; won, it is redeemed', async () => {
    const { bia, code, says } = await bought()
    await says('opened')
    await expect(redeem(bia, code)).rejects.toMatchObject({ code: 'gift_cards.code_waits' })
    await says('won')
    await redeem(bia, code)
    expect(await has(bia)).toBe(10_000n)
  })

  test('lost, an unredeemed card pays it, and nobody owes', async () => {
    const { id, ana, bia, code, says } = await bought()
    await says('opened')
    await says('lost')
    expect([await sumDebts(db, ana), await has(ana), await stateOf(id)]).toEqual([0n, 0n, 'ended'])
    await expect(redeem(bia, code)).rejects.toMatchObject(NOT_FOUND)
  })

  test('lost in part, the rest of the card is Ana’s credit', async () => {
    const { ana, bia, code, says } = await bought()
    await says('opened', 4_000n)
    await says('lost', 4_000n)
    expect([await sumDebts(db, ana), await has(ana)]).toEqual([0n, 6_000n])
    await expect(redeem(bia, code)).rejects.toMatchObject(NOT_FOUND)
  })

  test('what is left of a redeemed one is frozen with Bia, and comes back when it is won', async () => {
    const { ana, bia, code, says } = await bought()
    await orders.buyCredits(bia, 2_000n)
    await redeem(bia, code)
    await spend(bia, 5_000n)
    await says('opened')
    expect([await has(bia), await has(ana)], 'her own R$ 20,00 went first').toEqual([0n, 0n])
    await says('won')
    expect([await has(bia), await has(ana)]).toEqual([7_000n, 0n])
    const told = await db`select key from mails where key like ${`dispute:%${bia}`} order by key`
    expect(told, 'she is told both').toHaveLength(2)
  })

  test('lost, what Bia spent is Ana’s debt, and what comes back to Bia pays it', async () => {
    const { ana, bia, code, says } = await bought()
    await redeem(bia, code)
    const room = randomUUID()
    await move(room, availableOf(bia), reservedOf(bia), 5_000n)
    await spend(bia, 3_000n)
    await says('opened')
    await says('lost')
    expect([await sumDebts(db, ana), await sumDebts(db, bia), await has(bia)]).toEqual([8_000n, 0n, 0n])
    await move(room, reservedOf(bia), availableOf(bia), 5_000n)
    expect([await sumDebts(db, ana), await has(bia)]).toEqual([3_000n, 0n])
  })

  test('the bank gives it back by itself: what Bia has left goes, and the rest is Ana’s debt', async () => {
    const { ana, bia, code, paymentId } = await bought()
    await redeem(bia, code)
    await spend(bia, 4_000n)
    await inTransaction(db, async (tx) => {
      const payment = (await lockPayment(tx, paymentId))!
      await applyGatewayRefund(tx, payment, 10_000n, await clock(tx))
    })
    expect([await has(bia), await sumDebts(db, ana), await sumDebts(db, bia)]).toEqual([0n, 4_000n, 0n])
  })

  test('minutes that Bia bought with it are frozen and taken, too', async () => {
    const { ana, bia, code, says } = await bought(20_000n)
    await redeem(bia, code)
    const { id } = await orders.place(bia, PACKAGE.slug)
    await orders.pay({ id, personId: bia }, 14_990n)
    expect(await orders.has(bia)).toEqual([5_010n, 0n, 14_990n])
    await says('opened')
    await says('lost')
    expect([await orders.has(bia), await sumDebts(db, ana)]).toEqual([[0n, 0n, 0n], 0n])
  })

  test('two cases that freeze each other’s receivers, and both redeeming, do not wait for each other', async () => {
    const [one, other] = [await bought(), await bought()]
    await redeem(other.ana, one.code)
    await redeem(one.ana, other.code)
    for (const state of ['opened', 'won', 'opened', 'lost'] as const)
      await Promise.all([one.says(state), other.says(state)])
    expect(await Promise.all([one.ana, other.ana].map((id) => sumDebts(db, id)))).toEqual([0n, 0n])
  })
})

describe('an account closes', () => {
  test('Bia’s: what she has not spent is Ana’s credit, who is told', async () => {
    const { id, ana, bia, code } = await bought()
    await redeem(bia, code)
    await spend(bia, 4_000n)
    expect(await close(bia)).toEqual([])
    expect([await has(ana), await has(bia)]).toEqual([6_000n, 0n])
    expect(await db`select from mails where key = ${`gift-card:${id}:returned`}`).toHaveLength(1)
    expect(await findGiftCard(db, id)).toMatchObject({ receiverName: null, receiverEmail: null, words: null })
  })

  test('Ana’s: not while nobody has redeemed it; and then Bia spends it before hers', async () => {
    const { ana, bia, code } = await bought()
    expect(await close(ana)).toEqual(['um vale-presente que ninguém resgatou: cancele-o antes'])
    await redeem(bia, code)
    expect(await close(ana)).toEqual([])
    expect(await close(bia)).toEqual([expect.stringContaining('de um vale-presente de quem já encerrou a conta')])
  })
})
