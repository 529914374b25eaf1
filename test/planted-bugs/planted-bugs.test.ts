import { existsSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { applyEdits } from '#test/chaos/cluster/source-edits.ts'
import { bugsForTests, chaosBugs } from './all-bugs.ts'
import { editsOf } from './edits-of-faults.ts'

// Whether they are caught is found out by `npm run test:deep`; here only that each name is still there.

const bugs = [...bugsForTests, ...chaosBugs]

test('there are at most sixty planted bugs, each with a name of its own', () => {
  expect(bugs.length).toBeLessThanOrEqual(60)
  expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length)
})

test.each(bugs)('what it names is there, and can be planted: $name', ({ faults }) => {
  for (const edit of editsOf(faults)) {
    const planted = applyEdits(readFileSync(edit.file, 'utf8'), [edit])
    if (edit.file.endsWith('.ts')) parseAst(planted, { lang: 'ts' })
  }
})

test.each(bugsForTests)('a test of npm test catches it: $name', ({ caughtBy }) => {
  expect(existsSync(caughtBy), caughtBy).toBe(true)
  expect(caughtBy).not.toContain('.deep.')
})

test.each([
  [{ code: 'noSuchFunction', is: '0' }],
  [{ code: 'Seat.noSuchMethod', is: '0' }],
  [{ code: 'lockPayment', in: 'src/domains/payouts/', is: '0' }],
  [{ sql: 'no_such_function', is: 'select 1' }],
  [{ unlocked: 'balanceOf' }],
  [{ without: 'ledger_postings.no_such_trigger' }],
])('a name that is gone is told: %o', (fault) => {
  expect(() => editsOf([fault])).toThrow()
})
