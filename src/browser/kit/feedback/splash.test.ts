import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runSplash } from './splash.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const watched = () => {
  const seen = { percent: 0, done: 0 }
  const stop = runSplash({ onProgress: (percent) => (seen.percent = percent), onDone: () => seen.done++ })
  return { seen, stop }
}

it('grows by 1.5 every 60 ms', () => {
  const { seen } = watched()
  vi.advanceTimersByTime(59)
  expect(seen.percent).toBe(0)
  vi.advanceTimersByTime(1)
  expect(seen.percent).toBe(1.5)
  vi.advanceTimersByTime(9 * 60)
  expect(seen.percent).toBe(15)
})

it('onDone is called once after 3 s, wherever the counter is', () => {
  const { seen } = watched()
  vi.advanceTimersByTime(2_999)
  expect(seen).toEqual({ percent: 73.5, done: 0 })
  vi.advanceTimersByTime(1)
  expect(seen.done).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(seen.done).toBe(1)
})

it('onDone is called 800 ms after the counter reached 100', () => {
  // A throttled tab runs all ticks at once, before the timer of 3 s.
  vi.spyOn(globalThis, 'setTimeout').mockImplementationOnce(() => 0 as unknown as ReturnType<typeof setTimeout>)
  const { seen } = watched()
  vi.advanceTimersByTime(67 * 60)
  expect(seen).toEqual({ percent: 100, done: 0 })
  vi.advanceTimersByTime(799)
  expect(seen.done).toBe(0)
  vi.advanceTimersByTime(1)
  expect(seen.done).toBe(1)
  vi.restoreAllMocks()
})

it('after stop there is no more progress and no onDone', () => {
  const { seen, stop } = watched()
  vi.advanceTimersByTime(600)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual({ percent: 15, done: 0 })
})
