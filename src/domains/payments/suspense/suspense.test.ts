import { beforeEach, describe, expect, test } from 'vitest'
import { appointAdmin, closeAccount } from '#domains/accounts/index.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { GATEWAY, SUSPENSE } from '#domains/wallet/rules.ts'
import { sumOwnMoney } from '#domains/wallet/sql.ts'
import type { Charge } from '#gateways/payments/gateway.ts'
import { type Db, inTransaction, type Sql } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { applyGatewayState } from '../apply-gateway-state.ts'
import { holdUnmatchedCharge } from './hold-unmatched-charge.ts'
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
async function payTooLittle() {
  const fixture = openPaymentFixture(db, { alterCharge: short })
  const [ana, iris] = [await fixture.client('Ana'), await fixture.client('Iris')]
  const payment = await fixture.buy(ana)
  await fixture.press(payment, 'pagar')
  await fixture.wait(6)
  const [entry] = await listOpenEntries(db, 10)
  const resolve = (resolution: 'credited' | 'refunded' | 'written_off', reason = WHY, by = iris) =>
    resolveEntry(db, { id: entry!.id, resolution, reason, by, clock: fixture.time.clock })
  return { fixture, ana, iris, payment, resolve }
}

async function books(fixture: PaymentFixture, personId: string) {
  const [suspense, gateway, credit] = await Promise.all([
    balanceOf(db, SUSPENSE),
    balanceOf(db, GATEWAY),
    fixture.creditsOf(personId),
  ])
  return { suspense, gateway, credit }
}
const mails = async () => (await db<{ key: string }[]>`select key from mails where key like 'suspense:%'`).length
const seen = async (fixture: PaymentFixture, iris: string) => {
  fixture.appoint(iris, 'admin')
  return (await (await fixture.call('GET', '/api/admin/suspense', iris)).json()) as Record<string, unknown>
}

describe('R$ 49,00 in suspense instead of R$ 50,00', () => {
  test('is listed with its reason, and the balance is fully explained', async () => {
    const { fixture, ana, iris, payment } = await payTooLittle()
    expect(await books(fixture, ana)).toEqual({ suspense: 4_900n, gateway: -4_900n, credit: 0n })
    expect(await seen(fixture, iris)).toMatchObject({
      balanceCents: 4_900,
      unexplainedCents: 0,
      waiting: [
        {
          reason: 'amount',
          amountCents: 4_900,
          payment: { id: payment.id, askedCents: 5_000 },
          person: { name: 'Ana' },
          resolutions: ['credited', 'refunded', 'written_off'],
        },
      ],
    })
  })

  test('credited: Ana has it once and is notified; the payment is no longer under review', async () => {
    const { fixture, ana, iris, payment, resolve } = await payTooLittle()
    await Promise.all([resolve('credited'), resolve('credited'), resolve('credited')])
    await fixture.wait(10)
    expect(await books(fixture, ana)).toEqual({ suspense: 0n, gateway: -4_900n, credit: 4_900n })
    expect(await fixture.payment(payment.id)).toMatchObject({ state: 'cancelled', inReview: false })
    expect(await mails()).toBe(1)
    expect(await seen(fixture, iris)).toMatchObject({
      unexplainedCents: 0,
      waiting: [],
      resolved: [{ resolutions: [], decisions: [{ resolution: 'credited', reason: WHY, by: 'Iris' }] }],
    })
    expect(await findLedgerViolations(db)).toEqual([])
  })

  test('refunded: the bank returns it', async () => {
    const { fixture, ana, payment, resolve } = await payTooLittle()
    await resolve('refunded')
    await fixture.wait(10)
    expect(await books(fixture, ana)).toEqual({ suspense: 0n, gateway: 0n, credit: 0n })
    expect(await fixture.gateway.findById(payment.id)).toMatchObject({ charge: { refunded: 4_900n } })
    expect((await fixture.payment(payment.id)).state).toBe('cancelled')
  })

  test('refunded and refused by the bank: it waits again and keeps the first decision', async () => {
    const { fixture, ana, iris, payment, resolve } = await payTooLittle()
    await fixture.press(payment, 'recusar-devolucao')
    await resolve('refunded')
    await fixture.wait(90, 5)
    expect(await books(fixture, ana)).toEqual({ suspense: 4_900n, gateway: -4_900n, credit: 0n })
    expect(await seen(fixture, iris)).toMatchObject({
      unexplainedCents: 0,
      waiting: [{ decisions: [{ resolution: 'refunded', refundState: 'refused' }] }],
    })
    await resolve('credited', 'O banco não devolve; Ana prefere o saldo.')
    expect(await books(fixture, ana)).toEqual({ suspense: 0n, gateway: -4_900n, credit: 4_900n })
    await expect(db`delete from payment_resolutions`).rejects.toThrow()
  })

  test('written off: it leaves the books and nobody is credited', async () => {
    const { fixture, ana, resolve } = await payTooLittle()
    await resolve('written_off')
    expect(await books(fixture, ana)).toEqual({ suspense: 0n, gateway: 0n, credit: 0n })
    expect(await mails()).toBe(0)
  })

  test('is not resolved by whose money it is, who is an admin by now', async () => {
    const { fixture, ana, resolve } = await payTooLittle()
    await appointAdmin(db, ana)
    for (const resolution of ['credited', 'refunded', 'written_off'] as const)
      await expect(resolve(resolution, WHY, ana)).rejects.toMatchObject({ code: 'accounts.own_case', status: 403 })
    expect(await books(fixture, ana)).toEqual({ suspense: 4_900n, gateway: -4_900n, credit: 0n })
  })

  test('takes one of thirty simultaneous decisions of three kinds', async () => {
    const { fixture, ana, resolve } = await payTooLittle()
    const resolutions = ['credited', 'refunded', 'written_off'] as const
    const asked = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => resolve(resolutions[i % 3]!, `${WHY} (${i})`)),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = asked.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(new Set(codes)).toEqual(new Set(['payments.entry_resolved']))
    await fixture.wait(10)
    const { suspense, gateway, credit } = await books(fixture, ana)
    expect(suspense + gateway + credit).toBe(0n)
    expect(suspense).toBe(0n)
  })
})

describe('an unmatched charge', () => {
  const unmatched: Charge = {
    gatewayId: 'SBXSTRAY',
    reference: 'panel-17',
    account: 'sensitivos-demo',
    method: 'pix',
    state: 'paid',
    amount: 1_234n,
    currency: 'BRL',
    refunded: 0n,
  }

  test('waits in suspense, once, and can only be written off', async () => {
    const fixture = openPaymentFixture(db)
    const iris = await fixture.client('Iris')
    await Promise.all([
      holdUnmatchedCharge(fixture.context, unmatched),
      holdUnmatchedCharge(fixture.context, unmatched),
    ])
    await holdUnmatchedCharge(fixture.context, unmatched)
    expect(await balanceOf(db, SUSPENSE)).toBe(1_234n)
    const [entry] = await listOpenEntries(db, 10)
    const resolve = (resolution: 'credited' | 'written_off') =>
      resolveEntry(db, { id: entry!.id, resolution, reason: WHY, by: iris, clock: fixture.time.clock })
    await expect(resolve('credited')).rejects.toMatchObject({ code: 'payments.resolution_not_allowed' })
    await resolve('written_off')
    expect(await balanceOf(db, SUSPENSE)).toBe(0n)
  })

  test('in dollars waits as an entry without a balance in the ledger', async () => {
    const fixture = openPaymentFixture(db)
    await holdUnmatchedCharge(fixture.context, { ...unmatched, currency: 'USD' })
    expect(await balanceOf(db, SUSPENSE)).toBe(0n)
    expect(await seen(fixture, await fixture.client('Iris'))).toMatchObject({
      unexplainedCents: 0,
      waiting: [{ currency: 'USD', resolutions: ['written_off'] }],
    })
  })
})

describe('money for an account that is being closed', () => {
  const close = (personId: string, fixture: PaymentFixture) =>
    inTransaction(db, async (tx) => {
      const unsettled = async (sql: Sql, id: string) => ((await sumOwnMoney(sql, id)) > 0n ? ['saldo'] : [])
      return closeAccount(tx, [{ unsettled }], { personId, at: fixture.time.now() })
    })

  test('waits for the team, who returns it: nobody could spend it as credit', async () => {
    const fixture = openPaymentFixture(db)
    const [ana, iris] = [await fixture.client('Ana'), await fixture.client('Iris')]
    const payment = await fixture.buy(ana)
    expect(await close(ana, fixture)).toEqual([])
    await fixture.press(payment, 'pagar')
    await fixture.wait(6)
    expect(await books(fixture, ana)).toEqual({ suspense: 5_000n, gateway: -5_000n, credit: 0n })
    const [entry] = await listOpenEntries(db, 10)
    expect(await seen(fixture, iris)).toMatchObject({
      waiting: [{ reason: 'closed', resolutions: ['refunded', 'written_off'] }],
    })
    const resolve = (resolution: 'credited' | 'refunded') =>
      resolveEntry(db, { id: entry!.id, resolution, reason: WHY, by: iris, clock: fixture.time.clock })
    await expect(resolve('credited')).rejects.toMatchObject({ code: 'payments.resolution_not_allowed' })
    await resolve('refunded')
    await fixture.wait(10)
    expect(await books(fixture, ana)).toEqual({ suspense: 0n, gateway: 0n, credit: 0n })
    expect(await mails(), 'the address is gone').toBe(0)
  })

  test('at the same moment is either credit that keeps it open, or waits: never credit of nobody', async () => {
    const fixture = openPaymentFixture(db)
    for (let i = 0; i < 8; i++) {
      const ana = await fixture.client('Ana')
      const payment = await fixture.buy(ana)
      await fixture.press(payment, 'pagar')
      const found = await fixture.gateway.findById(payment.id)
      if (found.outcome !== 'found') throw new Error('the bank does not know it')
      const [, left] = await Promise.all([applyGatewayState(fixture.context, found.charge), close(ana, fixture)])
      expect(await fixture.creditsOf(ana)).toBe(left.length > 0 ? 5_000n : 0n)
    }
    expect(await findLedgerViolations(db)).toEqual([])
  })
})
