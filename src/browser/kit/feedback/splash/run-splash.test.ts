import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runSplash } from './run-splash.ts'

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

it('the app shows after 3 s, however far the counter came, and only once', () => {
  const { seen } = watched()
  vi.advanceTimersByTime(2_999)
  expect(seen).toEqual({ percent: 73.5, done: 0 })
  vi.advanceTimersByTime(1)
  expect(seen.done).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(seen.done).toBe(1)
})

it('without the 3 s it would rest 800 ms at 100', () => {
  // The tab slept: its ticks come all at once, before the timer of the overlay.
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

it('who leaves in between hears nothing more', () => {
  const { seen, stop } = watched()
  vi.advanceTimersByTime(600)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual({ percent: 15, done: 0 })
})
