import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OpenPages } from './open-pages.ts'

let calls: string[]
let pages: OpenPages

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  pages = new OpenPages({
    keep: async (ids) => calls.push(`keep ${ids}`),
    leave: async (ids) => calls.push(`leave ${ids}`),
    failed: () => calls.push('failed'),
  })
})
afterEach(() => vi.useRealTimers())

test('reports an open page at once and keeps it alive every five seconds', async () => {
  await pages.open('luna')
  await pages.open('sol')
  expect(calls).toEqual(['keep luna', 'keep sol'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls.slice(2)).toEqual(['keep luna,sol', 'keep luna,sol'])
})

test('a reload does not count as leaving', async () => {
  await pages.open('luna')
  pages.close('luna')
  await vi.advanceTimersByTimeAsync(2_000)
  await pages.open('luna')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls).toEqual(['keep luna', 'keep luna'])
})

test('a page counts as closed when its last tab closes', async () => {
  await pages.open('luna')
  await pages.open('luna')
  pages.close('luna')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(calls).not.toContain('leave luna')
  pages.close('luna')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toEqual(['keep luna', 'keep luna', 'leave luna'])
})

test('a short failure of the database does not stop the heartbeats', async () => {
  let isAway = true
  pages = new OpenPages({
    keep: async () => (isAway ? Promise.reject(new Error('away')) : calls.push('kept')),
    leave: async () => {},
    failed: () => calls.push('failed'),
  })
  await pages.open('luna')
  isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls).toEqual(['failed', 'kept'])
})
