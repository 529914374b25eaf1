import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OpenDesks } from './open-desks.ts'

let told: string[]
let desks: OpenDesks

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  desks = new OpenDesks({
    keep: async (ids) => told.push(`keep ${ids}`),
    leave: async (ids) => told.push(`leave ${ids}`),
    failed: () => told.push('failed'),
  })
})
afterEach(() => vi.useRealTimers())

test('an open dashboard is known at once and kept alive every five seconds', async () => {
  await desks.open('luna')
  await desks.open('sol')
  expect(told).toEqual(['keep luna', 'keep sol'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told.slice(2)).toEqual(['keep luna,sol', 'keep luna,sol'])
})

test('a reloaded page never left', async () => {
  await desks.open('luna')
  desks.close('luna')
  await vi.advanceTimersByTimeAsync(2_000)
  await desks.open('luna')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual(['keep luna', 'keep luna'])
})

test('of two tabs the last one to close counts, and then nothing is said any more', async () => {
  await desks.open('luna')
  await desks.open('luna')
  desks.close('luna')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(told).not.toContain('leave luna')
  desks.close('luna')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(['keep luna', 'keep luna', 'leave luna'])
})

test('a database that is away for a moment does not end the rhythm', async () => {
  let isAway = true
  desks = new OpenDesks({
    keep: async () => (isAway ? Promise.reject(new Error('away')) : told.push('kept')),
    leave: async () => {},
    failed: () => told.push('failed'),
  })
  await desks.open('luna')
  isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toEqual(['failed', 'kept'])
})
