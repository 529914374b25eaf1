import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { balanceOf, postJournals } from '#domains/wallet/index.ts'
import { availableOf, GATEWAY } from '#domains/wallet/rules.ts'
import { appUrlOf, createAppRole, grantAppRights } from '#platform/app-role.ts'
import { migrate } from '#platform/migrations.ts'
import { blankDatabase } from '#test/support/blank-database.ts'
import { connectTo, freshOwnerUrl } from '#test/support/database.ts'

const url = await freshOwnerUrl()
const owner = connectTo(url, { max: 1 })
const app = connectTo(appUrlOf(url), { max: 2 })

/** Each table with the acts that its own triggers refuse, whoever acts. */
const kept = await owner<{ path: string; verb: 'update' | 'delete' | 'truncate'; column: string }[]>`
  select c.oid::regclass::text as path, verb,
    (select quote_ident(attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
      order by attnum limit 1) as column
  from pg_class c join pg_trigger t on t.tgrelid = c.oid and t.tgtype & 1 = 0
  join (values ('update', 16), ('delete', 8), ('truncate', 32)) as verbs (verb, bit) on t.tgtype & bit <> 0
  where t.tgfoid in ('refuse_change'::regproc, 'refuse_unless_posting'::regproc) order by 1, 2`

const actOf = ({ path, verb, column }: (typeof kept)[number]) =>
  ({
    update: `update ${path} set ${column} = ${column}`,
    delete: `delete from ${path}`,
    truncate: `truncate ${path} cascade`,
  })[verb]

const NOT_ALLOWED = { code: '42501' }
const VALID_ID = '00000000-0000-4000-8000-000000000000'

test('the ledger, the receipts and the log of security events are among the tables that are kept', () => {
  expect(kept.length).toBeGreaterThan(60)
  expect(kept.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['ledger_accounts', 'ledger_journals', 'ledger_postings', 'receipts', 'security_events']),
  )
})

test.each(kept.map(actOf))('the role of the servers may not: %s', async (act) => {
  await expect(app.unsafe(act)).rejects.toMatchObject(NOT_ALLOWED)
})

test.each([
  ['write a posting', `insert into ledger_postings values (1, 2, '${GATEWAY}', '${availableOf(VALID_ID)}', 50)`],
  ['write a journal', "insert into ledger_journals (key, kind, hash) values ('k', 'k', 'h')"],
  ['open an account', `insert into ledger_accounts (id, kind) values ('${availableOf(VALID_ID)}', 'client_available')`],
  ['move what a grant is', 'update grants set free = free + 1'],
  ['name what an act took', "insert into grant_uses (grant_id, subject_id, state) values (1, 'x', 'used')"],
  ['call itself the writer', "set ledger.writer = 'post_journal'; update ledger_accounts set balance = balance + 1"],
  ['switch a guard off', 'alter table ledger_postings disable trigger append_only'],
  ['remove a guard', 'drop trigger append_only on ledger_postings'],
  ['pass the triggers by', 'set session_replication_role = replica'],
  ['replace a function', "create or replace function post_journal(a text, b text, c jsonb) returns text return 'x'"],
  ['put a trigger on a table', 'create trigger mine before insert on ledger_postings execute function refuse_change()'],
  ['make a table', 'create table mine (id int)'],
  ['make a schema', 'create schema mine'],
  ['remove a table', 'drop table receipts'],
  ['empty any table', 'truncate people cascade'],
  ['mark the database as a demo', "insert into milestones (name) values ('demo_database')"],
  ['rewrite what was migrated', "update migrations set checksum = ''"],
  ['become the owner', 'set role postgres'],
])('the role of the servers may not %s', async (_what, act) => {
  await expect(app.begin((tx) => tx.unsafe(act).simple())).rejects.toMatchObject(NOT_ALLOWED)
})

test('it posts a journal, and nobody without a right to it does', async () => {
  const to = availableOf(randomUUID())
  const subject = { kind: 'payment', id: '1' } as const
  const journal = { kind: 'payment_paid', subject, postings: [{ from: GATEWAY, to, amount: 1_000n }] }
  await postJournals(app, [{ key: 'payment:1:paid', ...journal }])
  expect(await balanceOf(app, to)).toBe(1_000n)
  await owner`create role sensitivos_stranger`.catch(() => {})
  const stranger = owner.begin(async (tx) => {
    await tx`set local role sensitivos_stranger`
    await postJournals(tx, [{ key: 'payment:2:paid', ...journal }])
  })
  await expect(stranger).rejects.toMatchObject(NOT_ALLOWED)
})

test('rights are given again after a migration, taken from whoever had more, and nothing is written without a difference', async () => {
  const { db } = await blankDatabase()
  await migrate(db)
  await createAppRole(db, url)
  await db`grant all on all tables in schema public to sensitivos_app`
  await grantAppRights(db, appUrlOf(url))
  const rights = async () =>
    db<{ path: string; acl: string; version: string }[]>`
      select relname as path, relacl::text as acl, xmin::text as version from pg_class
      where oid in ('ledger_postings'::regclass, 'receipts'::regclass, 'people'::regclass, 'sandbox.charges'::regclass)`
  const given = await rights()
  expect(Object.fromEntries(given.map(({ path, acl }) => [path, /sensitivos_app=(\w+)/.exec(acl ?? '')?.[1]]))).toEqual(
    {
      ledger_postings: 'r',
      receipts: 'ar',
      people: 'arwd',
      charges: undefined,
    },
  )
  await grantAppRights(db, appUrlOf(url))
  expect(await rights()).toEqual(given)
})
