import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newTooltipTiming } from './tooltip-timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function timing() {
  const seen: string[] = []
  const { enter, leave } = newTooltipTiming<string>({
    show: (control) => seen.push(`+${control}`),
    hide: () => seen.push('-'),
  })
  return { enter, leave, seen, pass: (ms: number) => vi.advanceTimersByTime(ms) }
}

test('a tooltip opens after 700 ms (spec §9), and not if the control was left before', () => {
  const { enter, leave, seen, pass } = timing()
  enter('theme')
  pass(699)
  expect(seen).toEqual([])
  pass(1)
  expect(seen).toEqual(['+theme'])
  leave()
  expect(seen).toEqual(['+theme', '-'])
  pass(300)
  enter('cart')
  pass(699)
  leave()
  pass(10_000)
  expect(seen).toEqual(['+theme', '-'])
})

test('the next one opens at once within 300 ms of the last (spec §9), and after 700 ms beyond', () => {
  const { enter, leave, seen, pass } = timing()
  enter('theme')
  pass(700)
  leave()
  pass(299)
  enter('cart')
  expect(seen).toEqual(['+theme', '-', '+cart'])
  leave()
  pass(300)
  enter('menu')
  expect(seen.at(-1)).toBe('-')
  pass(700)
  expect(seen.at(-1)).toBe('+menu')
})

test('time on the control counts from when it was entered, however late this code arrived', () => {
  const { enter, seen, pass } = timing()
  pass(1_000)
  enter('theme', 500)
  pass(199)
  expect(seen).toEqual([])
  pass(1)
  expect(seen).toEqual(['+theme'])
})
