import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Failures are counted by name; the reason follows on the lines below each name. */
export type TestCounts = { passed: number; failed: readonly string[]; skipped: number }

export const noCounts: TestCounts = { passed: 0, failed: [], skipped: 0 }
export const addCounts = (a: TestCounts, b: TestCounts): TestCounts => ({
  passed: a.passed + b.passed,
  failed: [...a.failed, ...b.failed],
  skipped: a.skipped + b.skipped,
})

/** Made for the end of a log: every failure with its name and reason, and the counts on the last line. */
export const summaryOf = ({ passed, failed, skipped }: TestCounts) =>
  [...failed.map((name) => `✗ ${name}`), `${passed} passed, ${failed.length} failed, ${skipped} skipped`].join('\n')

/** A runner that exits with an error without naming a failed test counts as one failure. */
const withRunnerFailure = (runner: string, counts: TestCounts, code: number): TestCounts =>
  code !== 0 && counts.failed.length === 0
    ? { ...counts, failed: [`${runner} ended with code ${code} and named no test`] }
    : counts

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const missingReport = (runner: string): TestCounts => ({ ...noCounts, failed: [`${runner} left no report`] })

const [MOST_LINES, LONGEST_LINE] = [12, 300]

/** The name and the first lines of the message, without the stack trace. */
function failureText(name: string, message = '') {
  const lines = stripVTControlCharacters(message)
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

/** A file that could not be loaded has no tests, so it is listed itself. */
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

/** A flaky test counts as failed. */
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
