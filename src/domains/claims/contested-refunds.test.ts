import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { balanceOf, sumDebts, sumCredit } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { decideClaim } from './decide-claim.ts'
import { refundByRule } from './refund-by-rule.ts'
import { requestRefund } from './request-refund.ts'

const CREDIT = 5_000n
let db: Db
let fixture: PaymentFixture
let [ana, luna] = ['', '']
beforeAll(async () => {
  db = await freshDatabase({ max: 1 })
})
beforeEach(async () => {
  await travelTo(db, NOON)
  fixture = openPaymentFixture(db, { time: settableClock(NOON) })
  ;[ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna', 1_490n)]
})

async function buyByCard() {
  const payment = await fixture.buyByCard(ana, CREDIT)
  await fixture.type(payment, 'approved')
  await fixture.wait(6)
  return payment
}

/** Both lines fall at once, after nearly three minutes, so that a rule gives all of it back. */
async function talk() {
  await comeOnline(db, luna)
  const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
  await consultation.begin()
  await consultation.converse(0, 170)
  for (const second of [188, 310]) {
    await consultation.travelTo(second)
    await closeOverdueConsultation(db, { id: consultation.id, clock })
  }
  const { id, capturedCents } = await consultation.read()
  return { id, charged: capturedCents }
}

const press = async (payment: { id: string }, button: string) => {
  await fixture.press(payment, button)
  await fixture.wait(6)
}
const withdraw = (amount: bigint) => {
  const { clock } = fixture.time
  return withdrawCredit(db, { id: randomUUID(), personId: ana, amount, cpf: '529.982.247-25', clock })
}
const free = () => balanceOf(db, availableOf(ana))

async function givenBackByRule(consultationId: string) {
  await refundByRule(db, { consultationId, clientId: ana, clock })
}

async function grantedByTheTeam(consultationId: string, amount: bigint) {
  const [id, by] = [randomUUID(), await aClient(db, 'Iris')]
  const words = 'A conexão caiu para os dois.'
  await requestRefund(db, { id, subjectId: consultationId, clientId: ana, cause: 'connection', words, clock })
  await decideClaim(db, { id, amount, bearer: 'consultant', reason: 'Caiu mesmo.', by, clock })
}

test.each([
  ['by a rule', givenBackByRule],
  ['by the team', grantedByTheTeam],
])(
  'what is given back %s while the bank has a case over its money does not leave, and is free once it is won',
  async (_, giveBack) => {
    const payment = await buyByCard()
    const { id, charged } = await talk()
    await press(payment, 'contestar')
    await giveBack(id, charged)
    await expect(withdraw(charged)).rejects.toMatchObject({ code: 'payments.withdrawal_too_large' })
    expect(await free()).toBe(0n)
    await press(payment, 'decidir-pela-loja')
    expect(await free()).toBe(CREDIT)
  },
)

test('nor to an older purchase, which was used', async () => {
  const older = await fixture.buy(ana, CREDIT)
  await press(older, 'pagar')
  await fixture.spend(ana, CREDIT)
  const payment = await buyByCard()
  const { id, charged } = await talk()
  await press(payment, 'contestar')
  await givenBackByRule(id)
  await expect(withdraw(charged)).rejects.toMatchObject({ code: 'payments.withdrawal_too_large' })
  expect(await db`select from payment_refunds where payment_id = ${older.id}`).toEqual([])
})

test('what is given back shows as frozen without anybody asking, and only what is their own stays free', async () => {
  const payment = await buyByCard()
  const { id } = await talk()
  await press(payment, 'contestar')
  await givenBackByRule(id)
  const later = await fixture.buy(ana, CREDIT)
  await press(later, 'pagar')
  expect([await free(), (await sumCredit(db, ana)).frozen]).toEqual([CREDIT, CREDIT])
})

test('lost, it pays what the bank took, and nothing is owed', async () => {
  const payment = await buyByCard()
  const { id, charged } = await talk()
  await press(payment, 'contestar')
  await givenBackByRule(id)
  await press(payment, 'decidir-pelo-cliente')
  expect([await free(), await sumDebts(db, ana)]).toEqual([0n, 0n])
  expect(charged).toBeGreaterThan(4_000n)
  expect(await findLedgerViolations(db)).toEqual([])
})

test('given back after the case was lost, it pays the debt', async () => {
  const payment = await buyByCard()
  const { id, charged } = await talk()
  await press(payment, 'contestar')
  await press(payment, 'decidir-pelo-cliente')
  expect(await sumDebts(db, ana)).toBe(charged)
  await givenBackByRule(id)
  expect([await free(), await sumDebts(db, ana)]).toEqual([0n, 0n])
})
