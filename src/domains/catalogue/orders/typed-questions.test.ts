import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { setAnswerTerms } from '#domains/consultants/answers/set-answer-terms.ts'
import { setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import { readQuestion } from '#domains/written-questions/read-question.ts'
import { readWallet } from '#domains/wallet/read-wallet.ts'
import { WRITTEN } from '#test/support/catalogue-fixture.ts'
import { openOrdersAtNoon, type OrdersAtNoon } from '#test/support/order-fixture.ts'
import { aConsultant } from '#test/support/people.ts'
import { FIRST_ITEMS } from '../first-items.ts'
import { offerItems } from '../offer-items.ts'
import { cancelOrder } from './cancel-order.ts'
import { placeOrder } from './place-order.ts'
import { findOrder } from './sql.ts'

let { db, orders } = {} as OrdersAtNoon
beforeEach(async () => void ({ db, orders } = await openOrdersAtNoon()))

const QUESTION = 'Devo aceitar o trabalho em outra cidade?'

/** Ana's order of a question that she has typed already. */
async function typedOrder() {
  const { clock } = orders.payments.time
  const [personId, consultantId] = [await orders.anaWith(5_000n), await aConsultant(db, 'Luna')]
  const id = randomUUID()
  const place = (question: string) =>
    placeOrder(db, { id, personId, slug: WRITTEN.slug, consultantId, question, clock })
  const order = await place(QUESTION)
  return { id, personId, consultantId, order, place, clock }
}

test('costs and lasts what its consultant asks, and nobody has a sixth one open with the same consultant', async () => {
  const [personId, consultantId] = [await orders.anaWith(50_000n), await aConsultant(db, 'Luna')]
  const now = await orders.payments.time.clock(db)
  await setAnswerTerms(db, { consultantId, price: 2_500n, hours: 12, isOpen: true, now })
  const place = () =>
    placeOrder(db, {
      id: randomUUID(),
      personId,
      slug: WRITTEN.slug,
      consultantId,
      question: QUESTION,
      clock: orders.payments.time.clock,
    })
  for (let n = 0; n < 5; n++) {
    const order = await place()
    expect(order).toMatchObject({ total: 2_500n, answerHours: 12 })
    await orders.pay(order, order.total)
  }
  await expect(place()).rejects.toMatchObject({ code: 'questions.too_many_open', status: 429 })
  await setAnswerTerms(db, {
    consultantId,
    price: 2_500n,
    hours: 12,
    isOpen: false,
    now: await orders.payments.time.clock(db),
  })
  await expect(place()).rejects.toMatchObject({ code: 'consultants.answers_closed' })
})

test('a bundle gives answers of one consultant for ninety days, and the rest comes back', async () => {
  const [personId, consultantId] = [await orders.anaWith(10_000n), await aConsultant(db, 'Luna')]
  const item = FIRST_ITEMS.find(({ slug }) => slug === 'respostas-3')!
  await offerItems(db, [item], await orders.payments.time.clock(db))
  const order = await placeOrder(db, {
    id: randomUUID(),
    personId,
    slug: item.slug,
    consultantId,
    clock: orders.payments.time.clock,
  })
  expect(order).toMatchObject({ kind: 'answers', total: 5_671n, minutes: 3, answerHours: null })
  await orders.pay(order, order.total)
  const { answers, minutes } = await readWallet(db, personId)
  expect([answers, minutes]).toMatchObject([[{ id: order.id, consultantId, left: 3, total: 3 }], []])
  const days = (answers[0]!.expiresAt.getTime() - orders.payments.time.now().getTime()) / 86_400_000
  expect(Math.round(days)).toBe(90)
})

test('a question that was typed before it is paid goes out the moment it is paid', async () => {
  const { id, personId, order } = await typedOrder()
  expect(order.question).toBe(QUESTION)
  await orders.pay(order, order.total)
  expect(await readQuestion(db, id, personId)).toMatchObject({ state: 'asked', question: QUESTION })
  expect((await findOrder(db, id))!.question).toBeNull()
})

test('a Pix that comes later sends it, too, and nothing is lost meanwhile', async () => {
  const { id, personId, order } = await typedOrder()
  const payment = randomUUID()
  await orders.pay(order, 0n, payment)
  expect((await findOrder(db, id))!.question).toBe(QUESTION)
  await orders.payAtBank(payment)
  expect(await readQuestion(db, id, personId)).toMatchObject({ state: 'asked', question: QUESTION })
})

test('somebody who went on a vacation meanwhile does not get it: it waits as a draft', async () => {
  const { id, personId, consultantId, order } = await typedOrder()
  await setVacation(db, { consultantId, lastDay: '2026-11-25', now: orders.payments.time.now() })
  await orders.pay(order, order.total)
  expect(await readQuestion(db, id, personId)).toMatchObject({ state: 'unsent', question: QUESTION })
})

test('an order keeps no question once it is cancelled, and no other one under its id', async () => {
  const { id, personId, place, clock } = await typedOrder()
  await expect(place('Outra pergunta, bem diferente.')).rejects.toMatchObject({ code: 'orders.id_reused' })
  expect((await place(QUESTION)).id).toBe(id)
  await cancelOrder(db, { id, personId, clock })
  expect((await findOrder(db, id))!.question).toBeNull()
})

test('nothing but a written question carries a text', async () => {
  const personId = await orders.anaWith(5_000n)
  const { clock } = orders.payments.time
  const order = await placeOrder(db, { id: randomUUID(), personId, amount: 5_000n, question: QUESTION, clock })
  expect(order.question).toBeNull()
})
