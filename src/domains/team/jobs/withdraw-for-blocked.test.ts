import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock } from '#platform/clock.ts'
import { type Db, poolLike } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { anAdmin, credit } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { withdrawForBlocked } from './withdraw-for-blocked.ts'

const DAY_S = 86_400
const CPF = '529.982.247-25'
const REASON = 'Estamos conferindo os pagamentos desta conta.'

let db: Db
let fixture: PaymentFixture
let [ana, iris] = ['', '']
beforeEach(async () => {
  db = await freshDatabase()
  fixture = openPaymentFixture(db, { time: settableClock(await databaseClock(db)) })
  ;[ana, iris] = [await fixture.client('Ana'), await anAdmin(db)]
})

const run = (on = db) => withdrawForBlocked.run({ db: on, clock: fixture.time.clock, log, now: fixture.time.now() })
async function pay(amount: bigint) {
  const payment = await fixture.buy(ana, amount)
  await fixture.press(payment, 'pagar')
  await fixture.wait(6)
  return payment
}
const restrain = (kind: 'blocked' | 'payouts_rest') => db`
  insert into restraints (id, person_id, kind, reason, starts_at, set_by)
  values (gen_random_uuid(), ${ana}, ${kind}, ${REASON}, ${fixture.time.now()}, ${iris})`
const lift = (kind: string) => db`
  update restraints set lifted_at = ${fixture.time.now()}, lifted_by = ${iris}, lift_reason = ${REASON}
  where kind = ${kind} and lifted_at is null`
const withdrawals = () => db<{ amount: bigint; byHand: bigint }[]>`
  select amount, by_hand as "byHand" from payment_withdrawals where person_id = ${ana} order by asked_at`
const events = () => db`
  select actor_id, person_id from security_events where kind = 'payments.blocked_credit_withdrawn'`

test('thirty days after the block her credit goes back to where it came from, once, with a mail and a line of the log', async () => {
  await pay(5_000n)
  await restrain('blocked')
  fixture.time.pass(30 * DAY_S - 1)
  await run()
  expect(await withdrawals(), 'a second too early').toEqual([])
  fixture.time.pass(1)
  for (let n = 0; n < 3; n++) await run()
  expect(await withdrawals()).toEqual([{ amount: 5_000n, byHand: 0n }])
  expect(await fixture.creditsOf(ana)).toBe(0n)
  expect(await events()).toEqual([{ actor_id: null, person_id: ana }])
  const mails = await db<{ subject: string }[]>`
    select template->>'subject' as subject from mails where key like 'withdrawal:%'`
  expect(mails).toEqual([{ subject: expect.stringMatching(/^Devolvemos R\$\s50,00 da sua conta$/) }])
  expect(await findLedgerViolations(db)).toEqual([])
})

test('what no payment can take back stays hers, and the mail says how to get it', async () => {
  await credit(db, ana, 1_500n)
  await pay(5_000n)
  await restrain('blocked')
  fixture.time.pass(30 * DAY_S)
  await run()
  await run()
  expect(await withdrawals()).toEqual([{ amount: 5_000n, byHand: 0n }])
  expect(await fixture.creditsOf(ana)).toBe(1_500n)
  const [mail] = await db<{ text: string }[]>`select template::text as text from mails where key like 'withdrawal:%'`
  expect(mail!.text).toMatch(/R\$\s15,00 não podem voltar por esse caminho/)
})

/** A request for a refund as such, without the consultation that it is about. */
const claim = () =>
  ownerOf(db).begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into claims (id, client_id, way, state, asked_at, cause, words, answer_by, consultation_id)
      values (gen_random_uuid(), ${ana}, 'asked', 'open', ${fixture.time.now()}, 'other', 'Ela não disse nada.',
        '2099-01-01', gen_random_uuid())`
  })
for (const [what, begin, end] of [
  ['payouts at rest keep it', () => restrain('payouts_rest'), () => lift('payouts_rest')],
  ['an open request for a refund keeps it', claim, () => ownerOf(db)`delete from claims`],
] as const)
  test(`${what}, until that is over`, async () => {
    await pay(5_000n)
    await restrain('blocked')
    await begin()
    fixture.time.pass(31 * DAY_S)
    await run()
    expect(await withdrawals()).toEqual([])
    await end()
    await run()
    expect(await withdrawals()).toHaveLength(1)
  })

test('a payment that a bank looks at keeps it, until the bank decided', async () => {
  await pay(3_000n)
  const contested = await pay(5_000n)
  await restrain('blocked')
  fixture.time.pass(31 * DAY_S)
  await fixture.press(contested, 'contestar')
  await fixture.wait(6)
  await run()
  expect(await withdrawals()).toEqual([])
})

test('nothing leaves an account whose block was lifted, or that is only suspended', async () => {
  await pay(5_000n)
  await restrain('blocked')
  fixture.time.pass(31 * DAY_S)
  await lift('blocked')
  await run()
  expect(await withdrawals()).toEqual([])
})

test('of four workers and six presses on the link at once, her credit leaves once', async () => {
  await pay(5_000n)
  await restrain('blocked')
  fixture.time.pass(30 * DAY_S)
  const other = poolLike(db)
  const press = () =>
    withdrawCredit(db, { id: randomUUID(), personId: ana, amount: 5_000n, cpf: CPF, clock: fixture.time.clock })
  const all = await Promise.allSettled([
    ...Array.from({ length: 4 }, (_, n) => run(n % 2 ? db : other)),
    ...Array.from({ length: 6 }, press),
  ])
  await other.end()
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
  expect(new Set(refused)).toEqual(new Set(['payments.withdrawal_too_large']))
  expect(await withdrawals()).toEqual([{ amount: 5_000n, byHand: 0n }])
  expect(await fixture.creditsOf(ana)).toBe(0n)
  expect(await findLedgerViolations(db)).toEqual([])
})
