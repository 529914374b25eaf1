import { expect, test } from 'vitest'
import { spokenDuration } from './spoken-duration.ts'

test('a duration is said as a person would, and never longer than it is', () => {
  const said = (seconds: number) => spokenDuration(seconds * 1000 + 999).replaceAll('\u00a0', ' ')
  expect([0, 45, 60, 592, 599, 600, 601, 2_227, 3_600, 7_534].map(said)).toEqual([
    '0 min',
    '45 s',
    '1 min',
    '9 min e 52 s',
    '9 min e 59 s',
    '10 min',
    '10 min',
    '37 min',
    '1 h',
    '2 h e 5 min',
  ])
})
