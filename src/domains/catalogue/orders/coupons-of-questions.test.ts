import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { answerQuestion } from '#domains/written-questions/answer-question.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { declineQuestion } from '#domains/written-questions/decline-question.ts'
import { giveUpQuestion } from '#domains/written-questions/give-up-question.ts'
import { aCoupon, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { openOrdersAtNoon, type OrdersAtNoon } from '#test/support/order-fixture.ts'
import { aConsultant } from '#test/support/people.ts'
import { nextAnswer } from '#test/support/written-question-fixture.ts'
import { placeOrder } from './place-order.ts'

let { db, orders } = {} as OrdersAtNoon
beforeEach(async () => void ({ db, orders } = await openOrdersAtNoon()))

/** Ana's question for nothing, and how she orders with its coupon again. */
async function freeQuestion() {
  const { clock, now } = orders.payments.time
  const [clientId, consultantId] = [await orders.payments.client('Ana'), await aConsultant(db, 'Luna')]
  const coupon = await aCoupon(db, now(), { percent: 100, kinds: ['written'] })
  const again = () =>
    placeOrder(db, { id: randomUUID(), personId: clientId, slug: WRITTEN.slug, consultantId, coupon, clock })
  const order = await again()
  await orders.pay(order, 0n)
  return { id: order.id, clientId, consultantId, clock, again }
}
type FreeQuestion = Awaited<ReturnType<typeof freeQuestion>>

const ask = (q: FreeQuestion) => askQuestion(db, { ...q, text: 'Devo mudar de cidade?' })

test.each<[string, (q: FreeQuestion) => Promise<unknown>]>([
  ['declined', async (q) => (await ask(q), declineQuestion(db, { ...q, reason: 'Não leio sobre mudanças.' }))],
  ['given up before it was sent', (q) => giveUpQuestion(db, q)],
])('the coupon of a question that is %s can be used again, once', async (_, end) => {
  const q = await freeQuestion()
  await end(q)
  const order = await q.again()
  await orders.pay(order, 0n)
  await expect(q.again()).rejects.toMatchObject({ code: 'coupons.used' })
})

test.each<[string, (q: FreeQuestion) => Promise<unknown>]>([
  ['waits for its answer', ask],
  ['was answered', async (q) => (await ask(q), answerQuestion(db, { ...q, text: nextAnswer() }))],
])('the coupon of a question that %s is used', async (_, act) => {
  const q = await freeQuestion()
  await act(q)
  await expect(q.again()).rejects.toMatchObject({ code: 'coupons.used' })
})
