import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OpenDashboards } from './open-dashboards.ts'

let calls: string[]
let dashboards: OpenDashboards

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  dashboards = new OpenDashboards({
    keep: async (ids) => calls.push(`keep ${ids}`),
    leave: async (ids) => calls.push(`leave ${ids}`),
    failed: () => calls.push('failed'),
  })
})
afterEach(() => vi.useRealTimers())

test('reports an open dashboard at once and keeps it alive every five seconds', async () => {
  await dashboards.open('luna')
  await dashboards.open('sol')
  expect(calls).toEqual(['keep luna', 'keep sol'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls.slice(2)).toEqual(['keep luna,sol', 'keep luna,sol'])
})

test('a reload does not count as leaving', async () => {
  await dashboards.open('luna')
  dashboards.close('luna')
  await vi.advanceTimersByTimeAsync(2_000)
  await dashboards.open('luna')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls).toEqual(['keep luna', 'keep luna'])
})

test('a dashboard counts as closed when its last tab closes', async () => {
  await dashboards.open('luna')
  await dashboards.open('luna')
  dashboards.close('luna')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(calls).not.toContain('leave luna')
  dashboards.close('luna')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toEqual(['keep luna', 'keep luna', 'leave luna'])
})

test('a short failure of the database does not stop the heartbeats', async () => {
  let isAway = true
  dashboards = new OpenDashboards({
    keep: async () => (isAway ? Promise.reject(new Error('away')) : calls.push('kept')),
    leave: async () => {},
    failed: () => calls.push('failed'),
  })
  await dashboards.open('luna')
  isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls).toEqual(['failed', 'kept'])
})
