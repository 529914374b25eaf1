import { describe, expect, test } from 'vitest'
import {
  isWithin,
  joinWeek,
  nextStretch,
  onGrid,
  partsOfStretch,
  repeatMonday,
  timeOfDay,
  untilInWords,
} from './draft.ts'

const stretch = (weekday: number, from: number, until: number) => ({ weekday, from: from * 60, until: until * 60 })

describe('a week that is being drawn', () => {
  test.each([
    [0, '00:00'],
    [555, '09:15'],
    [1_440, '24:00'],
    [1_530, '01:30'],
  ])('%i minutes are %s', (minutes, shown) => expect(timeOfDay(minutes)).toBe(shown))

  test('an end in the night after says so, and the grid is a quarter of an hour of one day', () => {
    expect([1_440, 1_500].map(untilInWords)).toEqual(['24:00', '01:00 do dia seguinte'])
    expect([-20, 7, 8, 1_436, 1_600].map(onGrid)).toEqual([0, 0, 15, 1_440, 1_440])
  })

  test('what touches on a day becomes one, across days it does not', () => {
    const drawn = [stretch(1, 12, 14), stretch(1, 9, 12), stretch(2, 14, 15), stretch(1, 13, 13.5)]
    expect(joinWeek(drawn)).toEqual([stretch(1, 9, 14), stretch(2, 14, 15)])
  })

  test('another stretch comes an hour after the last one, and not after midnight', () => {
    expect(nextStretch([], 3)).toEqual(stretch(3, 9, 12))
    expect(nextStretch([stretch(3, 9, 12)], 3)).toEqual(stretch(3, 13, 15))
    expect(nextStretch([stretch(3, 20, 22.5)], 3)).toEqual(stretch(3, 23.5, 24))
    expect(nextStretch([stretch(3, 20, 23)], 3)).toBeUndefined()
  })

  test('Monday is repeated until Friday, and the weekend stays', () => {
    const week = [stretch(1, 9, 12), stretch(2, 8, 9), stretch(6, 10, 11)]
    expect(repeatMonday(week)).toEqual([...[1, 2, 3, 4, 5].map((day) => stretch(day, 9, 12)), stretch(6, 10, 11)])
  })

  test('beyond midnight a stretch goes on at the top of the next day, on Sunday of Monday', () => {
    expect(partsOfStretch(stretch(7, 22, 26))).toEqual([stretch(7, 22, 24), stretch(1, 0, 2)])
    expect(partsOfStretch(stretch(5, 22, 24))).toEqual([stretch(5, 22, 24)])
  })
})

describe('whether a booking lies within hours', () => {
  // 2026-11-24 is a Tuesday.
  const weekly = [stretch(2, 9, 12), stretch(2, 22, 26)]
  const at = (day: string, from: number, until: number) => ({ day, from: from * 60, until: until * 60 })
  const off = { day: '2026-11-24', kind: 'off' as const }
  const extra = { day: '2026-11-24', kind: 'extra' as const, from: 960, until: 1_080 }
  test.each([
    ['inside', [], at('2026-11-24', 9, 10), true],
    ['to its end', [], at('2026-11-24', 11, 12), true],
    ['beyond its end', [], at('2026-11-24', 11.5, 12.5), false],
    ['after midnight', [], at('2026-11-25', 1, 2), true],
    ['across midnight', [], at('2026-11-24', 23.5, 24.5), true],
    ['after the night', [], at('2026-11-25', 1.5, 2.5), false],
    ['on a day off', [off], at('2026-11-24', 9, 10), false],
    ['the night of a day off', [off], at('2026-11-25', 1, 2), false],
    ['in an extra stretch', [off, extra], at('2026-11-24', 16, 17), true],
  ])('%s', (_where, exceptions, booked, inside) => expect(isWithin({ weekly, exceptions }, booked)).toBe(inside))
})
