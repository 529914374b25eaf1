import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, sumDebts } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import type { Charge, Dispute, FindResult } from '#gateways/payments/gateway.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { secondBy } from '#test/support/team.ts'
import { applyGatewayState } from '../apply-gateway-state.ts'
import { closeDispute } from '../disputes/close-dispute.ts'
import { listRefundablePayments } from '../refunds/list-refundable-payments.ts'
import { sweepPaymentChecks } from '../sweep-payments.ts'
import { listPaymentsOf } from '../sql.ts'
import { resolveEntry } from './resolve-entry.ts'
import { readSuspense } from './read-suspense.ts'

let db: Db
beforeAll(async () => void (db = await freshDatabase({ max: 12 })))
afterAll(async () => {
  expect(await findLedgerViolations(db)).toEqual([])
  expect((await readSuspense(db)).unexplainedCents).toBe(0n)
})

/** Whoever hears one state of a charge hears it again. */
const TIMES = 2

/** Ana has paid R$ 50,00, and the gateway has charged her a second time under the same reference. */
async function chargedTwice({ amount = 5_000n, isCredited = true } = {}) {
  const fixture = openPaymentFixture(db)
  const [ana, iris] = [await fixture.client('Ana'), await fixture.client('Iris')]
  const payment = await fixture.buy(ana)
  await fixture.press(payment, 'pagar')
  await fixture.wait(6)
  const found = await fixture.gateway.findById(payment.id)
  if (found.outcome !== 'found') throw new Error('the bank does not know it')
  const charges: Record<'first' | 'second', Charge> = {
    first: found.charge,
    second: { ...found.charge, gatewayId: `SECOND-${payment.id}`, amount },
  }
  const findByGatewayId = async (gatewayId: string): Promise<FindResult> => {
    const charge = Object.values(charges).find((one) => one.gatewayId === gatewayId)
    return charge ? { outcome: 'found', charge } : { outcome: 'none' }
  }
  const context = { ...fixture.context, gateway: { ...fixture.context.gateway, findByGatewayId } }
  const says = async (which: 'first' | 'second', more: Partial<Charge> = {}) => {
    Object.assign(charges[which], more)
    for (let i = 0; i < TIMES; i++) await applyGatewayState(context, charges[which])
  }
  const contests = (which: 'first' | 'second', state: Dispute['state'], contested = charges[which].amount) =>
    says(which, {
      dispute: {
        gatewayId: `D-${charges[which].gatewayId}`,
        state,
        amount: contested,
        reason: 'Não reconhece',
        openedAt: fixture.time.now(),
      },
    })
  const credit = async () => {
    const [entry] = await db<{ id: string }[]>`
      select id from payment_mismatches where payment_id = ${payment.id} and gateway_id = ${charges.second.gatewayId}`
    const decision = { resolution: 'credited', reason: 'Foi cobrada duas vezes.', by: iris } as const
    for (let i = 0; i < TIMES; i++) await resolveEntry(db, { id: entry!.id, ...decision, clock: fixture.time.clock })
    for (let i = 0; i < TIMES; i++) await sweepPaymentChecks(context)
  }
  const books = async () => ({ credit: await balanceOf(db, availableOf(ana)), owed: await sumDebts(db, ana) })
  await says('second')
  if (isCredited) await credit()
  return { fixture, ana, iris, payment, context, says, contests, credit, books }
}

describe('a second charge of R$ 50,00 that the team credited', () => {
  test('is a payment of its own with a receipt, that the bank is not asked to refund', async () => {
    const { fixture, ana, payment, books } = await chargedTwice()
    const { payments } = (await (await fixture.call('GET', '/api/payments', ana)).json()) as { payments: object[] }
    expect(payments).toMatchObject([{ receiptCode: expect.any(String) }, { receiptCode: expect.any(String) }])
    expect(await books()).toEqual({ credit: 10_000n, owed: 0n })
    expect(await listPaymentsOf(db, ana)).toMatchObject([
      { state: 'paid', amount: 5_000n, gatewayId: `SECOND-${payment.id}`, isFromSuspense: true },
      { state: 'paid', amount: 5_000n, id: payment.id, isFromSuspense: false },
    ])
    const [credited] = await listPaymentsOf(db, ana)
    const refundable = await listRefundablePayments(db, ana, fixture.time.now())
    expect(refundable.map(({ id, left }) => ({ id, left }))).toEqual([{ id: payment.id, left: 5_000n }])
    await expect(fixture.refund(credited!, 1_000n)).rejects.toMatchObject({ code: 'payments.refund_of_suspense' })
  })

  test.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)('is refunded at the bank by itself: the %s, then the %s', async (one, other) => {
    const { says, books } = await chargedTwice()
    await says(one, { refunded: 5_000n })
    expect(await books()).toEqual({ credit: 5_000n, owed: 0n })
    await says(other, { refunded: 5_000n })
    expect(await books()).toEqual({ credit: 0n, owed: 0n })
  })

  test('is refunded in parts beside parts of the first', async () => {
    const { says, books } = await chargedTwice()
    await says('second', { refunded: 2_000n })
    await says('first', { refunded: 3_000n })
    await says('second', { refunded: 4_000n })
    expect(await books()).toEqual({ credit: 3_000n, owed: 0n })
  })

  test('gives back no more than it brought', async () => {
    const { says, books } = await chargedTwice({ amount: 3_000n })
    await says('second', { refunded: 5_000n })
    expect(await books()).toEqual({ credit: 5_000n, owed: 0n })
  })

  test('is a debt as far as it was used', async () => {
    const { fixture, ana, says, books } = await chargedTwice()
    await fixture.spend(ana, 8_000n)
    await says('second', { refunded: 5_000n })
    expect(await books()).toEqual({ credit: 0n, owed: 3_000n })
    await says('first', { refunded: 5_000n })
    expect(await books()).toEqual({ credit: 0n, owed: 8_000n })
  })

  test('can be refunded at the bank after the first was refunded on request', async () => {
    const { fixture, payment, says, books } = await chargedTwice()
    await fixture.refund(payment, 5_000n)
    await fixture.wait(8)
    await says('second', { refunded: 5_000n })
    expect(await books()).toEqual({ credit: 0n, owed: 0n })
  })

  test('leaves a withdrawal through the first as its own: a refund at the bank is a debt', async () => {
    const { fixture, ana, says, payment, books } = await chargedTwice()
    await fixture.spend(ana, 5_000n)
    await fixture.refund(payment, 5_000n)
    await fixture.wait(8)
    await says('second', { refunded: 5_000n })
    expect(await books()).toEqual({ credit: 0n, owed: 5_000n })
  })
})

describe('a second charge that is refunded at the bank while it waits in suspense', () => {
  test.each([
    [5_000n, 5_000n],
    [1_500n, 8_500n],
  ])('by %s centavos: once the team has credited it, %s centavos are left of both', async (refunded, credit) => {
    const { says, credit: decide, books } = await chargedTwice({ isCredited: false })
    await says('second', { refunded })
    expect(await books()).toEqual({ credit: 5_000n, owed: 0n })
    await decide()
    expect(await books()).toEqual({ credit, owed: 0n })
  })

  test('also when that is told at the very moment of the decision', async () => {
    const { says, credit, books } = await chargedTwice({ isCredited: false })
    await Promise.all([credit(), ...Array.from({ length: 6 }, () => says('second', { refunded: 5_000n }))])
    expect(await books()).toEqual({ credit: 5_000n, owed: 0n })
  })

  test('is asked about until the gateway answers', async () => {
    const { fixture, payment, says, credit, context, books } = await chargedTwice({ isCredited: false })
    await says('second', { refunded: 5_000n })
    const { findByGatewayId } = context.gateway
    context.gateway.findByGatewayId = async () => ({ outcome: 'unreachable', why: 'no answer' })
    await credit()
    expect(await books()).toEqual({ credit: 10_000n, owed: 0n })
    context.gateway.findByGatewayId = findByGatewayId
    fixture.time.pass(300)
    for (let i = 0; i < TIMES; i++) await sweepPaymentChecks(context)
    expect(await books()).toEqual({ credit: 5_000n, owed: 0n })
    expect(await db`select from payments where person_id = ${payment.personId} and next_check_at is not null`).toEqual(
      [],
    )
  })

  test('and a case that was opened meanwhile freezes', async () => {
    const { contests, credit, books } = await chargedTwice({ isCredited: false })
    await contests('second', 'opened')
    await credit()
    expect(await books()).toEqual({ credit: 5_000n, owed: 0n })
  })
})

describe('a case of a second charge', () => {
  test.each([
    ['won', 10_000n],
    ['lost', 5_000n],
  ] as const)('freezes what that charge brought until it is %s', async (state, left) => {
    const { contests, books } = await chargedTwice()
    await contests('second', 'opened')
    expect(await books()).toEqual({ credit: 5_000n, owed: 0n })
    await contests('second', state)
    expect(await books()).toEqual({ credit: left, owed: 0n })
  })

  test('runs beside one of the first, and each freezes what its charge brought', async () => {
    const { ana, contests, books } = await chargedTwice()
    await contests('first', 'opened')
    await contests('second', 'opened')
    expect(await books()).toEqual({ credit: 0n, owed: 0n })
    await contests('second', 'lost')
    expect(await books()).toEqual({ credit: 0n, owed: 0n })
    await contests('first', 'won')
    expect(await books()).toEqual({ credit: 5_000n, owed: 0n })
    const states = (await listPaymentsOf(db, ana)).map(({ dispute }) => dispute)
    expect(states).toEqual(['lost', 'won'])
  })

  test('lost after R$ 80,00 were used is a debt of R$ 30,00; also when the bank tells it as a refund', async () => {
    const { fixture, ana, says, contests, books } = await chargedTwice()
    await fixture.spend(ana, 8_000n)
    await contests('second', 'opened')
    await contests('second', 'lost')
    await says('second', { refunded: 5_000n })
    expect(await books()).toEqual({ credit: 0n, owed: 3_000n })
  })

  test('leaves a refund of the first to the client', async () => {
    const { fixture, payment, contests, books } = await chargedTwice()
    await contests('second', 'opened')
    await fixture.refund(payment, 5_000n)
    await fixture.wait(8)
    await contests('second', 'won')
    expect(await books()).toEqual({ credit: 5_000n, owed: 0n })
  })

  test('of R$ 90,00 for a payment of R$ 50,00 freezes R$ 90,00, and the team can close it', async () => {
    const { fixture, ana, iris, contests, books } = await chargedTwice({ amount: 9_000n })
    await contests('second', 'opened')
    expect(await books()).toEqual({ credit: 5_000n, owed: 0n })
    const [credited] = await listPaymentsOf(db, ana)
    const closing = { state: 'lost', reason: 'O banco devolveu.', by: iris, clock: fixture.time.clock } as const
    await closeDispute(db, { id: credited!.id, n: 1, ...closing })
    expect(await books()).toEqual({ credit: 5_000n, owed: 0n })
  })
})

describe.each([
  ['less than the least purchase', 4_300n, 700n],
  ['more than the largest', -300_000n, 305_000n],
])('a payment of R$ 50,00 for which %s came', (_, missing, came) => {
  test('and was credited: a case freezes, and the bank takes, what was credited', async () => {
    const fixture = openPaymentFixture(db, {
      alterCharge: (charge) => (charge.state === 'paid' ? { ...charge, amount: charge.amount - missing } : charge),
    })
    const [ana, iris] = [await fixture.client('Ana'), await fixture.client('Iris')]
    const payment = await fixture.buy(ana)
    await fixture.press(payment, 'pagar')
    await fixture.wait(6)
    const [entry] = await db<{ id: string }[]>`select id from payment_mismatches where payment_id = ${payment.id}`
    const decision = { resolution: 'credited', reason: 'O valor é dela.', by: iris, clock: fixture.time.clock } as const
    const deciding = resolveEntry(db, { id: entry!.id, ...decision })
    if (came > 50_000n) {
      await expect(deciding).rejects.toMatchObject({ code: 'accounts.second_needed' })
      expect(await fixture.creditsOf(ana)).toBe(0n)
      const second = await secondBy(db, await fixture.client('Vera'))
      await resolveEntry(db, { id: entry!.id, ...decision, second })
    } else await deciding
    await fixture.wait(10)
    expect(await fixture.creditsOf(ana)).toBe(came)
    const found = await fixture.context.gateway.findById(payment.id)
    if (found.outcome !== 'found') throw new Error('the bank does not know it')
    const dispute = { gatewayId: 'D1', amount: came, reason: 'Não reconhece', openedAt: fixture.time.now() }
    const says = async (more: Partial<Charge>) => {
      for (let i = 0; i < TIMES; i++) await applyGatewayState(fixture.context, { ...found.charge, ...more })
    }
    await says({ dispute: { ...dispute, state: 'opened' } })
    expect(await fixture.creditsOf(ana)).toBe(0n)
    await says({ dispute: { ...dispute, state: 'won' } })
    expect(await fixture.creditsOf(ana)).toBe(came)
    await says({ dispute: { ...dispute, state: 'won' }, refunded: came - 100n })
    expect(await fixture.creditsOf(ana)).toBe(100n)
    expect(await fixture.payment(payment.id)).toMatchObject({ state: 'cancelled', dispute: null, returned: 0n })
  })
})
