import { test } from './test.ts'

/** Prints a figure that this run measured, and keeps it with its test. */
export function tellMeasured(description: string) {
  test.info().annotations.push({ type: 'measured', description })
  process.stdout.write(`      ${description}\n`)
}
