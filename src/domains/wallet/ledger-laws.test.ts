import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { postJournals } from './index.ts'
import { availableOf, GATEWAY } from './rules.ts'
import { findLedgerViolations } from './invariants.sql.ts'

/** These tests send SQL as the owner of the database, as a bug in a migration or an attacker would. */
const ANA = randomUUID()
const LUNA = randomUUID()

async function createLedger(): Promise<Db> {
  const db = await freshDatabase()
  await postJournals(db, [
    {
      key: 'payment:1:paid',
      subject: { kind: 'payment', id: '1' },
      kind: 'payment_paid',
      postings: [{ from: GATEWAY, to: availableOf(ANA), amount: 1_000n }],
    },
  ])
  await postJournals(db, [
    {
      key: 'topup:1',
      subject: { kind: 'consultation', id: '1' },
      kind: 'topup',
      postings: [{ from: availableOf(ANA), to: availableOf(LUNA), amount: 400n }],
    },
  ])
  await postJournals(db, [
    {
      key: 'topup:2',
      subject: { kind: 'consultation', id: '2' },
      kind: 'topup',
      postings: [{ from: availableOf(ANA), to: availableOf(LUNA), amount: 100n }],
    },
  ])
  return db
}

const shared = await createLedger()
const owner = ownerOf(shared)
const journalColumns = 'insert into ledger_journals (key, kind, chain, posted_at, previous, hash)'
const asWriter = "select set_config('ledger.writer', 'post_journal', true);"

test.each([
  ['L5: a journal rewritten', "update ledger_journals set kind = 'other'"],
  ['L5: a posting rewritten', 'update ledger_postings set amount = amount * 2'],
  ['L5: a journal removed', 'delete from ledger_journals'],
  ['L5: a posting removed', 'delete from ledger_postings where amount = 100'],
  ['L5: postings emptied', 'truncate ledger_postings'],
  ['L5: journals emptied', 'truncate ledger_journals cascade'],
  ['L5: an account removed', 'delete from ledger_accounts'],
  ['L5: accounts emptied', 'truncate ledger_accounts cascade'],
  ['L3: a balance written by hand', 'update ledger_accounts set balance = balance + 1000'],
  [
    'L3: an account opened with money in it',
    `insert into ledger_accounts (id, kind, guarded, balance) values ('${availableOf(randomUUID())}', 'client_available', true, 1000)`,
  ],
  [
    'L3: an account opened without its guard',
    `insert into ledger_accounts (id, kind, guarded) values ('${availableOf(randomUUID())}', 'commission', false)`,
  ],
  [
    'L1: a movement without a journal',
    `insert into ledger_postings values (999, 1, '${GATEWAY}', '${availableOf(ANA)}', 50)`,
  ],
  [
    'L1: a movement added to an old journal',
    `insert into ledger_postings values (1, 2, '${GATEWAY}', '${availableOf(ANA)}', 50)`,
  ],
  [
    'L1: a journal that moves nothing',
    `${journalColumns} values ('empty', 'topup', '${GATEWAY}', now(), repeat('0', 64), repeat('0', 64))`,
  ],
  ['L1: a movement with one side', `${asWriter} insert into ledger_postings values (1, 9, '${GATEWAY}', null, 50)`],
  ['L1: a movement to itself', `${asWriter} insert into ledger_postings values (1, 9, '${GATEWAY}', '${GATEWAY}', 50)`],
  [
    'L1: a movement beside one that was just posted',
    `select post_journal('topup:3', 'topup', 'payment', '3', null, '[{"from": "${availableOf(ANA)}", "to": "${availableOf(LUNA)}", "amount": "1"}]'); insert into ledger_postings values (1, 9, '${GATEWAY}', '${availableOf(ANA)}', 50)`,
  ],
  [
    'L1: a movement of less than nothing',
    `${asWriter} insert into ledger_postings values (1, 9, '${GATEWAY}', '${availableOf(ANA)}', -50)`,
  ],
  ['L4: a balance below zero', `${asWriter} update ledger_accounts set balance = -1 where guarded`],
  [
    'L6: a key used again',
    `${journalColumns} select key, kind, chain, posted_at, previous, hash from ledger_journals limit 1`,
  ],
  [
    'L11: a journal with a seal that does not fit',
    `${journalColumns} values ('forged', 'topup', '${GATEWAY}', now(), repeat('0', 64), repeat('a', 64)); ${asWriter} insert into ledger_postings select max(id), 1, '${GATEWAY}', '${availableOf(ANA)}', 50 from ledger_journals where key = 'forged'`,
  ],
])('%s is refused by the database', async (_, attack) => {
  await expect(owner.begin((tx) => tx.unsafe(attack))).rejects.toThrow(/ledger:|violates (check|not-null|unique)/)
  expect(await findLedgerViolations(shared)).toEqual([])
})

/** Only possible with the triggers switched off. */
async function violationsAfter(statement: string) {
  const db = await createLedger()
  await ownerOf(db).begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx.unsafe(statement)
  })
  return [...new Set((await findLedgerViolations(db)).map(({ rule }) => rule))].sort()
}

test.each([
  ['an amount was changed', 'update ledger_postings set amount = amount + 1 where amount = 400', ['L11', 'L3']],
  [
    'an amount was changed and the balances were made to fit',
    `update ledger_postings set amount = 401 where amount = 400; update ledger_accounts set balance = balance - 1 where id = '${availableOf(ANA)}'; update ledger_accounts set balance = balance + 1 where id = '${availableOf(LUNA)}'`,
    ['G1', 'L11'],
  ],
  [
    'a time was changed',
    "update ledger_journals set posted_at = posted_at - interval '1 day' where key = 'topup:1'",
    ['L11'],
  ],
  [
    'a journal in the middle was removed, with its movements',
    "delete from ledger_postings where journal_id = (select id from ledger_journals where key = 'topup:1'); delete from ledger_journals where key = 'topup:1'",
    ['L11', 'L3'],
  ],
  [
    'the last journal was removed and the balances were made to fit',
    `delete from ledger_postings where amount = 100; delete from ledger_journals where key = 'topup:2'; update ledger_accounts set balance = balance + 100 where id = '${availableOf(ANA)}'; update ledger_accounts set balance = balance - 100 where id = '${availableOf(LUNA)}'`,
    ['G1', 'L11'],
  ],
  [
    'a key was changed and its own seal was made to fit',
    "update ledger_journals set key = 'topup:x', hash = journal_hash(previous, chain, 'topup:x', kind, subject_kind, subject_id, subject_number, posted_at, E'\\n' || (select debit || ' ' || credit || ' ' || amount from ledger_postings where journal_id = ledger_journals.id)) where key = 'topup:1'",
    ['L11'],
  ],
  [
    'a grant has used what no act names',
    'update grants set free = free - 1, used = used + 1 where id = (select max(id) from grants where free > 0)',
    ['G1', 'G2'],
  ],
  ['a journal is about something else', "update ledger_journals set subject_id = '9' where key = 'topup:1'", ['L11']],
  [
    'a journal is about another one of it',
    "update ledger_journals set subject_number = 2 where key = 'topup:1'",
    ['L11'],
  ],
  ['a movement lost its journal', "delete from ledger_journals where key = 'topup:2'", ['L1', 'L11']],
  ['a journal lost its movements', 'delete from ledger_postings where amount = 100', ['L1', 'L11', 'L3']],
  [
    'money was written on an account',
    `update ledger_accounts set balance = balance + 5 where id = '${availableOf(ANA)}'`,
    ['G1', 'L2', 'L3'],
  ],
  [
    'money was written on an account of the platform',
    "update ledger_accounts set balance = 5 where id = 'platform:bank'",
    ['L3'],
  ],
  [
    'the guard that keeps a balance above zero is gone',
    `alter domain centavos_held drop constraint never_below_zero; update ledger_accounts set balance = -5 where id = '${availableOf(ANA)}'`,
    ['G1', 'L2', 'L3', 'L4'],
  ],
  ['a guard was switched off', 'alter table ledger_postings disable trigger append_only', ['L5']],
  ['a guard was removed', 'drop trigger sealed on ledger_journals', ['L5']],
])('the invariants report that %s', async (_, statement, rules) => {
  expect(await violationsAfter(statement)).toEqual(rules)
})

test('anyone can rebuild the content of a seal from docs/decisions/0010', async () => {
  const [journal] = await shared<{ hash: string; previous: string; at: string }[]>`
    select hash, previous, to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from ledger_journals where key = 'topup:1'`
  const chain = [availableOf(ANA), availableOf(LUNA)].toSorted()[0]
  const content = `${chain}\ntopup:1\ntopup\nconsultation 1\n${journal!.at}\n${availableOf(ANA)} ${availableOf(LUNA)} 400`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(journal!.previous + content))
  expect(Buffer.from(digest).toString('hex')).toBe(journal!.hash)
})
