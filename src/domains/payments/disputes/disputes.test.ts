import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { endConsultation, requestConsultation } from '#domains/consultations/index.ts'
import { extendHold } from '#domains/consultations/lifecycle/extend-hold.ts'
import { balanceOf, postJournals, sumDebts } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { DISPUTE_LOSS, GATEWAY, orderedOf, SUSPENSE, availableOf } from '#domains/wallet/rules.ts'
import { connect, type Db, inTransaction } from '#platform/db.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { aConsultant, comeOnline } from '#test/support/people.ts'
import { applyGatewayState } from '../apply-gateway-state.ts'
import { readWithdrawals } from '../withdrawals/read-withdrawals.ts'
import { listDisputes } from './contract.ts'

let url: string
let db: Db
beforeAll(async () => {
  url = await freshDatabaseUrl()
  db = connectTo(url)
})

/** Ana has bought for R$ 50,00 and paid; `moved` counts the platform's accounts from here. */
async function buyAndPay() {
  const fixture = openPaymentFixture(db)
  const ana = await fixture.client('Ana')
  const payment = await fixture.buyByCard(ana)
  await fixture.type(payment, 'approved')
  await fixture.wait(6)
  const accounts = { suspense: SUSPENSE, gateway: GATEWAY, loss: DISPUTE_LOSS }
  const read = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(accounts).map(async ([name, id]) => [name, await balanceOf(db, id)] as const)),
    )
  const before = await read()
  const moved = async () => {
    const now = await read()
    return Object.fromEntries(Object.keys(accounts).map((name) => [name, now[name]! - before[name]!]))
  }
  return { fixture, ana, payment, moved }
}

const mailsTo = async (id: string) =>
  (await db<{ key: string }[]>`select key from mails where key like ${`dispute:${id}:%`} order by queued_at, key`).map(
    ({ key }) => key.split(':')[2],
  )
const contest = async (fixture: PaymentFixture, payment: { id: string }, ...decisions: string[]) => {
  for (const button of ['contestar', ...decisions]) {
    await fixture.press(payment, button)
    await fixture.wait(6)
  }
}

/** The gateway tells of a dispute with this id. */
async function sayAt(fixture: PaymentFixture, payment: { id: string }) {
  const found = await fixture.gateway.findById(payment.id)
  if (found.outcome !== 'found') throw new Error('the bank does not know it')
  const { charge } = found
  return (gatewayId: string, state: 'opened' | 'won' | 'lost', amount = charge.dispute!.amount) =>
    applyGatewayState(fixture.context, { ...charge, dispute: { ...charge.dispute!, gatewayId, state, amount } })
}

describe('a disputed purchase of Ana’s', () => {
  test('freezes what is left of it and notifies her with a case number', async () => {
    const { fixture, ana, payment, moved } = await buyAndPay()
    await fixture.spend(ana, 1_500n)
    await contest(fixture, payment)
    expect(await fixture.creditsOf(ana)).toBe(0n)
    expect(await moved()).toEqual({ suspense: 3_500n, gateway: 0n, loss: 0n })
    expect(await mailsTo(payment.id)).toEqual(['opened'])
    const [mail] = await db<
      { template: unknown }[]
    >`select template from mails where key = ${`dispute:${payment.id}:opened`}`
    expect(JSON.stringify(mail!.template)).toContain(`${payment.id.slice(0, 8).toUpperCase()}-C`)
    expect(await (await fixture.call('GET', `/api/payments/${payment.id}`, ana)).json()).toMatchObject({
      state: 'paid',
      dispute: 'opened',
    })
    await expect(fixture.refund(payment, 1_000n)).rejects.toMatchObject({ code: 'payments.refund_of_contested' })
  })

  test('releases the frozen credit once when won, however often the bank repeats it', async () => {
    const { fixture, ana, payment, moved } = await buyAndPay()
    await contest(fixture, payment, 'decidir-pela-loja')
    for (let i = 0; i < 3; i++) await fixture.press(payment, 'repetir-avisos')
    await fixture.wait(6)
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
    expect(await moved()).toEqual({ suspense: 0n, gateway: 0n, loss: 0n })
    expect(await mailsTo(payment.id)).toEqual(['opened', 'won'])
    expect(await fixture.refund(payment, 1_000n)).toMatchObject({ n: 1 })
  })

  test('when lost, takes the frozen credit, books the spent part as a loss, and leaves later credit', async () => {
    const { fixture, ana, payment, moved } = await buyAndPay()
    await fixture.spend(ana, 1_500n)
    await contest(fixture, payment)
    const other = await fixture.buy(ana, 2_000n)
    await fixture.press(other, 'pagar')
    await fixture.wait(6)
    await fixture.press(payment, 'decidir-pelo-cliente')
    await fixture.wait(6)
    expect(await fixture.creditsOf(ana)).toBe(2_000n)
    expect(await moved()).toEqual({ suspense: 0n, gateway: 5_000n - 2_000n, loss: -1_500n })
    expect(await mailsTo(payment.id)).toEqual(['opened', 'lost'])
    await expect(fixture.refund(payment, 1_000n)).rejects.toMatchObject({ code: 'payments.refund_too_large' })
  })
})

describe('disputes in any order', () => {
  test('sends one mail and leaves nothing frozen when the decision arrives first', async () => {
    const { fixture, ana, payment, moved } = await buyAndPay()
    await fixture.press(payment, 'sem-avisos')
    await contest(fixture, payment, 'decidir-pela-loja')
    expect(await mailsTo(payment.id)).toEqual([])
    await fixture.press(payment, 'repetir-avisos')
    await fixture.wait(6)
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
    expect(await moved()).toEqual({ suspense: 0n, gateway: 0n, loss: 0n })
    expect(await mailsTo(payment.id)).toEqual(['won'])
  })

  test.each([
    ['won', 5_000n],
    ['lost', 0n],
  ] as const)('freezes more when the bank contests more than at first, and all of it is %s', async (state, stays) => {
    const { fixture, ana, payment } = await buyAndPay()
    await fixture.press(payment, 'sem-avisos')
    await fixture.press(payment, 'contestar')
    const say = await sayAt(fixture, payment)
    await say('D1', 'opened', 1_250n)
    expect(await fixture.creditsOf(ana)).toBe(3_750n)
    for (let n = 0; n < 2; n++) await say('D1', 'opened', 5_000n)
    expect(await fixture.creditsOf(ana)).toBe(0n)
    await say('D1', state, 5_000n)
    expect(await fixture.creditsOf(ana)).toBe(stays)
    expect(await inTransaction(db, (tx) => sumDebts(tx, ana))).toBe(0n)
  })

  test('freezes a refund under way when the bank returns it', async () => {
    const { fixture, ana, payment, moved } = await buyAndPay()
    await fixture.refund(payment, 2_000n)
    await fixture.press(payment, 'contestar')
    await fixture.wait(8)
    expect(await fixture.creditsOf(ana)).toBe(0n)
    expect(await moved()).toEqual({ suspense: 5_000n, gateway: 0n, loss: 0n })
    await fixture.press(payment, 'decidir-pela-loja')
    await fixture.wait(8)
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
    expect(await moved()).toEqual({ suspense: 0n, gateway: 0n, loss: 0n })
  })

  test('does not freeze a refund under way out of another purchase, so that both can be frozen', async () => {
    const { fixture, ana, payment, moved } = await buyAndPay()
    const other = await fixture.buyByCard(ana, 3_000n)
    await fixture.type(other, 'approved')
    await fixture.wait(6)
    await fixture.refund(payment, 2_000n)
    for (const contested of [payment, other]) {
      await fixture.press(contested, 'sem-avisos')
      await fixture.press(contested, 'contestar')
      const found = await fixture.gateway.findById(contested.id)
      if (found.outcome !== 'found') throw new Error('the bank does not know it')
      await applyGatewayState(fixture.context, found.charge)
    }
    expect(await fixture.creditsOf(ana)).toBe(0n)
    await fixture.wait(8)
    expect(await fixture.creditsOf(ana)).toBe(0n)
    expect(await moved()).toEqual({ suspense: 8_000n, gateway: -3_000n, loss: 0n })
  })

  test('freezes once when two processes apply it thirty times while she spends', async () => {
    const { fixture, ana, payment, moved } = await buyAndPay()
    await fixture.press(payment, 'sem-avisos')
    await fixture.press(payment, 'contestar')
    const found = await fixture.gateway.findById(payment.id)
    if (found.outcome !== 'found') throw new Error('the bank does not know it')
    const processes = [connect(url), connect(url)]
    const applied = Array.from({ length: 30 }, (_, i) =>
      applyGatewayState({ ...fixture.context, db: processes[i % 2]! }, found.charge),
    )
    const spent = Array.from({ length: 10 }, () =>
      fixture
        .spend(ana, 100n)
        .then(() => 100n)
        .catch(() => 0n),
    )
    await Promise.all(applied)
    const gone = (await Promise.all(spent)).reduce((sum, one) => sum + one, 0n)
    await Promise.all(processes.map((one) => one.end()))
    expect(await fixture.creditsOf(ana)).toBe(0n)
    expect(await moved()).toEqual({ suspense: 5_000n - gone, gateway: 0n, loss: 0n })
    expect(await findLedgerViolations(db)).toEqual([])
  })

  test('a second dispute of the same payment is a case of its own that freezes nothing twice', async () => {
    const { fixture, ana, payment, moved } = await buyAndPay()
    await contest(fixture, payment)
    const say = await sayAt(fixture, payment)
    await say('DSP2', 'opened')
    await say('DSP2', 'opened')
    expect(await fixture.creditsOf(ana)).toBe(0n)
    expect(await moved()).toEqual({ suspense: 5_000n, gateway: 0n, loss: 0n })
    await fixture.press(payment, 'decidir-pela-loja')
    await fixture.wait(6)
    expect(await fixture.creditsOf(ana), 'the second case still holds it').toBe(0n)
    await say('DSP2', 'lost')
    expect(await moved()).toEqual({ suspense: 0n, gateway: 5_000n, loss: 0n })
    expect(await fixture.creditsOf(ana)).toBe(0n)
    expect(await mailsTo(payment.id)).toEqual(['opened', '2', 'won', '2'])
  })

  test('two lost disputes of the same money take it once', async () => {
    const { fixture, ana, payment, moved } = await buyAndPay()
    await fixture.spend(ana, 1_000n)
    await contest(fixture, payment)
    const say = await sayAt(fixture, payment)
    await say('DSP2', 'opened')
    await say('DSP2', 'lost')
    await fixture.press(payment, 'decidir-pelo-cliente')
    await fixture.wait(6)
    expect(await moved()).toEqual({ suspense: 0n, gateway: 5_000n, loss: -1_000n })
    expect(await sumDebts(db, ana)).toBe(1_000n)
  })

  test('is closed by the team, once, with a reason', async () => {
    const { fixture, ana, payment } = await buyAndPay()
    await contest(fixture, payment)
    const iris = await fixture.client('Iris')
    const path = `/api/admin/disputes/${payment.id}/decision`
    const input = { n: 1, state: 'won', reason: 'O banco confirmou por telefone.' }
    expect((await fixture.call('POST', path, iris, input)).status).toBe(403)
    fixture.appoint(iris, 'admin')
    expect((await fixture.call('POST', path, iris, { ...input, n: 2 })).status).toBe(404)
    for (const time of [1, 2]) {
      const answer = await fixture.call('POST', path, iris, input)
      expect(await answer.json(), `time ${time}`).toMatchObject({ state: 'won', closedBy: 'Iris' })
    }
    expect((await fixture.call('POST', path, iris, { ...input, state: 'lost' })).status).toBe(409)
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
  })
})

test('what a room gives back of a disputed purchase pays no other room', async () => {
  const { fixture, ana, payment } = await buyAndPay()
  const luna = await aConsultant(db, 'Luna')
  const ask = async (id: string) => {
    await comeOnline(db, luna)
    return requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
  }
  const id = randomUUID()
  await ask(id)
  await contest(fixture, payment)
  expect((await readWithdrawals(db, ana, fixture.time.now())).frozenCents).toBeLessThan(5_000n)
  await endConsultation(db, { id, personId: ana, clock })
  await expect(ask(randomUUID())).rejects.toMatchObject({ code: 'consultations.not_enough_balance' })
})

test('what comes back of a disputed purchase while a room runs does not prolong it', async () => {
  const { fixture, ana, payment } = await buyAndPay()
  const luna = await aConsultant(db, 'Luna')
  await comeOnline(db, luna)
  const order = randomUUID()
  let n = 0
  const move = (from: string, to: string) =>
    inTransaction(db, (tx) =>
      postJournals(tx, [
        {
          key: `order:${order}:${(n += 1)}`,
          subject: { kind: 'order', id: order },
          kind: 'order',
          postings: [{ from, to, amount: 1_500n }],
        },
      ]),
    )
  await move(availableOf(ana), orderedOf(ana))
  const id = randomUUID()
  await requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
  await db`update consultations set state = 'active', accepted_at = now(), started_at = now() where id = ${id}`
  await contest(fixture, payment)
  await move(orderedOf(ana), availableOf(ana))
  const held = async () => (await db<{ held: bigint }[]>`select held from consultations where id = ${id}`)[0]!.held
  const before = await held()
  await extendHold(db, { id, clock })
  expect([await held(), await balanceOf(db, availableOf(ana))]).toEqual([before, 0n])
})

test('the payer sees how much credit waits for the bank, until it decides', async () => {
  const { fixture, ana, payment } = await buyAndPay()
  const frozen = async () => (await readWithdrawals(db, ana, fixture.time.now())).frozenCents
  expect(await frozen()).toBe(0n)
  await contest(fixture, payment)
  expect(await frozen()).toBe(5_000n)
  await fixture.press(payment, 'decidir-pela-loja')
  await fixture.wait(6)
  expect(await frozen()).toBe(0n)
})

test('shows the team disputed payments, open ones first', async () => {
  const { fixture, payment } = await buyAndPay()
  await contest(fixture, payment)
  const iris = await fixture.client('Iris')
  expect((await fixture.call('GET', listDisputes.path, iris)).status).toBe(403)
  fixture.appoint(iris, 'admin')
  const { disputes } = (await (await fixture.call('GET', listDisputes.path, iris)).json()) as {
    disputes: Record<string, unknown>[]
  }
  const states = disputes.map(({ state }) => state === 'opened')
  expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)))
  expect(disputes.find(({ paymentId }) => paymentId === payment.id)).toMatchObject({
    protocol: `${payment.id.slice(0, 8).toUpperCase()}-C`,
    personName: 'Ana',
    paidCents: 5_000,
    amountCents: 5_000,
    frozenCents: 5_000,
    state: 'opened',
    endedAt: null,
  })
})
