import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { isHeld } from '#domains/payments/disputes/sql.ts'
import { insertGatewayRefund } from '#domains/payments/refunds/sql.ts'
import { listCreditPurchases } from '#domains/payments/withdrawals/sql.ts'
import { listSeals } from '#domains/receipts/sql.ts'
import { type Db, inTransaction, type Sql } from '#platform/db.ts'
import { newDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { isAsideForBooking } from './bonus/sql.ts'
import { listEarned } from './earnings/sql.ts'
import { availableOf, COMMISSION, GATEWAY, postJournals } from './index.ts'
import type { Journal } from './rules.ts'

const JOURNALS = 3_000
const [subject, payment, bonus] = [randomUUID(), randomUUID(), randomUUID()]

let db: Db
let ana: string
/** What thousands of consultations wrote, and in the middle of it one act of ours. */
beforeAll(async () => {
  db = await newDatabase({ max: 2 })
  ana = await aClient(db, 'Ana')
  const post = (journals: Journal[]) => inTransaction(db, (tx) => postJournals(tx, journals))
  const act = (key: string, from = GATEWAY, to = availableOf(ana)) => ({
    key,
    kind: 'act',
    postings: [{ from, to, amount: 1n }],
  })
  for (let done = 0; done < JOURNALS; done += 1_500) {
    const others = Array.from({ length: 500 }, () => randomUUID())
    await post(
      others.flatMap((id) => [
        act(`hold:${id}:1`),
        act(`capture:${id}:1`, availableOf(ana), COMMISSION),
        act(`release:${id}`),
      ]),
    )
  }
  await post([act(`hold:${subject}:1`), act(`capture:${subject}:1`), act(`booking:${subject}:held:1`)])
  await db`insert into payments (id, person_id, gateway, method, amount, description, return_path, held_for, created_at, expires_at)
    values (${payment}, ${ana}, 'sandbox', 'pix', 1000, 'Pergunta', '/', ${subject}, now(), now() + interval '1 hour')`
  await db`update payments set state = 'paid', paid_at = now(), gateway_id = 'M-1', is_credit = false where id = ${payment}`
  await insertGatewayRefund(db, { paymentId: payment, n: 1, amount: 400n, reason: 'Pelo banco', at: new Date() })
  await db`insert into wallet_debts (id, person_id, payment_id, amount, created_at)
    values ('owed', ${ana}, ${payment}, 1, now())`
  await post([act(`payback:${payment}:1`), act(`release:${subject}`), act('debt:owed:paid:1')])
  await db`insert into bonuses (id, person_id, amount, unspent, used, granted_at, expires_at)
    values (${bonus}, ${ana}, 1, 0, 1, now(), now() + interval '1 hour')`
  await db`insert into bonus_uses (bonus_id, subject, used) values (${bonus}, ${subject}, 1)`
  await vacuumAll(db)
})

test.each<[string, (sql: Sql) => Promise<unknown>, unknown]>([
  [
    'the seals of a receipt',
    async (sql) => (await listSeals(sql, [`hold:${subject}`, `capture:${subject}`])).map(({ key }) => key),
    [`hold:${subject}:1`, `capture:${subject}:1`],
  ],
  ['whether a payment is still reserved', (sql) => isHeld(sql, payment), false],
  ['whether bonus is aside for a booking', (sql) => isAsideForBooking(sql, [bonus]), false],
  [
    'what a person has credit of',
    async (sql) => (await listCreditPurchases(sql, ana)).map(({ credit }) => credit),
    [600n],
  ],
  ['what a consultation earned', (sql) => listEarned(sql, [subject]), []],
])('%s is found by the keys of its journals, not by reading the ledger', async (_, find, found) => {
  let answer: unknown
  const read = await rowsRead(db, 'ledger_journals', async (tx) => {
    answer = await find(tx)
  })
  expect(answer).toEqual(found)
  expect(read.whole, 'of the whole ledger').toBe(0)
  expect(read.rows).toBeLessThan(10)
})
