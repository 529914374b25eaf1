import { expect } from 'vitest'
import type { ApiAnswer } from './send.ts'

const ENGLISH =
  /\b(invalid|expected|received|must|required|string|number|array|object|boolean|too (small|big)|not found)\b/i
const MOST_CPU_MS = 2_000
const MOST_MS = 10_000

/**
 * Whatever was sent: a whole answer, soon, and a "no" in words that a Brazilian reads. Time is the processor's, so that
 * a busy machine proves nothing.
 */
export async function expectValidAnswer(what: string, ask: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  const said = await ask()
  const { user } = process.cpuUsage(cpu)
  expect(user / 1_000, `${what}: took too long`).toBeLessThan(MOST_CPU_MS)
  expect(performance.now() - began, `${what}: hangs`).toBeLessThan(MOST_MS)
  expect(said.status, `${what}: ${said.text.slice(0, 300)}`).toBeLessThan(500)
  if (said.status < 400) return said
  const {
    error,
    code,
    fields = {},
  } = JSON.parse(said.text) as { error: string; code: string; fields?: Record<string, string> }
  expect(code, what).toMatch(/^[a-z_]+\.[a-z_]+$/)
  for (const words of [error, ...Object.values(fields)]) {
    expect(words, what).toMatch(/^[A-ZÀ-Ú0-9].*[.?!]$/)
    expect(words, what).not.toMatch(ENGLISH)
  }
  return said
}
