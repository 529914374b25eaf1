import { expect } from 'vitest'
import type { ApiAnswer } from './send.ts'

const ENGLISH =
  /\b(invalid|expected|received|must|required|string|number|array|object|boolean|too (small|big)|not found)\b/i
const MOST_CPU_MS = 2_000
const MOST_MS = 10_000

/** Expects a complete answer in time, with a Portuguese message if refused. Measures CPU time, not a busy machine. */
export async function expectValidAnswer(what: string, ask: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  const answer = await ask()
  const { user } = process.cpuUsage(cpu)
  expect(user / 1_000, `${what}: took too long`).toBeLessThan(MOST_CPU_MS)
  expect(performance.now() - began, `${what}: hangs`).toBeLessThan(MOST_MS)
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(500)
  if (answer.status < 400) return answer
  const {
    error,
    code,
    fields = {},
  } = JSON.parse(answer.text) as { error: string; code: string; fields?: Record<string, string> }
  expect(code, what).toMatch(/^[a-z_]+\.[a-z_]+$/)
  for (const words of [error, ...Object.values(fields)]) {
    expect(words, what).toMatch(/^[A-ZÀ-Ú0-9].*[.?!]$/)
    expect(words, what).not.toMatch(ENGLISH)
  }
  return answer
}
