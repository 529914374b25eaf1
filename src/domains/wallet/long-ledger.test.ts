import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { insertGatewayRefund } from '#domains/payments/refunds/sql.ts'
import { listSeals } from '#domains/receipts/sql.ts'
import { type Db, inTransaction, type Sql } from '#platform/db.ts'
import { newDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { listEarned } from './earnings/sql.ts'
import { postJournals } from './index.ts'
import { type Journal, type JournalSubject, availableOf, COMMISSION, GATEWAY } from './rules.ts'

const JOURNALS = 3_000
const [subject, payment] = [randomUUID(), randomUUID()]

let db: Db
let ana: string
/** What thousands of consultations wrote, and in the middle of it one act of ours. */
beforeAll(async () => {
  db = await newDatabase({ max: 2 })
  ana = await aClient(db, 'Ana')
  const post = (journals: Journal[]) => inTransaction(db, (tx) => postJournals(tx, journals))
  const act = (kind: string, subject: JournalSubject, from = GATEWAY, to = availableOf(ana)): Journal => ({
    key: `${kind}:${subject.id}`,
    kind,
    subject,
    postings: [{ from, to, amount: 1n }],
  })
  const question = (id: string): JournalSubject => ({ kind: 'written_question', id })
  for (let done = 0; done < JOURNALS; done += 1_500) {
    const others = Array.from({ length: 500 }, () => randomUUID())
    await post(
      others.flatMap((id) => [
        act('question_hold', question(id)),
        act('question_capture', question(id), availableOf(ana), COMMISSION),
        act('question_release', question(id)),
      ]),
    )
  }
  await post([
    act('question_hold', question(subject)),
    act('question_capture', question(subject)),
    act('booking_hold', { kind: 'booking', id: subject }),
    act('consultation_hold', { kind: 'consultation', id: subject }),
  ])
  await db`insert into payments (id, person_id, gateway, method, amount, description, return_path, created_at, expires_at)
    values (${payment}, ${ana}, 'sandbox', 'pix', 1000, 'Pergunta', '/', now(), now() + interval '1 hour')`
  await db`update payments set state = 'paid', paid_at = now(), gateway_id = 'M-1' where id = ${payment}`
  await insertGatewayRefund(db, { paymentId: payment, n: 1, amount: 400n, reason: 'Pelo banco', at: new Date() })
  await db`insert into wallet_debts (id, person_id, payment_id, amount, created_at)
    values ('owed', ${ana}, ${payment}, 1, now())`
  await post([
    act('payment_refunded_elsewhere', { kind: 'payment_refund', id: payment, n: 1 }),
    act('question_release', question(subject)),
    act('debt_paid', { kind: 'debt', id: 'owed', n: 1 }),
  ])
  await vacuumAll(db)
})

test.each<[string, (sql: Sql) => Promise<unknown>, unknown]>([
  [
    'the seals of a receipt',
    async (sql) => listSeals(sql, { id: subject, n: null, kinds: ['question_hold', 'question_capture'] }),
    expect.arrayContaining([expect.objectContaining({ key: `question_hold:${subject}` })]),
  ],
  ['what a consultation earned', (sql) => listEarned(sql, [subject]), []],
])('%s is found by the subject of its journals, not by reading the ledger', async (_, find, found) => {
  let answer: unknown
  const read = await rowsRead(db, 'ledger_journals', async (tx) => {
    answer = await find(tx)
  })
  expect(answer).toEqual(found)
  expect(read.whole, 'of the whole ledger').toBe(0)
  expect(read.rows).toBeLessThan(10)
})
