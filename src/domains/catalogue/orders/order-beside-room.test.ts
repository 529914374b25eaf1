import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { extendHold } from '#domains/consultations/lifecycle/extend-hold.ts'
import { remainingAllowance } from '#domains/limits/index.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { offerCatalogue, PACKAGE, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { credit } from '#test/support/people.ts'
import { cancelOrder } from './cancel-order.ts'
import { findReservedViolations } from './invariants.sql.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'

let db: Db
let room: ConsultationFixture
let ana: string
beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  room = await ConsultationFixture.open(db)
  ana = room.ana
  await credit(db, ana, 20_000n)
  await offerCatalogue(db, new Date(NOON))
})
afterEach(async () => {
  expect(await findReservedViolations(db), 'while it is open').toEqual([])
  expect(await room.endAndFindViolations()).toEqual([])
  expect([...(await findLedgerViolations(db)), ...(await findReservedViolations(db))]).toEqual([])
})

const limitTo = (amount: bigint) => setLimit(db, { personId: ana, period: 'day', amount, clock })
const NOTHING_BOOKED = { day: 0n, week: 0n, month: 0n }
const allowance = async () =>
  inTransaction(db, async (tx) =>
    remainingAllowance(tx, { personId: ana, now: await clock(tx), booked: async () => NOTHING_BOOKED }),
  )

/** An order of Ana's that waits for its Pix, with so much of her balance reserved. */
async function awaiting(slug: string, fromBalance: bigint, consultantId?: string) {
  const order = await placeOrder(db, {
    id: randomUUID(),
    personId: ana,
    slug,
    clock,
    ...(consultantId && { consultantId }),
  })
  const paying = { id: order.id, personId: ana, paymentId: randomUUID(), installments: 1 }
  const { context } = openPaymentFixture(db)
  await payOrder({ ...context, clock }, { ...paying, method: 'pix', fromBalance })
  return order
}

test('an unpaid package takes nothing of what the client’s own limit leaves for talking', async () => {
  const { id } = await awaiting(PACKAGE.slug, 4_990n)
  await limitTo(5_000n)
  expect(await allowance(), 'minutes are no consultation').toBe(5_000n)
  await room.beginWithFirstWord()
  await room.proveUntil(330)
  await extendHold(db, { id: room.id, clock })
  expect(await room.read()).toMatchObject({ state: 'active', heldCents: 5_000n })
  await cancelOrder(db, { id, personId: ana, clock })
  expect(await allowance(), 'and gives nothing to it when it ends').toBe(0n)
})

test('a question whose share is reserved is counted once when the balance pays all of it', async () => {
  const { id } = await awaiting(WRITTEN.slug, 990n, room.luna)
  await limitTo(2_000n)
  const paying = { id, personId: ana, paymentId: randomUUID(), installments: 1, fromBalance: 1_990n }
  await expect(payOrder({ ...openPaymentFixture(db).context, clock }, paying)).resolves.toMatchObject({ state: 'paid' })
  expect(await allowance()).toBe(10n)
})
