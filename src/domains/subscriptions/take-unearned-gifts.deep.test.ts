import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyGatewayState } from '#domains/payments/index.ts'
import { expireBonuses } from '#domains/wallet/grants/expire-bonuses.ts'
import { postJournals, sumDebts } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { promotionalOf, reservedOf } from '#domains/wallet/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { LUA_PLAN, openSubscriptionFixture } from '#test/support/subscription-fixture.ts'
import { takeUnearnedGifts } from './take-unearned-gifts.ts'

const DAY = 24
const { price: PRICE, bonus: BONUS } = LUA_PLAN
let db: Db
let fixture: PaymentFixture
let lua: ReturnType<typeof openSubscriptionFixture>
let [ana, id] = ['', '']
/** Ana paid eleven months by card; the twelfth is a gift, and the bonus of the first ten has ended. */
beforeEach(async () => {
  db = await freshDatabase()
  fixture = openPaymentFixture(db, { time: settableClock(new Date('2026-03-10T17:00:00Z')) })
  lua = openSubscriptionFixture(fixture)
  ;({ ana, id } = await lua.byCard())
  await lua.passHours(338 * DAY)
  await expire()
  expect(await months()).toMatchObject([
    [12, 0n],
    [11, PRICE],
  ])
  expect(await bonus()).toBe(2n * BONUS)
})
afterEach(async () => expect(await findLedgerViolations(db)).toEqual([]))

const context = () => ({ ...fixture.context, log })
const expire = () => expireBonuses(context())
const takeUnearned = () => takeUnearnedGifts(context())
const bonus = async () => (await lua.moneyOf(ana))[1]
const months = async () => (await lua.read(id)).months.slice(0, 2).map(({ n, amountCents }) => [n, amountCents])
const giftMails = async () => (await lua.mailsOf(id)).filter((key) => key.endsWith('gift-taken'))

async function paymentOf(n: number) {
  const [month] = await db<{ id: string }[]>`
    select payment_id as id from subscription_periods where subscription_id = ${id} and n = ${n}`
  return month!
}
/** The bank gives a month's money back by itself, whole or in part. */
async function refundElsewhere(n: number, refunded = PRICE) {
  const found = await fixture.gateway.findById((await paymentOf(n)).id)
  if (found.outcome !== 'found') throw new Error('the bank does not know it')
  await applyGatewayState(fixture.context, { ...found.charge, refunded })
}
const press = async (n: number, button: string) => {
  await fixture.press(await paymentOf(n), button)
  await fixture.wait(6)
  await takeUnearned()
}

test('a free month goes with the months that earned it, once', async () => {
  for (let n = 1; n <= 11; n++) await refundElsewhere(n)
  expect(await bonus()).toBe(BONUS)
  await takeUnearned()
  await takeUnearned()
  expect([await bonus(), await sumDebts(db, ana), await giftMails()]).toEqual([0n, 0n, ['12:gift-taken']])
})

test('it stays while eleven are paid, also when the bank takes one of those before it', async () => {
  await lua.passHours(32 * DAY)
  expect(await months()).toEqual([
    [13, PRICE],
    [12, 0n],
  ])
  await refundElsewhere(3)
  await takeUnearned()
  expect(await bonus()).toBe(3n * BONUS)
  await refundElsewhere(4)
  await takeUnearned()
  expect(await bonus(), 'that of the months 11 and 13').toBe(2n * BONUS)
})

test('a part of a month’s money is enough, and the next month that is paid earns it anew', async () => {
  await refundElsewhere(3, 1n)
  await takeUnearned()
  expect(await bonus()).toBe(BONUS)
  await refundElsewhere(3)
  expect([await bonus(), await sumDebts(db, ana)], 'the rest of the month').toEqual([BONUS, 0n])
  await lua.passHours(63 * DAY)
  expect(await months()).toEqual([
    [14, 0n],
    [13, PRICE],
  ])
  await takeUnearned()
  expect(await giftMails()).toEqual(['12:gift-taken'])
})

test('an open case and one that is won take nothing, one that is lost does', async () => {
  await press(3, 'contestar')
  expect(await bonus()).toBe(2n * BONUS)
  await press(3, 'decidir-pela-loja')
  expect(await bonus()).toBe(2n * BONUS)
  await press(4, 'contestar')
  await press(4, 'decidir-pelo-cliente')
  expect(await bonus()).toBe(BONUS)
})

test('what was spent of it is a debt, which what a room releases later pays', async () => {
  const room = randomUUID()
  const subject = { kind: 'consultation', id: room } as const
  const move = (key: string, from: string, to: string, amount: bigint) =>
    inTransaction(db, (tx) => postJournals(tx, [{ key, kind: 'moved', subject, postings: [{ from, to, amount }] }]))
  await move(`hold:${room}:1`, promotionalOf(ana), reservedOf(ana), BONUS + 800n)
  await refundElsewhere(3)
  expect(await sumDebts(db, ana), 'nobody used the bonus of the third month').toBe(0n)
  await takeUnearned()
  expect([await bonus(), await sumDebts(db, ana)]).toEqual([0n, 800n])
  await refundElsewhere(4)
  await takeUnearned()
  expect(await sumDebts(db, ana), 'once').toBe(800n)
  await move(`release:${room}`, reservedOf(ana), promotionalOf(ana), 500n)
  await expire()
  expect([await bonus(), await sumDebts(db, ana)]).toEqual([0n, 300n])
})
