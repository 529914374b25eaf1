import { expect, test } from 'vitest'
import { newWaking } from './waking.ts'

function page() {
  const quiet: (() => void)[] = []
  const { turnOf, wakeAll } = newWaking((act) => void quiet.push(act))
  const isAwake = (part: string) => turnOf(part) === undefined
  return { turnOf, wakeAll, isAwake, aQuietMoment: () => quiet.shift()?.(), isAnythingPlanned: () => quiet.length > 0 }
}

test('one part wakes in each quiet moment, in the order of the page', async () => {
  const { turnOf, isAwake, aQuietMoment, isAnythingPlanned } = page()
  const head = turnOf('head')
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
  const { turnOf, isAwake, aQuietMoment } = page()
  expect(turnOf('head')).toBe(turnOf('head'))
  expect(isAwake('list')).toBe(false)
  aQuietMoment()
  aQuietMoment()
  expect(isAwake('list')).toBe(true)
})

test('a touch wakes everything that slept, and what would have slept', async () => {
  const { turnOf, wakeAll, isAwake, aQuietMoment } = page()
  const waits = [turnOf('head')!, turnOf('list')!]
  wakeAll()
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
