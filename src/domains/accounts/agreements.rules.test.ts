import { describe, expect, test } from 'vitest'
import { inForce, isAsked, type LegalText, planVersion } from './agreements.rules.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const plan = (given: Partial<Parameters<typeof planVersion>[0]>) =>
  planVersion({ text: 'termos', asksAgain: true, noticeDays: 10, inForceAt: undefined, last: undefined, ...given }, NOW)

describe('a version is in force', () => {
  test.each([
    ['a correction at once', { asksAgain: false }, 0, null],
    ['what asks again after its notice', {}, 10, 0],
    ['later, announced so many days before', { inForceAt: day(40) }, 40, 30],
    ['after the one that waits', { asksAgain: false, last: { inForceAt: day(7) } }, 7, null],
    ['after the one that waits, with its whole notice', { last: { inForceAt: day(30) } }, 30, 20],
  ] as const)('%s', (_, given, from, announced) => {
    expect(plan(given)).toEqual({ inForceAt: day(from), announcedAt: announced === null ? null : day(announced) })
  })

  test.each([
    ['before its notice is over', { inForceAt: day(9) }, 'too_soon'],
    ['in the past', { asksAgain: false, inForceAt: day(-1) }, 'too_soon'],
    ['in more than a year', { inForceAt: day(366) }, 'too_far'],
    [
      'before one that was published',
      { asksAgain: false, inForceAt: day(1), last: { inForceAt: day(7) } },
      'before_last',
    ],
    ['if nobody accepts it', { text: 'cookies' as LegalText }, 'informs_only'],
  ])('never %s', (_, given, code) => {
    expect(() => plan(given)).toThrow(expect.objectContaining({ code: `agreements.${code}` }))
  })
})

const versions = [
  { number: 3, asksAgain: true, inForceAt: day(5) },
  { number: 2, asksAgain: false, inForceAt: day(0) },
  { number: 1, asksAgain: true, inForceAt: day(-9) },
]

test.each([
  [-10, undefined],
  [-9, 1],
  [-1, 1],
  [0, 2],
  [5, 3],
])('on day %i version %s is in force', (on, number) => {
  expect(inForce(versions, day(on))?.number).toBe(number)
})

test.each([
  ['who accepted nothing', null, 0, true],
  ['who accepted what came before', 0, 0, true],
  ['who accepted version 1, after a correction', 1, 0, false],
  ['who accepted version 2, before the third', 2, 4, false],
  ['who accepted version 2, at the instant of the third', 2, 5, true],
  ['who accepted version 3', 3, 5, false],
])('%s', (_, accepted, on, isDue) => {
  expect(isAsked(versions, accepted, day(on))).toBe(isDue)
})
