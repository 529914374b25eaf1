import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What browsers load as well: contracts, facts, rules, and the texts of the free tools. */
const ALLOWED = [
  /^\.\/[\w-]+\.ts$/,
  /^node:timers\/promises$/,
  /^#shared\/[\w-]+\.ts$/,
  /^#domains\/[\w/-]+\/([\w-]+\.)?(contract|facts|rules)\.ts$/,
  /^#domains\/oracles\/[\w-]+\/ui\/meanings(\/meaning-of)?\.ts$/,
]
const importsOf = (code: string) => [...code.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, path]) => path!)
const breaches = (code: string) => importsOf(code).filter((path) => !ALLOWED.some((allowed) => allowed.test(path)))

test('the program reads only what a browser reads', () => {
  const files = globSync('demo/*.ts').filter((path) => !path.endsWith('.test.ts'))
  const code = files.map((path) => readFileSync(path, 'utf8'))
  expect(code.flatMap(importsOf).length).toBeGreaterThan(40)
  expect(code.flatMap(breaches)).toEqual([])
  for (const path of ['#domains/wallet/index.ts', '#platform/db.ts', '#domains/wallet/sql.ts', 'postgres', 'node:fs'])
    expect(breaches(`import { x } from '${path}'`)).toEqual([path])
})

test('nothing in src knows the demo', () => {
  const code = globSync('src/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'))
  expect(code.filter((text) => /from '[^']*\bdemo\//.test(text))).toEqual([])
})
