import { expect, test } from 'vitest'
import { countLedgerCode, FEWEST_LEDGER_FILES, parsedKeys, readLedgerCode } from './laws/journal-keys.ts'

const code = readLedgerCode()

test('nobody reads anything out of the key of a journal', () => {
  expect(parsedKeys(code)).toEqual([])
})

test('the law reads enough of the ledger to mean anything', () => {
  expect(countLedgerCode(code)).toBeGreaterThan(FEWEST_LEDGER_FILES)
})

// The law must be seen to fail: invented code that breaks it, and what it has to say about it.
const SQL = 'src/domains/wallet/sql.ts'
const statement = (where: string) => `export const find = (sql) => sql\`select from ledger_journals j where ${where}\``

test.each<[how: string, path: string, text: string]>([
  ['a part of it', SQL, statement("split_part(j.key, ':', 1) = 'refund'")],
  ['its beginning, by a pattern', SQL, statement("key like 'refund:%'")],
  ['its beginning, by a range', SQL, statement(`j.key >= ('refund:' || id) collate "C" and j.key < 'refund;'`)],
  ['a collated range', SQL, statement(`key collate "C" >= 'refund:'`)],
  ['its form', SQL, statement("key ~ '^refund:'")],
  ['its first letters', SQL, statement("left(key, 6) = 'refund'")],
  ['a fragment of a statement', SQL, "const act = (sql) => sql`case when j.key like 'cover:%' then 1 end`"],
  ['a function of the database', 'db/functions/use.sql', "if the_key like 'bonus:%' then return; end if;"],
  ['a function that looks for it', 'db/functions/use.sql', "select split_part(the_key, ':', 2) into subject"],
  ['code that splits it', 'src/domains/wallet/a.ts', "export const of = (journal) => journal.key.split(':')[1]"],
  ['a test that does', 'test/a.spec.ts', 'expect(journals.map(({ key }) => [key.slice(7)])).toEqual([])'],
  ['a helper of tests', 'test/a.ts', "const post = (key) => postJournal(tx, { key, kind: key.split(':')[0] })"],
])('the law catches %s', (_how, path, text) => {
  expect(parsedKeys(new Map([[path, text]])).join()).toContain(path)
})

test.each<[how: string, path: string, text: string]>([
  ['the key itself', SQL, statement('j.key = ${key}')],
  ['the act and the subject', SQL, statement("subject_id = ${id} and kind = 'booking_hold'")],
  ['keys of mails', SQL, "export const find = (sql) => sql`select from mails where key like 'booking:%'`"],
  ['accounts', SQL, statement("p.debit like 'client:%' and split_part(p.debit, ':', 2) = id")],
])('the law lets pass %s', (_how, path, text) => {
  expect(parsedKeys(new Map([[path, text]]))).toEqual([])
})
