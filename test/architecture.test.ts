import { expect, test } from 'vitest'
import { breaches, FEWEST_EDGES, FEWEST_TABLES, laws } from './laws/laws.ts'
import { parse } from './laws/parsed.ts'
import { readCode, readDatabaseTexts, type Sources } from './laws/sources.ts'
import { tableOwners } from './laws/tables.ts'

const code = readCode()
const database = readDatabaseTexts()
const parsed = parse(code)

for (const law of laws) test(law.name, () => expect(law.findBreaches(parsed, code, database)).toEqual([]))

test('10. the laws read enough imports and tables to mean anything', () => {
  expect(parsed.edges.length).toBeGreaterThan(FEWEST_EDGES)
  expect(tableOwners(database).size).toBeGreaterThan(FEWEST_TABLES)
})

// Each law must be seen to fail: one invented file that breaks it, and the expected finding.
const lawNumbered = (number: number) => laws[number - 1]!
const wallet: Sources = new Map([
  ['db/migrations/0001_accounts.sql', 'create table people (id uuid primary key);'],
  [
    'db/migrations/0003_wallet.sql',
    'create table ledger_accounts (id text primary key); create table grants (); create table grant_uses ();',
  ],
])

const BROKEN_EXAMPLES: [law: number, how: string, path: string, text: string][] = [
  [1, 'a rule that reads the database', 'src/domains/wallet/rules.ts', `import type { Sql } from '#platform/db.ts'`],
  [1, 'a contract that loads all of zod', 'src/domains/receipts/contract.ts', `import { z } from "zod"`],
  [
    1,
    'rules of a second subject that read the database',
    'src/domains/wallet/refund.rules.ts',
    `import type { Sql } from '#platform/db.ts'`,
  ],
  [1, 'facts that load all of zod', 'src/domains/wallet/facts.ts', `import { z } from 'zod'`],
  [
    1,
    'a rule that reads the system clock',
    'src/domains/wallet/rules.ts',
    'export const isLate = (at: Date) => at < new Date()',
  ],
  [1, 'shared code that calls Math.random', 'src/shared/money.ts', 'export const bonus = () => Math.random()'],
  [
    2,
    'platform code that imports a domain',
    'src/platform/http.ts',
    `import { findViewer } from '#domains/accounts/index.ts'`,
  ],
  [
    2,
    'a kit component that imports the site by a relative path',
    'src/browser/kit/buttons/button.tsx',
    `import { root } from '../../../app/root.tsx'`,
  ],
  [3, 'a domain that imports the server', 'src/domains/wallet/jobs.ts', `export * from '../../server/jobs.ts'`],
  [
    3,
    'a domain that imports the site dynamically',
    'src/domains/wallet/ui/balance.tsx',
    'export const root = () => import(`#app/root.tsx`)',
  ],
  [
    4,
    "an import of another domain's sql",
    'src/domains/consultations/metering/flush.ts',
    `import { balanceOf } from '#domains/wallet/sql.ts'`,
  ],
  [
    4,
    "an import of a subfolder's contract in another domain",
    'src/domains/payments/credit.ts',
    `import type { Minutes } from '#domains/wallet/minutes/contract.ts'`,
  ],
  [
    4,
    "server code that imports another domain's ui",
    'src/domains/payments/credit.ts',
    `import { Balance } from '#domains/wallet/ui/balance.tsx'`,
  ],
  [5, 'a page that imports the database', 'src/app/pages/home/home.tsx', `import { connect } from '#platform/db.ts'`],
  [
    5,
    'a page that imports a domain’s index.ts',
    'src/app/pages/home/home.tsx',
    `const door = await import('#domains/wallet/index.ts')`,
  ],
  [
    5,
    'a nested ui folder that imports node:fs',
    'src/domains/consultations/metering/ui/meter.tsx',
    `import { readFileSync } from 'node:fs'`,
  ],
  [
    6,
    'a verb that contains SQL',
    'src/domains/wallet/post-journals.ts',
    'export const wipe = (tx) => tx<Row[]>`\n  delete from ledger_accounts`',
  ],
  [
    6,
    'a verb that imports the database driver',
    'src/domains/wallet/post-journals.ts',
    `import postgres from 'postgres'`,
  ],
  [
    6,
    'a verb that calls tx.unsafe',
    'src/domains/wallet/post-journals.ts',
    `export const run = (tx, text) => tx.unsafe(text)`,
  ],
  [7, 'a domain that imports the HTTP framework', 'src/domains/wallet/endpoints.ts', `import { Hono } from 'hono'`],
  [
    7,
    'a second platform file that imports the HTTP framework',
    'src/platform/sockets/attach-sockets.ts',
    `import { getRequestListener } from '@hono/node-server'`,
  ],
  [
    8,
    'an import of a domain that is not an allowed dependency',
    'src/domains/accounts/register.ts',
    `import { balanceOf } from '#domains/wallet/index.ts'`,
  ],
  [8, 'a domain without a place in the dependency list', 'src/domains/gossip/rules.ts', 'export const yes = true'],
  [
    9,
    "a write to another domain's table",
    'src/domains/consultations/metering/sql.ts',
    'export const pay = (sql) => sql`update ledger_accounts a set balance = 0`',
  ],
  [
    9,
    'a grant that another domain changes',
    'src/domains/claims/sql.ts',
    'export const freeze = (tx) => tx`update grants set frozen = free, free = 0`',
  ],
  [
    9,
    'an act that another domain writes down',
    'src/domains/claims/sql.ts',
    'export const use = (tx) => tx`insert into grant_uses (grant_id) values (1)`',
  ],
  [
    9,
    'a grant that another domain moves',
    'src/domains/claims/sql.ts',
    "export const use = (tx) => tx`select move_grant(1, 'act', 'free', 'used', 1)`",
  ],
  [
    9,
    'a read of a table of a domain that is not a dependency',
    'src/domains/accounts/sql.ts',
    'export const rich = (sql) => sql`select 1 from people p join ledger_accounts a on true`',
  ],
]

for (const [number, how, path, text] of BROKEN_EXAMPLES) {
  test(`law ${number} catches ${how}`, () => {
    const found = breaches(lawNumbered(number), new Map([[path, text]]), wallet)
    expect(found.join()).toContain(number === 8 && how.includes('place') ? 'gossip' : path)
  })
}

test('law 8 catches a dependency cycle between domains', () => {
  const circle: Sources = new Map([
    ['src/domains/payments/a.ts', `import '#domains/wallet/index.ts'`],
    ['src/domains/wallet/b.ts', `export { x } from '#domains/payments/index.ts'`],
  ])
  expect(breaches(lawNumbered(8), circle, wallet)).toContain('payments comes back to itself')
})

const pay = 'create or replace function pay() returns void as $$ insert into ledger_accounts values (1) $$;'

test.each([
  [
    'a function that writes a table of another domain',
    'db/functions/pay.sql',
    `-- payments: pays.\n${pay}`,
    'writes ledger_accounts, which belongs to wallet',
  ],
  [
    'a function without a domain',
    'db/functions/pay.sql',
    `-- pays.\n${pay.replace('insert into', 'select from')}`,
    'belongs to nobody: its first line has to be "-- domain: what it does"',
  ],
  [
    'a function in a migration',
    'db/migrations/0004_wallet_pay.sql',
    pay,
    'defines a function: its place is db/functions',
  ],
])('law 9 catches %s', (_what, path, text, said) => {
  expect(breaches(lawNumbered(9), new Map(), new Map([...wallet, [path, text]]))).toEqual([`${path} ${said}`])
})

test('law 9 lets a function write what its domain owns', () => {
  expect(
    breaches(lawNumbered(9), new Map(), new Map([...wallet, ['db/functions/pay.sql', `-- wallet: pays.\n${pay}`]])),
  ).toEqual([])
})

test('law 9 knows a table by its new name', () => {
  const renamed: Sources = new Map([
    ['db/migrations/0003_wallet.sql', 'create table packs (id uuid primary key);'],
    ['db/migrations/0004_wallet_names.sql', 'alter table packs rename to prepaid_packs;'],
  ])
  expect([...tableOwners(renamed)]).toEqual([
    ['packs', 'wallet'],
    ['prepaid_packs', 'wallet'],
  ])
})

test('pages may import a domain’s ui, and ui may import another domain’s ui', () => {
  const fine: Sources = new Map([
    [
      'src/app/pages/home/home.tsx',
      `import { Card } from '#domains/consultants/ui/card.tsx'\nimport { z } from 'zod/mini'`,
    ],
    [
      'src/domains/consultations/ui/room.tsx',
      `import { Card } from '#domains/consultants/ui/card.tsx'\n// import '#platform/db.ts'`,
    ],
  ])
  expect(laws.flatMap((law) => breaches(law, fine, wallet))).toEqual([])
})
