import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { findLedgerViolations, GATEWAY, postJournal } from './index.ts'
import { availableOf, type Journal } from './rules.ts'

const db = await freshDatabase()

const paid = (id: string, subject: Journal['subject']): Journal => ({
  key: `payment:${id}:paid`,
  kind: 'payment_paid',
  subject,
  postings: [{ from: GATEWAY, to: availableOf(id), amount: 100n }],
})

test('a journal has its act and its subject in columns', async () => {
  const id = randomUUID()
  await postJournal(db, paid(id, { kind: 'payment', id, n: 7 }))
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
  await postJournal(db, paid(id, { kind: 'payment', id }))
  await expect(postJournal(db, paid(id, other(id)))).rejects.toMatchObject({ code })
})

test('what was posted before journals had a subject is named from its key, once', async () => {
  const [id, month] = [randomUUID(), randomUUID()]
  const before = await freshDatabase()
  const journals: [key: string, kind: string, subject: Journal['subject']][] = [
    [`hold:${id}:1`, 'consultation_hold', { kind: 'consultation', id }],
    [`capture:${id}:fee`, 'booking_fee', { kind: 'booking', id }],
    [`release:${id}`, 'question_release', { kind: 'written_question', id }],
    [`payout:${id}:asked`, 'withdrawal_asked', { kind: 'withdrawal', id }],
    [`payout:${id}:paid`, 'payout_paid', { kind: 'payout', id }],
    [`bonus:${month}:3:expired:90`, 'bonus_expired', { kind: 'bonus', id: `${month}:3` }],
    [`bonus:${month}`, 'bonus', { kind: 'bonus', id: month }],
    [`subscription:${month}:3`, 'subscription_period', { kind: 'subscription', id: month, n: 3n }],
    [`dispute:${id}:opened`, 'payment_disputed', { kind: 'dispute', id, n: 1n }],
    [`dispute:${id}:2:lost`, 'payment_dispute_lost', { kind: 'dispute', id, n: 2n }],
    [`payback:${id}:2:returned`, 'payment_payback_returned', { kind: 'payment_refund', id, n: 2n }],
    [`debt:dispute:${id}:2:paid:500`, 'debt_paid', { kind: 'debt', id: `dispute:${id}:2`, n: 500n }],
    [`unmatched:asaas:pay_1:2`, 'payment_suspense', { kind: 'unmatched_charge', id: 'pay_1:2' }],
    [`kept_back:${id}`, 'bonus_kept_back', { kind: 'withdrawal', id }],
  ]
  const postings = [{ from: GATEWAY, to: availableOf(id), amount: 1n }]
  for (const [key, kind, subject] of journals) await postJournal(before, { key, kind, subject, postings })
  const owner = ownerOf(before)
  for (const table of ['ledger_journals', 'earnings_debts'])
    await owner`
      alter table ${owner(table)} drop column subject_kind, drop column subject_id, drop column subject_number`
  await owner.file('db/migrations/0265_wallet_journal_subjects.sql')
  const rows = await before`
    select key, kind, subject_kind as "subjectKind", subject_id as id, subject_number as n from ledger_journals
    order by ledger_journals.id`
  expect(rows.map(({ key, kind, subjectKind, id: of, n }) => [key, kind, subjectKind, of, n])).toEqual(
    journals.map(([key, kind, { kind: subjectKind, id: of, n }]) => [key, kind, subjectKind, of, n ?? null]),
  )
  expect(await findLedgerViolations(before), 'each is what was sealed').toEqual([])
})

test('the seal of a journal from before it had a subject still fits, until its content is changed', async () => {
  const before = await freshDatabase()
  const id = randomUUID()
  await postJournal(before, paid(id, { kind: 'payment', id }))
  const owner = ownerOf(before)
  const rewrite = (statement: string) =>
    owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(statement)
    })
  await rewrite(`
    with sealed as (
      update ledger_journals j set hash = journal_hash(previous, chain, key, kind, null, null, null, posted_at,
        (select E'\\n' || debit || ' ' || credit || ' ' || amount from ledger_postings where journal_id = j.id))
      returning chain, hash)
    update ledger_accounts a set chain_head = hash from sealed where a.id = chain`)
  expect(await findLedgerViolations(before)).toEqual([])
  await expect(postJournal(before, paid(id, { kind: 'payment', id }))).rejects.toMatchObject({
    code: 'wallet.already_posted',
  })
  await rewrite("update ledger_journals set kind = 'other'")
  expect(await findLedgerViolations(before)).toMatchObject([{ rule: 'L11' }])
})
