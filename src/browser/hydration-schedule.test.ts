import { expect, test } from 'vitest'
import { newHydrationSchedule } from './hydration-schedule.ts'

function page() {
  const quiet: (() => void)[] = []
  const { hydrationTurnOf, hydrateAll } = newHydrationSchedule((act) => void quiet.push(act))
  const isAwake = (part: string) => hydrationTurnOf(part) === undefined
  return {
    hydrationTurnOf,
    hydrateAll,
    isAwake,
    aQuietMoment: () => quiet.shift()?.(),
    isAnythingPlanned: () => quiet.length > 0,
  }
}

test('one part wakes in each quiet moment, in the order of the page', async () => {
  const { hydrationTurnOf, isAwake, aQuietMoment, isAnythingPlanned } = page()
  const head = hydrationTurnOf('head')
  expect(['head', 'list', 'end'].map(isAwake)).toEqual([false, false, false])
  aQuietMoment()
  await head
  expect(['head', 'list', 'end'].map(isAwake)).toEqual([true, false, false])
  aQuietMoment()
  aQuietMoment()
  expect(['head', 'list', 'end'].map(isAwake)).toEqual([true, true, true])
  expect(isAnythingPlanned()).toBe(false)
})

test('a part that asks again waits for the same moment, and takes no second place', () => {
  const { hydrationTurnOf, isAwake, aQuietMoment } = page()
  expect(hydrationTurnOf('head')).toBe(hydrationTurnOf('head'))
  expect(isAwake('list')).toBe(false)
  aQuietMoment()
  aQuietMoment()
  expect(isAwake('list')).toBe(true)
})

test('a touch wakes everything that slept, and what would have slept', async () => {
  const { hydrationTurnOf, hydrateAll, isAwake, aQuietMoment } = page()
  const waits = [hydrationTurnOf('head')!, hydrationTurnOf('list')!]
  hydrateAll()
  await Promise.all(waits)
  expect(['head', 'list', 'later'].map(isAwake)).toEqual([true, true, true])
  aQuietMoment()
  expect(isAwake('head')).toBe(true)
})

test('a part that comes after all others woke has its own moment', () => {
  const { isAwake, aQuietMoment } = page()
  expect(isAwake('head')).toBe(false)
  aQuietMoment()
  expect(isAwake('reviews')).toBe(false)
  aQuietMoment()
  expect(isAwake('reviews')).toBe(true)
})
