import { expect, test } from 'vitest'
import { remindersOf } from './booking-plan.ts'

const HOUR = 3_600_000

test.each([
  ['booked two days ahead, workers all the time', 48, [23.5, 0.5], ['day', 'hour']],
  ['booked in the afternoon for the morning', 14, [13, 0.5], ['hour']],
  ['workers away until the last hour', 48, [30, 0.5], ['hour']],
  ['workers away until after the start', 48, [30], []],
] as const)('the model of reminders: %s', (_name, ahead, runs, expected) =>
  expect(
    remindersOf(
      { agreedAt: -ahead * HOUR, startsAt: 0, openUntil: 0 },
      runs.map((before) => -before * HOUR),
    ),
  ).toEqual(expected),
)
