import { expect, test } from 'vitest'
import { newHydrationSchedule } from './hydration-schedule.ts'

function page() {
  const idleQueue: (() => void)[] = []
  const { hydrationTurnOf, hydrateAll } = newHydrationSchedule((act) => void idleQueue.push(act))
  const isHydrated = (part: string) => hydrationTurnOf(part) === undefined
  return {
    hydrationTurnOf,
    hydrateAll,
    isHydrated,
    runIdle: () => idleQueue.shift()?.(),
    isIdlePlanned: () => idleQueue.length > 0,
  }
}

test('one part hydrates per idle moment, in page order', async () => {
  const { hydrationTurnOf, isHydrated, runIdle, isIdlePlanned } = page()
  const head = hydrationTurnOf('head')
  expect(['head', 'list', 'end'].map(isHydrated)).toEqual([false, false, false])
  runIdle()
  await head
  expect(['head', 'list', 'end'].map(isHydrated)).toEqual([true, false, false])
  runIdle()
  runIdle()
  expect(['head', 'list', 'end'].map(isHydrated)).toEqual([true, true, true])
  expect(isIdlePlanned()).toBe(false)
})

test('a part that asks again keeps its single turn', () => {
  const { hydrationTurnOf, isHydrated, runIdle } = page()
  expect(hydrationTurnOf('head')).toBe(hydrationTurnOf('head'))
  expect(isHydrated('list')).toBe(false)
  runIdle()
  runIdle()
  expect(isHydrated('list')).toBe(true)
})

test('input hydrates all waiting parts and every later one', async () => {
  const { hydrationTurnOf, hydrateAll, isHydrated, runIdle } = page()
  const waits = [hydrationTurnOf('head')!, hydrationTurnOf('list')!]
  hydrateAll()
  await Promise.all(waits)
  expect(['head', 'list', 'later'].map(isHydrated)).toEqual([true, true, true])
  runIdle()
  expect(isHydrated('head')).toBe(true)
})

test('a part added after all others hydrated gets a turn of its own', () => {
  const { isHydrated, runIdle } = page()
  expect(isHydrated('head')).toBe(false)
  runIdle()
  expect(isHydrated('reviews')).toBe(false)
  runIdle()
  expect(isHydrated('reviews')).toBe(true)
})
