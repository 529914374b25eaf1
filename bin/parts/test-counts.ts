import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What failed is counted by its names; why it did stands below its name. */
export type TestCounts = { passed: number; failed: readonly string[]; skipped: number }

export const noCounts: TestCounts = { passed: 0, failed: [], skipped: 0 }
export const addCounts = (a: TestCounts, b: TestCounts): TestCounts => ({
  passed: a.passed + b.passed,
  failed: [...a.failed, ...b.failed],
  skipped: a.skipped + b.skipped,
})

/** Often only the end of a log is read: every failure by its name and with its reason, and a last line that counts. */
export const summaryOf = ({ passed, failed, skipped }: TestCounts) =>
  [...failed.map((name) => `✗ ${name}`), `${passed} passed, ${failed.length} failed, ${skipped} skipped`].join('\n')

/** A runner that ended badly without naming a failed test still failed. */
const withRunnerFailure = (runner: string, counts: TestCounts, code: number): TestCounts =>
  code !== 0 && counts.failed.length === 0
    ? { ...counts, failed: [`${runner} ended with code ${code} and named no test`] }
    : counts

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const missingReport = (runner: string): TestCounts => ({ ...noCounts, failed: [`${runner} left no report`] })

const [MOST_LINES, LONGEST_LINE] = [12, 300]

/** The name, and the first lines of what was said about it: not where in the code, which stands further up. */
function failureText(name: string, said = '') {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
  return [name, ...lines.slice(0, MOST_LINES).map((line) => `    ${line.slice(0, LONGEST_LINE)}`)].join('\n')
}

type VitestFile = {
  name: string
  status: string
  message?: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
}
type VitestReport = { numPassedTests: number; numPendingTests: number; numTodoTests: number; testResults: VitestFile[] }

/** A file that could not even be loaded has no tests to name. */
const failedTests = ({ name, status, message, assertionResults }: VitestFile) => {
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => failureText(`${relative('.', name)} › ${fullName}`, failureMessages?.[0]))
  return tests.length === 0 && status === 'failed' ? [failureText(relative('.', name), message)] : tests
}

export function countsOfVitest(file: string, code: number): TestCounts {
  const report = read(file) as VitestReport | undefined
  if (!report) return missingReport('vitest')
  const { numPassedTests: passed, numPendingTests, numTodoTests, testResults } = report
  return withRunnerFailure(
    'vitest',
    { passed, failed: testResults.flatMap(failedTests), skipped: numPendingTests + numTodoTests },
    code,
  )
}

type Journey = { status: string; results?: { errors?: { message?: string }[] }[] }
type Suite = { specs: { title: string; file: string; tests: Journey[] }[]; suites?: Suite[] }
type PlaywrightReport = { stats: { expected: number; skipped: number }; suites: Suite[] }

/** What passed only the second time failed, too. */
const failedJourneys = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ file, title, tests }) => {
    const worst = tests.find(({ status }) => status === 'unexpected' || status === 'flaky')
    return worst
      ? [failureText(`${file} › ${title}`, worst.results?.flatMap(({ errors = [] }) => errors)[0]?.message)]
      : []
  }),
  ...suites.flatMap(failedJourneys),
]

export function countsOfPlaywright(file: string, code: number): TestCounts {
  const report = read(file) as PlaywrightReport | undefined
  if (!report) return missingReport('playwright')
  const { expected: passed, skipped } = report.stats
  return withRunnerFailure('playwright', { passed, failed: report.suites.flatMap(failedJourneys), skipped }, code)
}
