import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { applyGatewayState } from '#domains/payments/index.ts'
import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { payDebts, postJournals, sumDebts } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listBonuses } from '#domains/wallet/grants/bonus.sql.ts'
import { bookedOf, COMMISSION, type Posting, promotionalOf } from '#domains/wallet/rules.ts'
import { inTransaction } from '#platform/db.ts'
import { CREDITS } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { aConsultant } from '#test/support/people.ts'

const db = await freshDatabase()
const orders = await openOrderFixture(db)
afterAll(async () => expect(await findLedgerViolations(db)).toEqual([]))

type Bought = { ana: string; paymentId: string }

const post = (key: string, kind: string, posting: Posting, id = key) =>
  inTransaction(db, (tx) => postJournals(tx, [{ key, kind, subject: { kind: 'booking', id }, postings: [posting] }]))
const spendBonus = ({ ana }: Bought, amount: bigint) =>
  post(`act:${randomUUID()}`, 'act', { from: promotionalOf(ana), to: COMMISSION, amount })
const withdraw = ({ ana }: Bought, amount: bigint) =>
  withdrawCredit(db, { id: randomUUID(), personId: ana, amount, clock: orders.payments.time.clock })

/** A booking puts the bonus aside, the bank takes R$ 20,00 of the purchase, and the booking gives the bonus back. */
async function takenWhileAside({ ana, paymentId }: Bought, meanwhile?: () => Promise<unknown>) {
  const [bonus, aside, booking] = [promotionalOf(ana), bookedOf(ana), `booking:${randomUUID()}`]
  const consultant = await aConsultant(db, 'Luna')
  await post(`${booking}:held:200`, 'booking_hold', { from: bonus, to: aside, amount: 200n, with: consultant }, booking)
  const found = await orders.payments.gateway.findById(paymentId)
  if (found.outcome !== 'found') throw new Error('the bank does not know it')
  await applyGatewayState(orders.payments.context, { ...found.charge, refunded: 2_000n })
  expect(await sumDebts(db, ana), 'two fifths of the bonus').toBe(80n)
  await meanwhile?.()
  await post(`${booking}:returned`, 'booking_return', { from: aside, to: bonus, amount: 200n }, booking)
}

async function payDebt({ ana }: Bought) {
  await orders.buyCredits(ana, 1_000n)
  await inTransaction(db, (tx) => payDebts(tx, { personId: ana }))
}

// Of R$ 50,00 with R$ 2,00 of bonus: what leaves with money, or comes back, was not spent, and what was paid for stays.
test.each<
  [string, (bought: Bought) => Promise<unknown>, toOrigin: bigint, taken: bigint, deducted: bigint, kept?: bigint]
>([
  ['spent', (bought) => spendBonus(bought, 30n), 4_970n, 170n, 30n],
  ['left with withdrawn credit', (bought) => withdraw(bought, 2_500n), 2_500n, 100n, 0n],
  [
    'left with withdrawn credit, and spent',
    async (bought) => [await withdraw(bought, 2_500n), await spendBonus(bought, 30n)],
    2_470n,
    70n,
    30n,
  ],
  ['was owed when a booking gave it back', (bought) => takenWhileAside(bought), 3_000n, 120n, 0n],
  [
    'was owed, and Ana had paid that when a booking gave it back',
    (bought) => takenWhileAside(bought, () => payDebt(bought)),
    3_000n,
    120n,
    0n,
    80n,
  ],
])(
  'a purchase is cancelled as quoted whose bonus %s',
  async (_, happens, toOriginCents, bonusTakenCents, deducted, kept = 0n) => {
    const ana = await orders.payments.client('Ana')
    const { id, paymentId } = await orders.buy(ana, { slug: CREDITS.slug })
    await happens({ ana, paymentId })
    const terms = { toOriginCents, toCreditCents: 0n, toBalanceCents: 0n, deductedCents: deducted }
    expect(await orders.termsOf(id, ana)).toMatchObject({ ...terms, bonusTakenCents, waitsFor: null })
    await orders.cancel(id, ana)
    expect(await orders.seen(id)).toMatchObject({ cancellation: terms })
    expect(await sumDebts(db, ana)).toBe(0n)
    expect((await listBonuses(db, ana)).map(({ left }) => left)).toEqual(kept > 0n ? [kept] : [])
  },
)
