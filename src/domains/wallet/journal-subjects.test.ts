import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { postJournals } from './index.ts'
import { availableOf, type Journal, GATEWAY } from './rules.ts'

const db = await freshDatabase()

const paid = (id: string, subject: Journal['subject']): Journal => ({
  key: `payment:${id}:paid`,
  kind: 'payment_paid',
  subject,
  postings: [{ from: GATEWAY, to: availableOf(id), amount: 100n }],
})

test('a journal has its act and its subject in columns', async () => {
  const id = randomUUID()
  await postJournals(db, [paid(id, { kind: 'payment', id, n: 7 })])
  expect(
    await db`select kind, subject_kind, subject_id, subject_number from ledger_journals where subject_id = ${id}`,
  ).toEqual([{ kind: 'payment_paid', subject_kind: 'payment', subject_id: id, subject_number: 7n }])
})

test.each<[what: string, other: (id: string) => Journal['subject'], code: string]>([
  ['the same subject', (id) => ({ kind: 'payment', id }), 'wallet.already_posted'],
  ['another kind', (id) => ({ kind: 'order', id }), 'wallet.key_reused'],
  ['another id', () => ({ kind: 'payment', id: randomUUID() }), 'wallet.key_reused'],
  ['another number', (id) => ({ kind: 'payment', id, n: 1 }), 'wallet.key_reused'],
])('a key that was posted, with %s, is %s', async (_, other, code) => {
  const id = randomUUID()
  await postJournals(db, [paid(id, { kind: 'payment', id })])
  await expect(postJournals(db, [paid(id, other(id))])).rejects.toMatchObject({ code })
})
