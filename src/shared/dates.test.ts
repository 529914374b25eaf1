import { expect, test } from 'vitest'
import { dayWords, formatDay, formatDayAndTime, formatDuration } from './dates.ts'

test('a day is dd/mm/aaaa in São Paulo, also when it is already tomorrow in Greenwich', () => {
  expect(formatDay(new Date('2026-03-02T02:30:00Z'))).toBe('01/03/2026')
  expect(formatDayAndTime(new Date('2026-03-02T15:05:00Z'))).toBe('02/03/2026, 12:05')
})

test('a day of the calendar is written with its day first', () => expect(dayWords('2026-03-01')).toBe('01/03/2026'))

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min 0 s'],
  [1_003_000, '16 min 43 s'],
  [3_600_000, '1 h 0 min 0 s'],
])('%i ms are %s', (ms, words) => expect(formatDuration(ms)).toBe(words))
