import { expect, test } from 'vitest'
import { cyclicFolders, cyclicImports } from './laws/cycles.ts'
import { parse } from './laws/parsed.ts'
import { readProgram } from './laws/sources.ts'

const FEWEST_IMPORTS = 8_000

const { edges } = parse(readProgram())
const cyclesIn = (sources: Record<string, string>) => cyclicImports(parse(new Map(Object.entries(sources))).edges)

test('11. files form no cycle, types included', () => {
  expect(edges.length).toBeGreaterThan(FEWEST_IMPORTS)
  expect(cyclicImports(edges)).toEqual([])
})

test.each([
  ['a type', `import type { Room } from './room.ts'`],
  ['a type among values', `import { type Room, open } from './room.ts'`],
  ['a type in place', `export type Table = import('./room.ts').Room`],
  ['a name passed on', `export { Room } from './room.ts'`],
  ['all names passed on', `export * from '#shared/room.ts'`],
  ['code that comes later', `export const room = () => import('./room.ts')`],
])('law 11 catches two files that import each other, one of them %s', (_what, text) => {
  expect(cyclesIn({ 'src/shared/room.ts': `import './table.ts'`, 'src/shared/table.ts': text })).toEqual([
    'src/shared/room.ts → src/shared/table.ts, src/shared/table.ts → src/shared/room.ts',
  ])
})

test('law 11 prints every import of a longer way round, and nothing of what only leads to it', () => {
  expect(
    cyclesIn({
      'bin/start.ts': `import '../test/support/a.ts'`,
      'test/support/a.ts': `import './b.ts'\nimport './d.ts'`,
      'test/support/b.ts': `import '#test/support/c.ts'`,
      'test/support/c.ts': `import './a.ts'`,
      'test/support/d.ts': `import 'node:fs'`,
    }),
  ).toEqual([
    'test/support/a.ts → test/support/b.ts, test/support/b.ts → test/support/c.ts, test/support/c.ts → test/support/a.ts',
  ])
})

/** Domains whose folders and root still import each other. None is added; one that is cut goes from the list. */
const NOT_YET = [
  'accounts',
  'catalogue',
  'clients',
  'consultants',
  'content',
  'oracles',
  'payments',
  'reports',
  'reviews',
  'scheduling',
  'shop',
  'subscriptions',
  'wallet',
]

test('11. the folders of a domain form no cycle', () => {
  const cyclic = cyclicFolders(edges)
  expect([...cyclic].filter(([domain]) => !NOT_YET.includes(domain))).toEqual([])
  expect(NOT_YET.filter((domain) => !cyclic.has(domain))).toEqual([])
})

test('law 11 catches a folder that imports the root above it, and what another domain does is its own', () => {
  const sources = {
    'src/domains/wallet/index.ts': `export { pay } from './holds/pay.ts'`,
    'src/domains/wallet/holds/pay.ts': `import type { Hold } from './hold.ts'\nimport '../rules.ts'`,
    'src/domains/wallet/holds/hold.ts': `import '../rules.ts'\nimport '#domains/accounts/holds/pay.ts'`,
    'src/domains/accounts/holds/pay.ts': `import '#domains/wallet/index.ts'`,
  }
  expect(cyclicFolders(parse(new Map(Object.entries(sources))).edges)).toEqual(
    new Map([['wallet', ['domains/wallet → domains/wallet/holds (1)', 'domains/wallet/holds → domains/wallet (2)']]]),
  )
})
