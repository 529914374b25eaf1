import { expect, test } from 'vitest'
import { endOfDayLater } from './calendar.ts'

test.each([
  ['noon', '2026-03-02T15:00:00Z', '2026-03-10T03:00:00.000Z'],
  ['the last second of its day', '2026-03-03T02:59:59Z', '2026-03-10T03:00:00.000Z'],
  ['the first of the next', '2026-03-03T03:00:00Z', '2026-03-11T03:00:00.000Z'],
  ['the end of a leap year’s February', '2028-02-25T12:00:00Z', '2028-03-04T03:00:00.000Z'],
])('the seventh day after %s ends at its midnight in São Paulo', (_, at, ends) => {
  expect(endOfDayLater(new Date(at), 7).toISOString()).toBe(ends)
})
