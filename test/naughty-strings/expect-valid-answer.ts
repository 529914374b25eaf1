import { expect } from 'vitest'
import type { ApiAnswer } from './send.ts'

const ENGLISH =
  /\b(invalid|expected|received|must|required|string|number|array|object|boolean|too (small|big)|not found)\b/i
const MOST_CPU_MS = 2_000
const MOST_MS = 10_000

/** What this process had taken of CPU time at a moment: reading it for every answer took a sixth of all of it. */
let latest = { at: Number.NEGATIVE_INFINITY, cpu: process.cpuUsage() }
const STALE_MS = 200

/** Expects a complete answer in time, with a Portuguese message if refused. Measures CPU time, not a busy machine. */
export async function expectValidAnswer(what: string, ask: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  const began = performance.now()
  if (began - latest.at > STALE_MS) latest = { at: began, cpu: process.cpuUsage() }
  const answer = await ask()
  const ms = performance.now() - began
  // One expectation for all: of five for each of thousands of answers, most of the time went into expecting.
  const wrong = [
    ms >= MOST_CPU_MS && process.cpuUsage(latest.cpu).user / 1_000 >= MOST_CPU_MS && 'took too long',
    ms >= MOST_MS && 'hangs',
    answer.status >= 500 && `${answer.status}`,
    ...(answer.status < 400 || answer.status >= 500 ? [] : wrongsOfRefusal(answer.text)),
  ].filter(Boolean)
  expect(wrong, `${what}: ${answer.text.slice(0, 300)}`).toEqual([])
  return answer
}

/** What is wrong with the code and the messages of a refusal. */
function wrongsOfRefusal(text: string): string[] {
  const {
    error,
    code,
    fields = {},
  } = JSON.parse(text) as { error: string; code: string; fields?: Record<string, string> }
  const messages = [error, ...Object.values(fields)]
  return [
    ...(/^[a-z_]+\.[a-z_]+$/.test(code) ? [] : [`the code ${code}`]),
    ...messages.filter((words) => !/^[A-ZÀ-Ú0-9].*[.?!]$/.test(words) || ENGLISH.test(words)),
  ]
}
