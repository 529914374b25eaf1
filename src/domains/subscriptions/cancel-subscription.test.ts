import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { promotionalOf, availableOf } from '#domains/wallet/rules.ts'
import { lockBalances } from '#domains/wallet/sql.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { openSubscriptionFixture } from '#test/support/subscription-fixture.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { cancelSubscriptionPurchase } from './cancel-subscription-purchase.ts'
import { sweepSubscriptions } from './sweep-subscriptions.ts'

const DAY = 24
let db: Db
let fixture: PaymentFixture
let lua: ReturnType<typeof openSubscriptionFixture>
/** 10 March, 14:00 in São Paulo: the next month begins 30 days and ten hours later. */
beforeEach(async () => {
  db = await freshDatabase()
  fixture = openPaymentFixture(db, { time: settableClock(new Date('2026-03-10T17:00:00Z')) })
  lua = openSubscriptionFixture(fixture)
})
afterEach(async () => expect(await findLedgerViolations(db)).toEqual([]))

describe('cancelling a subscription', () => {
  test('keeps the paid time until its end and charges nothing more', async () => {
    const { ana, id } = await lua.byCard()
    await lua.passHours(5 * DAY)
    await Promise.all([lua.cancel(id, ana), lua.cancel(id, ana)])
    expect(await lua.read(id)).toMatchObject({
      state: 'cancelled',
      paidUntil: new Date('2026-04-10T03:00:00Z'),
      next: null,
    })
    expect(await lua.mailsOf(id)).toEqual(['cancelled:…'])
    await lua.passHours(40 * DAY)
    expect(await lua.read(id)).toMatchObject({ state: 'ended', stoppedFor: 'client' })
    expect(await lua.statesOf(ana)).toEqual(['paid'])
  })

  test('while a charge is under way refunds it in full when it is paid', async () => {
    const { ana, id } = await lua.byCard()
    await lua.passHours(30 * DAY + 6)
    lua.skipHours(6)
    await sweepSubscriptions(fixture.context)
    expect(await lua.statesOf(ana)).toEqual(['paid', 'pending'])
    await lua.cancel(id, ana)
    expect(await lua.read(id)).toMatchObject({ state: 'ended', stoppedFor: 'client' })
    await lua.passHours(6)
    expect(await lua.statesOf(ana)).toEqual(['paid', 'refunded'])
    expect(await lua.moneyOf(ana)).toEqual([0n, 2_200n])
  })

  test('can be resumed, and is charged no sooner than announced', async () => {
    const { ana, id } = await lua.byCard()
    await lua.cancel(id, ana)
    await lua.passHours(29 * DAY + 18)
    await lua.resume(id, ana)
    await lua.resume(id, ana)
    expect(await lua.read(id)).toMatchObject({
      state: 'running',
      next: { at: new Date(fixture.time.now().getTime() + 48 * 3_600_000) },
    })
    await lua.passHours(47)
    expect(await lua.statesOf(ana)).toEqual(['paid'])
    await lua.passHours(7)
    expect(await lua.statesOf(ana)).toEqual(['paid', 'paid'])
    expect((await lua.mailsOf(id)).filter((key) => key.startsWith('resumed'))).toHaveLength(1)
  })

  test('cannot be resumed after the end of the paid time', async () => {
    const { ana, id } = await lua.byCard()
    await lua.cancel(id, ana)
    await lua.passHours(31 * DAY)
    await expect(lua.resume(id, ana)).rejects.toMatchObject({ code: 'subscriptions.already_ended' })
  })

  test('is refused to other people', async () => {
    const { id } = await lua.byCard()
    const bia = await fixture.client('Bia')
    for (const act of [lua.cancel, lua.resume])
      await expect(act(id, bia)).rejects.toMatchObject({ code: 'subscriptions.not_found', status: 404 })
  })
})

test('a cancellation locks credit before bonus, like everything that spends, so that neither waits for the other', async () => {
  const { ana, id } = await lua.byCard()
  const credit = await fixture.buy(ana)
  await fixture.press(credit, 'pagar')
  await fixture.wait(6)
  const cancelling = await inTransaction(db, async (tx) => {
    await lockBalances(tx, [availableOf(ana)])
    const cancelling = inTransaction(db, (other) => cancelSubscriptionPurchase(other, { id, at: fixture.time.now() }))
    await untilOneWaitsForLock(db)
    await ownerOf(db)`select from ledger_accounts where id = ${promotionalOf(ana)} for no key update nowait`
    return { cancelling }
  })
  expect(await cancelling.cancelling).toEqual({ unused: 1_990n, taken: 2_200n })
})
