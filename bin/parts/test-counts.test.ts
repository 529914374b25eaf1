import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countsOfPlaywright, countsOfVitest, summaryOf, noCounts, addCounts } from './test-counts.ts'

const report = (content: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = report({
  numPassedTests: 7,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      name: resolve('src/shared/money.test.ts'),
      status: 'failed',
      assertionResults: [
        {
          status: 'failed',
          fullName: 'a portion is rounded down',
          failureMessages: ['AssertionError: replay with SEED=7\n\n- 1\n+ 2\n    at money.test.ts:3:1'],
        },
      ],
    },
    { name: resolve('src/shared/text.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
    {
      name: resolve('src/shared/dates.test.ts'),
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'a day' }],
    },
  ],
})

const playwright = report({
  stats: { expected: 2, skipped: 0 },
  suites: [
    {
      specs: [{ title: 'Ana buys', file: 'shop.spec.ts', tests: [{ status: 'expected' }] }],
      suites: [
        {
          specs: [
            {
              title: 'Ana waits',
              file: 'shop.spec.ts',
              tests: [{ status: 'flaky', results: [{ errors: [{ message: '\u001B[31mError: waited\u001B[39m' }] }] }],
            },
          ],
        },
      ],
    },
  ],
})

test('the summary lists every failure with its reason, including unloadable files and flaky tests, and ends with the counts', () => {
  expect(summaryOf(addCounts(countsOfVitest(vitest, 1), countsOfPlaywright(playwright, 1))).split('\n')).toEqual([
    '✗ src/shared/money.test.ts › a portion is rounded down',
    '    AssertionError: replay with SEED=7',
    '    - 1',
    '    + 2',
    '✗ src/shared/text.test.ts',
    '    no such file',
    '✗ shop.spec.ts › Ana waits',
    '    Error: waited',
    '9 passed, 3 failed, 0 skipped',
  ])
})

test('a runner that exits with an error or writes no report counts as failed', () => {
  const clean = report({ stats: { expected: 2, skipped: 0 }, suites: [] })
  expect(countsOfPlaywright(clean, 0).failed).toEqual([])
  expect(countsOfPlaywright(clean, 1).failed).toHaveLength(1)
  expect(countsOfVitest('/nowhere.json', 0).failed).toHaveLength(1)
})

test('without failures the summary is one line', () =>
  expect(summaryOf(noCounts)).toBe('0 passed, 0 failed, 0 skipped'))
