import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { beginAttempt } from './begin-attempt.ts'
import { type AttemptOutcome, type AttemptSubject, MOST_ATTEMPTS } from './rules.ts'
import { endAttempt, findAttempt, listAttempts } from './sql.ts'

let db: Db
let ana: string
beforeAll(async () => {
  db = await freshDatabase()
  ana = await openPaymentFixture(db).client('Ana')
})

const AT = new Date('2026-11-29T12:00:00Z')
const PIX = { method: 'pix' as const, installments: 1, fromBalance: 0n, cardId: null }
const anOrder = (): AttemptSubject => ({ kind: 'order', id: randomUUID() })

/** Begins an attempt by Pix, unless it is said otherwise; answers its payment. */
const begin = (subject: AttemptSubject, wanted: Partial<typeof PIX & { paymentId: string }> = {}) =>
  inTransaction(db, async (tx) => {
    const attempts = await listAttempts(tx, subject.kind, [subject.id])
    const asked = { ...PIX, paymentId: randomUUID(), personId: ana, at: AT, ...wanted }
    return (await beginAttempt(tx, subject, asked, { attempts, refuse: (why) => new Error(why) })).paymentId
  })
const end = (paymentId: string, outcome: AttemptOutcome) =>
  inTransaction(db, (tx) => endAttempt(tx, paymentId, outcome, AT))

test('asking again in the same way is the same attempt, in another way the next one', async () => {
  const order = anOrder()
  const first = await begin(order)
  expect(await begin(order)).toBe(first)
  const share = await begin(order, { fromBalance: 500n })
  expect([await begin(order), await begin(order, { fromBalance: 500n })]).toEqual([first, share])
  expect((await listAttempts(db, 'order', [order.id])).map(({ attemptNumber }) => attemptNumber)).toEqual([2, 1])
})

test('after an attempt that ended comes another one', async () => {
  const order = anOrder()
  const first = await begin(order)
  await end(first, 'unpaid')
  expect(await begin(order)).not.toBe(first)
})

test('an id that a payment or another subject has is refused, and an eleventh attempt', async () => {
  const order = anOrder()
  const payment = await openPaymentFixture(db).buy(ana)
  await expect(begin(order, { paymentId: payment.id })).rejects.toThrow('id_reused')
  await expect(begin(order, { paymentId: await begin(anOrder()) })).rejects.toThrow('id_reused')
  for (let n = 0; n < MOST_ATTEMPTS; n++) await begin(order, { fromBalance: BigInt(n) })
  await expect(begin(order, { fromBalance: 99n })).rejects.toThrow('too_many_attempts')
})

test('what was done with an attempt is written once; late money replaces that nothing came', async () => {
  const late = await begin(anOrder())
  expect([await end(late, 'unpaid'), await end(late, 'kept'), await end(late, 'paid')]).toEqual([true, true, false])
  expect(await findAttempt(db, late)).toMatchObject({ outcome: 'kept' })
})

test('one attempt pays a subject, a subscription has one under way, and what was asked never changes', async () => {
  const order = anOrder()
  const [first, second] = [await begin(order), await begin(order, { fromBalance: 1n })]
  await end(first, 'paid')
  await expect(end(second, 'paid')).rejects.toThrow('payment_attempts_paid')
  const month: AttemptSubject = { kind: 'subscription_period', id: randomUUID(), part: 2 }
  await begin(month)
  await expect(begin(month, { fromBalance: 1n })).rejects.toThrow('payment_attempts_open')
  const owner = ownerOf(db)
  await expect(owner`update payment_attempts set method = 'card' where payment_id = ${first}`).rejects.toThrow(
    'is not allowed',
  )
  await expect(owner`delete from payment_attempts where payment_id = ${first}`).rejects.toThrow('is not allowed')
})
