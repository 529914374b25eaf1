import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { giveBack } from '#domains/claims/give-back.ts'
import { answerQuestion } from '#domains/written-questions/answer-question.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { declineQuestion } from '#domains/written-questions/decline-question.ts'
import { findQuestionViolations } from '#domains/written-questions/invariants.sql.ts'
import { readQuestion } from '#domains/written-questions/read-question.ts'
import { sweepQuestions } from '#domains/written-questions/sweep-questions.ts'
import { applyGatewayState } from '#domains/payments/index.ts'
import { readWithdrawals } from '#domains/payments/withdrawals/read-withdrawals.ts'
import { balanceOf, payDebts, sumDebts } from '#domains/wallet/index.ts'
import { lockHolders } from '#domains/wallet/index.ts'
import { reservedOf } from '#domains/wallet/rules.ts'
import type { Clock } from '#platform/clock.ts'
import type { Tx } from '#platform/db.ts'
import { WRITTEN } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { nextAnswer, QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { aConsultant, credit } from '#test/support/people.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { settleDisputedQuestion } from './settle-disputed-question.ts'
import { findOrder } from './sql.ts'
import { sweepDisputedQuestions } from './sweep-orders.ts'

const db = await freshDatabase()
const luna = await aConsultant(db, 'Luna', 299n)
const orders = await openOrderFixture(db)
afterAll(async () => expect(await orders.violations()).toEqual([]))

describe('a written question whose money is disputed', () => {
  const clock: Clock = (sql) => orders.payments.time.clock(sql)
  const answer = (id: string) => answerQuestion(db, { id, consultantId: luna, text: nextAnswer(), clock })

  /** A question that waits for its answer, paid by Pix, or by credit that a Pix bought. */
  async function asked(by: 'pix' | 'balance') {
    const ana = await orders.payments.client('Ana')
    const credit = by === 'balance' ? await orders.buyCredits(ana, 2_000n) : undefined
    const order = await orders.place(ana, WRITTEN.slug, luna)
    const paymentId = credit ?? randomUUID()
    await orders.pay(order, by === 'balance' ? 1_990n : 0n, by === 'balance' ? randomUUID() : paymentId)
    if (by === 'pix') await orders.payAtBank(paymentId)
    await askQuestion(db, { id: order.id, clientId: ana, text: QUESTION_TEXT, clock })
    return { ana, id: order.id, paymentId }
  }

  /** Its money paid the debt, or is credit already: cancelling does not give it again, out of other credit. */
  async function returnsNothing(id: string, ana: string) {
    await credit(db, ana, 5_000n)
    expect(await orders.termsOf(id, ana)).toMatchObject({ toOriginCents: 0n, toBalanceCents: 0n, toCreditCents: 0n })
    await expect(orders.cancel(id, ana)).rejects.toMatchObject({ status: 409 })
    expect(await findOrder(db, id)).toMatchObject({ state: 'paid' })
  }

  test.each(['pix', 'balance'] as const)('paid by %s, waits, and won goes on with its time', async (by) => {
    const { ana, id, paymentId } = await asked(by)
    const { dueAt } = await readQuestion(db, id, luna)
    await orders.says(paymentId, 'opened')
    await Promise.all([sweepDisputedQuestions(orders.jobs()), sweepDisputedQuestions(orders.jobs())])
    expect(await readQuestion(db, id, luna)).toMatchObject({ state: 'asked', isOnHold: true })
    const decline = () => declineQuestion(db, { id, consultantId: luna, reason: 'Não atendo.', clock })
    for (const act of [() => answer(id), decline])
      await expect(act()).rejects.toMatchObject({ code: 'questions.on_hold' })
    expect(await orders.termsOf(id, ana)).toMatchObject({ waitsFor: 'dispute' })
    orders.payments.time.pass(48 * 3_600)
    await sweepQuestions(orders.jobs())
    await orders.says(paymentId, 'won')
    await sweepDisputedQuestions(orders.jobs())
    expect(await readQuestion(db, id, luna)).toMatchObject({
      isOnHold: false,
      dueAt: new Date(dueAt!.getTime() + 48 * 3_600_000),
    })
    await answer(id)
    expect(await readQuestion(db, id, ana)).toMatchObject({ state: 'answered' })
  })

  test.each(['pix', 'balance'] as const)(
    'paid by %s, answered and given back, is credit of its payment again, which a case freezes',
    async (by) => {
      const { ana, id, paymentId } = await asked(by)
      await answer(id)
      const given = {
        id: randomUUID(),
        subjectId: id,
        amount: 1_990n,
        bearer: 'consultant',
        reason: 'Erro nosso.',
      } as const
      await giveBack(db, { ...given, by: await orders.payments.client('Íris'), clock })
      const left = by === 'pix' ? 1_990n : 2_000n
      expect((await orders.has(ana))[0]).toBe(left)
      const { sources } = await readWithdrawals(db, ana, orders.payments.time.now())
      expect(sources, 'is of its payment again').toMatchObject([{ paymentId, credit: left }])
      await orders.says(paymentId, 'opened')
      expect((await orders.has(ana))[0]).toBe(0n)
      await orders.says(paymentId, 'lost')
      expect([await sumDebts(db, ana), (await orders.has(ana))[0]]).toEqual([0n, 0n])
      await returnsNothing(id, ana)
    },
  )

  test.each(['pix', 'balance'] as const)('paid by %s, lost ends, and its money pays the debt', async (by) => {
    const { ana, id, paymentId } = await asked(by)
    await orders.says(paymentId, 'opened')
    await sweepDisputedQuestions(orders.jobs())
    await orders.says(paymentId, 'lost')
    expect(await sumDebts(db, ana)).toBe(1_990n)
    await Promise.all([sweepDisputedQuestions(orders.jobs()), sweepDisputedQuestions(orders.jobs())])
    expect(await readQuestion(db, id, luna)).toMatchObject({ state: 'taken_back' })
    await expect(answer(id)).rejects.toMatchObject({ code: 'questions.over' })
    expect([await sumDebts(db, ana), await orders.has(ana), await balanceOf(db, reservedOf(ana))]).toEqual([
      0n,
      [0n, 0n, 0n],
      0n,
    ])
    expect(await db`select 1 from mails where key = ${`question:${id}:taken_back`}`).toHaveLength(1)
    expect(await findQuestionViolations(db)).toEqual([])
    await returnsNothing(id, ana)
    const [mail] = await db<{ template: { paragraphs: string[] } }[]>`
      select template from mails where key = ${`dispute:${paymentId}:lost`}`
    expect(mail!.template.paragraphs.join(' ')).toMatch(
      /Faltam R\$.19,90 .* pergunta ainda sem resposta .* é descontado/,
    )
  })

  test('lost ends beside the button that pays debts, and neither waits for the other in a circle', async () => {
    const { ana, id, paymentId } = await asked('pix')
    await orders.says(paymentId, 'opened')
    await orders.says(paymentId, 'lost')
    const failures: unknown[] = []
    // A retry would hide a deadlock.
    const watched = new Proxy(db, {
      get: (target, name) =>
        name === 'begin'
          ? (work: (tx: Tx) => Promise<unknown>) =>
              target.begin(work).catch((error: unknown) => {
                failures.push(error)
                throw error
              })
          : Reflect.get(target, name),
    })
    let settled: Promise<unknown> | undefined
    await watched.begin(async (tx) => {
      await lockHolders(tx, paymentId)
      settled = settleDisputedQuestion(watched, { id, clock })
      await untilOneWaitsForLock(db)
      await payDebts(tx, { personId: ana })
    })
    await settled
    expect(failures).toEqual([])
    expect([await sumDebts(db, ana), await orders.has(ana)]).toEqual([0n, [0n, 0n, 0n]])
  })

  test('leaves the credit of other purchases alone: the question waits, and that is all', async () => {
    const { ana, id, paymentId } = await asked('pix')
    await orders.buyCredits(ana)
    await orders.says(paymentId, 'opened')
    await sweepDisputedQuestions(orders.jobs())
    expect(await orders.has(ana)).toEqual([5_000n, 0n, 0n])
    expect(await readQuestion(db, id, luna)).toMatchObject({ isOnHold: true })
    await orders.says(paymentId, 'lost')
    await sweepDisputedQuestions(orders.jobs())
    expect([await sumDebts(db, ana), await orders.has(ana)]).toEqual([0n, [5_000n, 0n, 0n]])
  })

  test('that was given up is credit, which is frozen, also when another question holds as much', async () => {
    const { ana, id, paymentId } = await asked('pix')
    const other = await orders.place(ana, WRITTEN.slug, luna)
    const otherPayment = randomUUID()
    await orders.pay(other, 0n, otherPayment)
    await orders.payAtBank(otherPayment)
    await declineQuestion(db, { id, consultantId: luna, reason: 'Não atendo este tema.', clock })
    expect([await orders.has(ana), await balanceOf(db, reservedOf(ana))]).toEqual([[1_990n, 0n, 0n], 1_990n])
    await orders.says(paymentId, 'opened')
    expect([await orders.has(ana), await balanceOf(db, reservedOf(ana))]).toEqual([[0n, 0n, 0n], 1_990n])
    await orders.says(otherPayment, 'opened')
    await sweepDisputedQuestions(orders.jobs())
    expect(await readQuestion(db, other.id, ana)).toMatchObject({ isOnHold: true })
    await orders.says(paymentId, 'lost')
    expect(await sumDebts(db, ana)).toBe(0n)
  })

  test('lost pays what its purchase had paid of it: what another payment had paid stays credit', async () => {
    const ana = await orders.payments.client('Ana')
    const credits = await orders.buyCredits(ana, 4_000n)
    await orders.payments.spend(ana, 3_010n)
    const paymentId = randomUUID()
    await orders.pay(await orders.place(ana, WRITTEN.slug, luna), 990n, paymentId)
    await orders.payAtBank(paymentId)
    for (const state of ['opened', 'lost'] as const) await orders.says(credits, state)
    expect(await sumDebts(db, ana)).toBe(4_000n)
    await sweepDisputedQuestions(orders.jobs())
    expect([await sumDebts(db, ana), await orders.has(ana)]).toEqual([3_010n, [1_000n, 0n, 0n]])
  })

  test('is not ended by an older debt of the credit that pays it', async () => {
    const ana = await orders.payments.client('Ana')
    const credits = await orders.buyCredits(ana, 4_000n)
    await orders.payments.spend(ana, 4_000n)
    const found = await orders.payments.gateway.findById(credits)
    if (found.outcome !== 'found') throw new Error('the bank does not know it')
    await applyGatewayState(orders.payments.context, { ...found.charge, refunded: 2_000n })
    await credit(db, ana, 2_000n)
    expect(await sumDebts(db, ana)).toBe(2_000n)
    const { id } = await orders.pay(await orders.place(ana, WRITTEN.slug, luna), 1_990n)
    await sweepDisputedQuestions(orders.jobs())
    expect(await readQuestion(db, id, ana)).toMatchObject({ state: 'unsent' })
  })

  test.each([
    ['all', 1_990n, 0n],
    ['a part', 500n, 1_490n],
  ])('ends when the bank refunds %s of its payment, and pays for it', async (_, refunded, left) => {
    const { ana, id, paymentId } = await asked('pix')
    const found = await orders.payments.gateway.findById(paymentId)
    if (found.outcome !== 'found') throw new Error('the bank does not know it')
    await applyGatewayState(orders.payments.context, { ...found.charge, refunded })
    expect(await sumDebts(db, ana)).toBe(refunded)
    await Promise.all([sweepDisputedQuestions(orders.jobs()), sweepDisputedQuestions(orders.jobs())])
    expect(await readQuestion(db, id, luna)).toMatchObject({ state: 'taken_back' })
    expect([await sumDebts(db, ana), await orders.has(ana)]).toEqual([0n, [left, 0n, 0n]])
    expect(await findQuestionViolations(db)).toEqual([])
    await returnsNothing(id, ana)
  })
})
