import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newTooltipTiming, tooltipPosition } from './tooltips.ts'

const view = { width: 400, height: 300 }
const size = { width: 100, height: 30 }

test.each([
  ['above its control, 4 px away (spec §9)', { left: 150, top: 100, width: 44, height: 44 }, { left: 122, top: 66 }],
  ['below it where there is no room above', { left: 150, top: 10, width: 44, height: 44 }, { left: 122, top: 58 }],
  ['8 px from the left edge', { left: 0, top: 100, width: 44, height: 44 }, { left: 8, top: 66 }],
  ['8 px from the right edge', { left: 356, top: 100, width: 44, height: 44 }, { left: 292, top: 66 }],
])('a tooltip is %s', (_where, control, position) => expect(tooltipPosition(control, size, view)).toEqual(position))

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
