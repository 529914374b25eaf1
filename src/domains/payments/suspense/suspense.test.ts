import { beforeEach, describe, expect, test } from 'vitest'
import { balanceOf, findViolations } from '#domains/wallet/index.ts'
import { GATEWAY, SUSPENSE } from '#domains/wallet/rules.ts'
import type { Charge } from '#gateways/payments/port.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openShop, type Shop } from '#test/support/payment-shop.ts'
import { holdStray } from './hold-stray.ts'
import { resolveEntry } from './resolve-entry.ts'
import { listOpenEntries } from './sql.ts'

let db: Db
beforeEach(async () => {
  db = await freshDatabase({ max: 12 })
})

const WHY = 'O banco confirmou por telefone.'
const short = (charge: Charge): Charge =>
  charge.state === 'paid' ? { ...charge, amount: charge.amount - 100n } : charge

/** Ana was asked for R$ 50,00, and R$ 49,00 came. */
async function lessCame() {
  const shop = openShop(db, { bend: short })
  const [ana, iris] = [await shop.client('Ana'), await shop.client('Iris')]
  const payment = await shop.buy(ana)
  await shop.press(payment, 'pagar')
  await shop.wait(6)
  const [entry] = await listOpenEntries(db, 10)
  const resolve = (way: 'credited' | 'refunded' | 'written_off', reason = WHY) =>
    resolveEntry(db, { id: entry!.id, way, reason, by: iris, clock: shop.time.clock })
  return { shop, ana, iris, payment, resolve }
}

async function books(shop: Shop, personId: string) {
  const [suspense, gateway, credit] = await Promise.all([
    balanceOf(db, SUSPENSE),
    balanceOf(db, GATEWAY),
    shop.creditsOf(personId),
  ])
  return { suspense, gateway, credit }
}
const mails = async () => (await db<{ key: string }[]>`select key from mails where key like 'suspense:%'`).length
const seen = async (shop: Shop, iris: string) => {
  shop.appoint(iris, 'admin')
  return (await (await shop.call('GET', '/api/admin/suspense', iris)).json()) as Record<string, unknown>
}

describe('R$ 49,00 came instead of R$ 50,00, and Íris looks', () => {
  test('it is seen with its reason and explained to the centavo', async () => {
    const { shop, ana, iris, payment } = await lessCame()
    expect(await books(shop, ana)).toEqual({ suspense: 4_900n, gateway: -4_900n, credit: 0n })
    expect(await seen(shop, iris)).toMatchObject({
      balanceCents: 4_900,
      unexplainedCents: 0,
      waiting: [
        {
          reason: 'amount',
          amountCents: 4_900,
          payment: { id: payment.id, askedCents: 5_000 },
          person: { name: 'Ana' },
          ways: ['credited', 'refunded', 'written_off'],
        },
      ],
    })
  })

  test('credited: Ana has it, once, and is told; the payment waits no more', async () => {
    const { shop, ana, iris, payment, resolve } = await lessCame()
    await Promise.all([resolve('credited'), resolve('credited'), resolve('credited')])
    await shop.wait(10)
    expect(await books(shop, ana)).toEqual({ suspense: 0n, gateway: -4_900n, credit: 4_900n })
    expect(await shop.payment(payment.id)).toMatchObject({ state: 'cancelled', inReview: false })
    expect(await mails()).toBe(1)
    expect(await seen(shop, iris)).toMatchObject({
      unexplainedCents: 0,
      waiting: [],
      resolved: [{ ways: [], decisions: [{ way: 'credited', reason: WHY, by: 'Iris' }] }],
    })
    expect(await findViolations(db)).toEqual([])
  })

  test('refunded: the bank gives it back', async () => {
    const { shop, ana, payment, resolve } = await lessCame()
    await resolve('refunded')
    await shop.wait(10)
    expect(await books(shop, ana)).toEqual({ suspense: 0n, gateway: 0n, credit: 0n })
    expect(await shop.gateway.findById(payment.id)).toMatchObject({ charge: { refunded: 4_900n } })
    expect((await shop.payment(payment.id)).state).toBe('cancelled')
  })

  test('refunded, and the bank says no: it waits again, and the first try stays written down', async () => {
    const { shop, ana, iris, payment, resolve } = await lessCame()
    await shop.press(payment, 'recusar-devolucao')
    await resolve('refunded')
    await shop.wait(90, 5)
    expect(await books(shop, ana)).toEqual({ suspense: 4_900n, gateway: -4_900n, credit: 0n })
    expect(await seen(shop, iris)).toMatchObject({
      unexplainedCents: 0,
      waiting: [{ decisions: [{ way: 'refunded', refundState: 'refused' }] }],
    })
    await resolve('credited', 'O banco não devolve; Ana prefere o saldo.')
    expect(await books(shop, ana)).toEqual({ suspense: 0n, gateway: -4_900n, credit: 4_900n })
    await expect(db`delete from payment_resolutions`).rejects.toThrow()
  })

  test('written off: it left the books, nobody is credited', async () => {
    const { shop, ana, resolve } = await lessCame()
    await resolve('written_off')
    expect(await books(shop, ana)).toEqual({ suspense: 0n, gateway: 0n, credit: 0n })
    expect(await mails()).toBe(0)
  })

  test('thirty decisions of three kinds at once: one stands', async () => {
    const { shop, ana, resolve } = await lessCame()
    const ways = ['credited', 'refunded', 'written_off'] as const
    const asked = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => resolve(ways[i % 3]!, `${WHY} (${i})`)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = asked.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(new Set(codes)).toEqual(new Set(['payments.entry_resolved']))
    await shop.wait(10)
    const { suspense, gateway, credit } = await books(shop, ana)
    expect(suspense + gateway + credit).toBe(0n)
    expect(suspense).toBe(0n)
  })
})

describe('money that nobody asked for', () => {
  const stray: Charge = {
    gatewayId: 'SBXSTRAY',
    reference: 'panel-17',
    account: 'sensitivos-demo',
    method: 'pix',
    state: 'paid',
    amount: 1_234n,
    currency: 'BRL',
    refunded: 0n,
  }

  test('waits in suspense, once, and can only be put right at the gateway', async () => {
    const shop = openShop(db)
    const iris = await shop.client('Iris')
    await Promise.all([holdStray(shop.till, stray), holdStray(shop.till, stray)])
    await holdStray(shop.till, stray)
    expect(await balanceOf(db, SUSPENSE)).toBe(1_234n)
    const [entry] = await listOpenEntries(db, 10)
    const resolve = (way: 'credited' | 'written_off') =>
      resolveEntry(db, { id: entry!.id, way, reason: WHY, by: iris, clock: shop.time.clock })
    await expect(resolve('credited')).rejects.toMatchObject({ code: 'payments.way_not_open' })
    await resolve('written_off')
    expect(await balanceOf(db, SUSPENSE)).toBe(0n)
  })

  test('in dollars: the ledger holds nothing, the entry waits', async () => {
    const shop = openShop(db)
    await holdStray(shop.till, { ...stray, currency: 'USD' })
    expect(await balanceOf(db, SUSPENSE)).toBe(0n)
    expect(await seen(shop, await shop.client('Iris'))).toMatchObject({
      unexplainedCents: 0,
      waiting: [{ currency: 'USD', ways: ['written_off'] }],
    })
  })
})
