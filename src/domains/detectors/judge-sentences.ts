import { expect, test } from 'vitest'
import { findHeld, type HeldRule } from './held.rules.ts'

/** One sentence a line: those that this rule holds back, and those that nothing does. */
export function judgeSentences(rule: HeldRule, { held, free }: { held: string; free: string }) {
  const linesOf = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  test.each(linesOf(held))(`${rule} holds “%s”`, (text) => {
    expect(findHeld(text)?.rule).toBe(rule)
  })
  test.each(linesOf(free))('nothing holds “%s”', (text) => {
    expect(findHeld(text)).toBeUndefined()
  })
}
