import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What failed is counted by its names. */
export type Counts = { passed: number; failed: readonly string[]; skipped: number }

export const none: Counts = { passed: 0, failed: [], skipped: 0 }
export const plus = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: [...a.failed, ...b.failed], skipped: a.skipped + b.skipped })

/** Often only the end of a log is read: every failure by its name, and a last line that counts. */
export const inWords = ({ passed, failed, skipped }: Counts) =>
  [...failed.map((name) => `✗ ${name}`), `${passed} passed, ${failed.length} failed, ${skipped} skipped`].join('\n')

/** A runner that ended badly without naming a failed test still failed. */
const honest = (runner: string, counts: Counts, code: number): Counts =>
  code !== 0 && counts.failed.length === 0 ? { ...counts, failed: [`${runner} ended with code ${code} and named no test`] } : counts

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const silent = (runner: string): Counts => ({ ...none, failed: [`${runner} left no report`] })

type VitestFile = { name: string; status: string; assertionResults: { status: string; fullName: string }[] }
type VitestReport = { numPassedTests: number; numPendingTests: number; numTodoTests: number; testResults: VitestFile[] }

/** A file that could not even be loaded has no tests to name. */
const failedIn = ({ name, status, assertionResults }: VitestFile) => {
  const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${relative('.', name)} › ${fullName}`)
  return tests.length === 0 && status === 'failed' ? [relative('.', name)] : tests
}

export function countsOfVitest(file: string, code: number): Counts {
  const report = read(file) as VitestReport | undefined
  if (!report) return silent('vitest')
  const { numPassedTests: passed, numPendingTests, numTodoTests, testResults } = report
  return honest('vitest', { passed, failed: testResults.flatMap(failedIn), skipped: numPendingTests + numTodoTests }, code)
}

type Suite = { specs: { title: string; file: string; tests: { status: string }[] }[]; suites?: Suite[] }
type PlaywrightReport = { stats: { expected: number; skipped: number }; suites: Suite[] }

/** What passed only the second time failed, too. */
const failedUnder = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky')).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedUnder),
]

export function countsOfPlaywright(file: string, code: number): Counts {
  const report = read(file) as PlaywrightReport | undefined
  if (!report) return silent('playwright')
  const { expected: passed, skipped } = report.stats
  return honest('playwright', { passed, failed: report.suites.flatMap(failedUnder), skipped }, code)
}
