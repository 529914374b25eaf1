import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }
export const plus = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped })
export const inWords = ({ passed, failed, skipped }: Counts) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** A runner that ended badly without naming a failed test still failed. */
const honest = (counts: Counts, code: number): Counts => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

export function countsOfVitest(file: string, code: number): Counts {
  const report = read(file) as { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number } | undefined
  if (!report) return { ...none, failed: 1 }
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests }, code)
}

export function countsOfPlaywright(file: string, code: number): Counts {
  const report = read(file) as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } | undefined
  if (!report) return { ...none, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return honest({ passed: expected, failed: unexpected + flaky, skipped }, code)
}
