import { expect, test } from 'vitest'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { angularDistance } from './signs.rules.ts'
import { wheelPointOf, spreadApart } from './wheel.rules.ts'

test('the ascendant is on the left, and the next sign below it', () => {
  expect(wheelPointOf(100, 10, 100)).toEqual({ x: -10, y: 0 })
  expect(wheelPointOf(190, 10, 100)).toEqual({ x: 0, y: 10 })
  expect(wheelPointOf(280, 10, 100)).toEqual({ x: 10, y: 0 })
})

const SEED = seedOfThisRun()
test(`glyphs of planets never overlap (SEED=${SEED})`, () => {
  const { next } = seededRandom(SEED)
  for (let turn = 0; turn < 300; turn++) {
    const longitudes = Array.from({ length: 11 }, () => (turn % 2 ? next() * 360 : (350 + next() * 40) % 360))
    const moved = spreadApart(longitudes, 9)
    moved.forEach((one, at) =>
      moved.slice(at + 1).forEach((other) => expect(angularDistance(one, other)).toBeGreaterThan(8.9)),
    )
  }
})

test('glyphs with enough room stay in place', () =>
  expect(spreadApart([10, 100, 200, 355], 9).map(Math.round)).toEqual([10, 100, 200, 355]))

test('two overlapping glyphs move apart equally', () =>
  expect(spreadApart([359, 1, 180], 9).map((one) => Math.round(one * 10) / 10)).toEqual([355.5, 4.5, 180]))
