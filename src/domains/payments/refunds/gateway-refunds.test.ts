import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, sumDebts } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { SUSPENSE } from '#domains/wallet/rules.ts'
import type { Charge } from '#gateways/payments/gateway.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import type { GatewayFault } from '#test/support/faulty-gateway.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { applyGatewayState } from '../apply-gateway-state.ts'
import { resolveEntry } from '../suspense/resolve-entry.ts'

let db: Db
beforeAll(async () => void (db = await freshDatabase()))
afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

/** Ana has bought for R$ 50,00; `says`: what the gateway tells of the charge, twice. */
async function bought({ pays = true, fault = (): GatewayFault => 'none' } = {}) {
  const fixture = openPaymentFixture(db, { fault })
  const ana = await fixture.client('Ana')
  const payment = await fixture.buy(ana)
  if (pays) {
    await fixture.press(payment, 'pagar')
    await fixture.wait(6)
  }
  const says = async (more: Partial<Charge>) => {
    const found = await fixture.gateway.findById(payment.id)
    if (found.outcome !== 'found') throw new Error('the bank does not know it')
    for (let i = 0; i < 2; i++) await applyGatewayState(fixture.context, { ...found.charge, ...more })
  }
  return { fixture, ana, payment, says }
}

const stateOf = async (fixture: PaymentFixture, { id }: { id: string }) => (await fixture.payment(id)).state

test('a refund made at the gateway is applied once and told by mail; what was used is a debt', async () => {
  const { fixture, ana, payment, says } = await bought()
  await says({ refunded: 2_000n })
  expect(await fixture.creditsOf(ana)).toBe(3_000n)
  expect(await stateOf(fixture, payment)).toBe('partly_refunded')
  expect(await db`select key from mails where key like ${`payback:${payment.id}:%`}`).toEqual([
    { key: `payback:${payment.id}:1:elsewhere` },
  ])
  await fixture.spend(ana, 1_000n)
  await says({ refunded: 5_000n })
  expect([await fixture.creditsOf(ana), await sumDebts(db, ana)]).toEqual([0n, 1_000n])
  expect(await stateOf(fixture, payment)).toBe('refunded')
})

test('a refund that was asked for here is not taken for one made elsewhere', async () => {
  const { fixture, ana, payment, says } = await bought()
  await fixture.refund(payment, 2_000n)
  await says({ refunded: 2_000n })
  await fixture.wait(8)
  await says({ refunded: 2_000n })
  expect(await fixture.creditsOf(ana)).toBe(3_000n)
})

test('a lost dispute that the gateway also tells as a refund is taken once', async () => {
  const { fixture, ana, says } = await bought()
  const dispute = { gatewayId: 'D1', amount: 5_000n, reason: 'Não reconhece', openedAt: fixture.time.now() }
  await says({ dispute: { ...dispute, state: 'opened' } })
  await says({ dispute: { ...dispute, state: 'lost' }, refunded: 5_000n })
  expect([await fixture.creditsOf(ana), await sumDebts(db, ana)]).toEqual([0n, 0n])
})

test('a charge that the team credited out of suspense is heard again', async () => {
  const { fixture, ana, says } = await bought({ pays: false })
  await says({ state: 'paid', amount: 4_000n })
  const iris = await fixture.client('Iris')
  const [entry] = await db<{ id: string }[]>`select id from payment_mismatches m
    where exists (select 1 from payments p where p.id = m.payment_id and p.person_id = ${ana})`
  const decision = { resolution: 'credited', reason: 'Pagou menos.', by: iris, clock: fixture.time.clock } as const
  await resolveEntry(db, { id: entry!.id, ...decision })
  expect(await fixture.creditsOf(ana)).toBe(4_000n)
  const dispute = { gatewayId: 'D2', amount: 4_000n, reason: 'Não reconhece', openedAt: fixture.time.now() }
  await says({ state: 'paid', amount: 4_000n, dispute: { ...dispute, state: 'opened' } })
  expect(await fixture.creditsOf(ana)).toBe(0n)
})

test('money that is found after the payment expired is booked once', async () => {
  let fault: GatewayFault = 'lost_answer'
  const { fixture, ana, payment, says } = await bought({ pays: false, fault: () => fault })
  fault = 'down'
  await fixture.wait(2_000, 100)
  expect(await fixture.payment(payment.id)).toMatchObject({ state: 'expired', gatewayId: null })
  fault = 'none'
  const suspense = await balanceOf(db, SUSPENSE)
  await says({ state: 'paid' })
  expect(await fixture.payment(payment.id)).toMatchObject({ state: 'paid_late', gatewayId: expect.any(String) })
  expect([await fixture.creditsOf(ana), (await balanceOf(db, SUSPENSE)) - suspense]).toEqual([5_000n, 0n])
})
