import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordIdentityFingerprints, restMoney } from '#domains/accounts/index.ts'
import { balanceOf, grantBonus } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { availableOf, BANK, withdrawnOf } from '#domains/wallet/rules.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { readMyReport } from '#domains/reports/sums/read-my-report.ts'
import { databaseClock } from '#platform/clock.ts'
import { type Db, inTransaction, poolLike } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { credit } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'
import { parsePayerCpf } from './parse-payer-cpf.ts'
import { readWithdrawals } from './read-withdrawals.ts'
import { splitWithdrawal } from './rules.ts'
import { withdrawCredit } from './withdraw-credit.ts'

const CPF = '529.982.247-25'
const DAY_S = 86_400

let db: Db
let fixture: PaymentFixture
let iris: string
beforeAll(async () => {
  db = await freshDatabase()
  fixture = openPaymentFixture(db, { time: settableClock(await databaseClock(db)) })
  iris = await fixture.client('Íris')
})

const withdraw = (personId: string, amount: bigint, more: { id?: string; cpf?: string } = {}) =>
  withdrawCredit(db, { id: randomUUID(), personId, amount, clock: fixture.time.clock, ...more })
const seenBy = (personId: string) => readWithdrawals(db, personId, fixture.time.now())
const decide = (id: string, state: 'paid' | 'failed', note: string) =>
  decideWithdrawal(db, { id, state, note, by: iris, clock: fixture.time.clock })

async function paidBy(ana: string, amount: bigint) {
  const payment = await fixture.buy(ana, amount)
  await fixture.press(payment, 'pagar')
  await fixture.wait(6)
  return payment
}

describe('a withdrawal by Ana', () => {
  test('goes to the payments it came from, oldest first; a bonus stays', async () => {
    const ana = await fixture.client('Ana')
    const [old, young] = [await paidBy(ana, 3_000n), await paidBy(ana, 5_000n)]
    const bonus = {
      id: randomUUID(),
      personId: ana,
      amount: 200n,
      grantedAt: fixture.time.now(),
      expiresAt: new Date(fixture.time.now().getTime() + 86_400_000),
    }
    await inTransaction(db, (tx) => grantBonus(tx, bonus))
    expect(await seenBy(ana)).toMatchObject({ availableCents: 8_000n, toOriginCents: 8_000n })
    await withdraw(ana, 4_000n)
    expect(await fixture.creditsOf(ana)).toBe(4_000n)
    await fixture.wait(2)
    expect([(await fixture.payment(old.id)).state, (await fixture.payment(young.id)).state]).toEqual([
      'refunded',
      'partly_refunded',
    ])
    const { withdrawals } = await seenBy(ana)
    expect(withdrawals).toMatchObject([
      {
        amountCents: 4_000n,
        byHand: null,
        parts: [
          { amountCents: 3_000n, state: 'done' },
          { amountCents: 1_000n, state: 'done' },
        ],
      },
    ])
    expect((await db`select 1 from mails where key like ${`withdrawal:${withdrawals[0]!.id}:%`}`).length).toBe(1)
  })

  test('is transferred manually to her CPF when a payment is too old, after 72 hours, and the team confirms it', async () => {
    const ana = await fixture.client('Ana')
    await paidBy(ana, 5_000n)
    fixture.time.pass(91 * DAY_S)
    await paidBy(ana, 2_000n)
    expect(await seenBy(ana)).toMatchObject({ availableCents: 7_000n, toOriginCents: 2_000n })
    await expect(withdraw(ana, 7_000n)).rejects.toMatchObject({
      code: 'payments.cpf_needed',
      fields: { cpf: expect.any(String) },
    })
    expect(await fixture.creditsOf(ana)).toBe(7_000n)
    const { id } = await withdraw(ana, 7_000n, { cpf: CPF })
    expect(await Promise.all([availableOf, withdrawnOf].map((of) => balanceOf(db, of(ana))))).toEqual([0n, 5_000n])
    const bank = await balanceOf(db, BANK)
    fixture.time.pass(72 * 3_600 - 60)
    await expect(decide(id, 'paid', 'E123'), 'the owner may not have read the mail').rejects.toMatchObject({
      code: 'payments.withdrawal_rests',
    })
    fixture.time.pass(60)
    expect(await decide(id, 'paid', 'E123')).toMatchObject({ state: 'paid', byHand: 5_000n, pixKey: '52998224725' })
    expect(await decide(id, 'paid', 'E123'), 'repeated').toMatchObject({ state: 'paid' })
    expect((await balanceOf(db, BANK)) - bank).toBe(5_000n)
    await expect(decide(id, 'failed', 'a chave não existe')).rejects.toMatchObject({
      code: 'payments.withdrawal_decided',
    })
    expect(await balanceOf(db, withdrawnOf(ana))).toBe(0n)
  })

  test('by hand rests until 72 hours after the team corrected her data; what goes back where it came from does not', async () => {
    const ana = await fixture.client('Ana')
    await paidBy(ana, 2_000n)
    await credit(db, ana, 1_500n)
    const { id } = await withdraw(ana, 3_500n, { cpf: CPF })
    fixture.time.pass(71 * 3_600)
    const rest = { id: randomUUID(), personId: ana, at: fixture.time.now() }
    const until = await inTransaction(db, (tx) => restMoney(tx, rest))
    const [shown] = (await seenBy(ana)).withdrawals
    expect(shown).toMatchObject({ parts: [{ amountCents: 2_000n }], byHand: { transferFrom: until } })
    fixture.time.pass(72 * 3_600 - 1)
    await expect(decide(id, 'paid', 'E123')).rejects.toMatchObject({ code: 'payments.withdrawal_rests' })
    fixture.time.pass(1)
    expect(await decide(id, 'paid', 'E123')).toMatchObject({ state: 'paid', byHand: 1_500n })
  })

  test('becomes credit again with the reason when the transfer fails', async () => {
    const ana = await fixture.client('Ana')
    await credit(db, ana, 1_500n)
    const { id } = await withdraw(ana, 1_500n, { cpf: CPF })
    await decide(id, 'failed', 'A chave é de outra pessoa.')
    expect(await fixture.creditsOf(ana)).toBe(1_500n)
    expect((await seenBy(ana)).withdrawals).toMatchObject([
      { byHand: { state: 'failed', note: 'A chave é de outra pessoa.' } },
    ])
  })

  test('is transferred to nobody but whoever paid, as far as a bank has named them', async () => {
    const ana = await fixture.client('Ana')
    await credit(db, ana, 3_000n)
    const named = async (value: string) =>
      inTransaction(db, (tx) =>
        recordIdentityFingerprints(tx, {
          personId: ana,
          fingerprints: [{ kind: 'payer', value }],
          at: fixture.time.now(),
        }),
      )
    expect(await withdraw(ana, 1_000n, { cpf: CPF }), 'nobody was named').toMatchObject({ isPayerKnown: false })
    await named('11144477735')
    await expect(withdraw(ana, 1_000n, { cpf: CPF })).rejects.toMatchObject({
      code: 'payments.not_the_payer',
      fields: { cpf: expect.any(String) },
    })
    await named('52998224725')
    expect(await withdraw(ana, 1_000n, { cpf: CPF })).toMatchObject({ isPayerKnown: true })
    expect(await fixture.creditsOf(ana)).toBe(1_000n)
  })

  test('becomes credit again when the bank refuses, and is manual the next time', async () => {
    const ana = await fixture.client('Ana')
    const payment = await paidBy(ana, 5_000n)
    await fixture.press(payment, 'recusar-devolucao')
    await withdraw(ana, 5_000n)
    await fixture.wait(90, 5)
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
    expect((await seenBy(ana)).withdrawals).toMatchObject([{ parts: [{ state: 'refused' }] }])
    expect(await seenBy(ana)).toMatchObject({ toOriginCents: 0n })
    expect(await withdraw(ana, 5_000n, { cpf: CPF })).toMatchObject({ byHand: 5_000n })
  })

  test('leaves out a disputed payment', async () => {
    const ana = await fixture.client('Ana')
    const [contested] = [await paidBy(ana, 5_000n), await paidBy(ana, 3_000n)]
    await fixture.press(contested, 'contestar')
    await fixture.wait(6)
    expect(await seenBy(ana)).toMatchObject({ availableCents: 3_000n, toOriginCents: 3_000n })
    expect(await withdraw(ana, 3_000n)).toMatchObject({ byHand: 0n })
  })
})

describe('refused withdrawals', () => {
  test('refuses more than is available, and the same id with another amount', async () => {
    const ana = await fixture.client('Ana')
    await paidBy(ana, 5_000n)
    await expect(withdraw(ana, 5_001n, { cpf: CPF })).rejects.toMatchObject({
      code: 'payments.withdrawal_too_large',
    })
    const id = randomUUID()
    await withdraw(ana, 1_000n, { id })
    await expect(withdraw(ana, 1_001n, { id })).rejects.toMatchObject({ code: 'payments.withdrawal_reused' })
    await expect(withdraw(await fixture.client('Bia'), 1_000n, { id })).rejects.toMatchObject({
      code: 'payments.withdrawal_reused',
    })
  })

  test('is one when repeated twelve times on two servers, and one of twelve when all ask for everything', async () => {
    const ana = await fixture.client('Ana')
    await paidBy(ana, 3_000n)
    await paidBy(ana, 3_000n)
    const other = poolLike(db)
    const id = randomUUID()
    const clicks = Array.from({ length: 12 }, (_, n) =>
      withdrawCredit(n % 2 ? db : other, { id, personId: ana, amount: 1_000n, clock: fixture.time.clock }),
    )
    await Promise.all(clicks)
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        withdrawCredit(n % 2 ? db : other, {
          id: randomUUID(),
          personId: ana,
          amount: 5_000n,
          clock: fixture.time.clock,
        }),
      ),
    )
    await other.end()
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    expect(await fixture.creditsOf(ana)).toBe(0n)
    expect(await findLedgerViolations(db)).toEqual([])
  })
})

test('answers not found for an unknown transfer and for one without a manual part', async () => {
  const ana = await fixture.client('Ana')
  await paidBy(ana, 1_000n)
  const { id } = await withdraw(ana, 1_000n)
  for (const none of [id, randomUUID()])
    await expect(decide(none, 'paid', 'E1')).rejects.toMatchObject({
      code: 'payments.withdrawal_not_found',
      status: 404,
    })
})

test('transfers the rest manually and does not retry a refund that the bank refused', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n))
  const sources = [
    { id: 'c', left: 500n, paidAt: day(3), wasRefused: false },
    { id: 'b', left: 900n, paidAt: day(2), wasRefused: true },
    { id: 'a', left: 300n, paidAt: day(1), wasRefused: false },
  ]
  const to = (paymentId: string, amount: bigint) => ({ paymentId, amount })
  expect(splitWithdrawal(200n, sources)).toEqual({ parts: [to('a', 200n)], byHand: 0n })
  expect(splitWithdrawal(1_000n, sources)).toEqual({ parts: [to('a', 300n), to('c', 500n)], byHand: 200n })
})

test.each([
  ['529.982.247-25', '52998224725'],
  [' 529 982 247 25 ', '52998224725'],
  ['111.111.111-11', undefined],
  ['CPF 529.982.247-25', undefined],
  ['ana@exemplo.com.br', undefined],
  ['(11) 98765-4321', undefined],
  ['', undefined],
])('reads the CPF %j as %j', (typed, cpf) => expect(parsePayerCpf(typed)).toBe(cpf))

test.each<[what: string, end: 'paid' | 'failed' | undefined, lines: string[]]>([
  ['asked', undefined, ['Retirada de créditos']],
  ['paid', 'paid', ['Retirada de créditos']],
  ['failed', 'failed', []],
])('by hand and %s, it reads as a withdrawal on the statement, and never as a payout', async (_, end, expected) => {
  const ana = await fixture.client('Ana')
  await credit(db, ana, 2_000n)
  const id = randomUUID()
  await withdraw(ana, 2_000n, { id, cpf: CPF })
  fixture.time.pass(3 * DAY_S + 1)
  if (end) await decide(id, end, 'Transferência')
  const { lines } = await readStatement(db, { personId: ana, cursor: undefined })
  expect(lines.map(({ words }) => words)).toEqual([...expected, 'Compra de créditos'])
  const [from, to] = [-40, 1].map((days) =>
    dayInSaoPaulo(new Date(fixture.time.now().getTime() + days * 1_000 * DAY_S)),
  )
  const { days } = await readMyReport(db, { personId: ana, from: from!, to: to! })
  expect(days.map(({ group }) => group)).not.toContain('payouts')
})
