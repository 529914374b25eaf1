import { expect, test } from 'vitest'
import { dayAfter, dayOf, nextAt } from './rules.ts'

const SAO_PAULO = 'America/Sao_Paulo'

test.each([
  ['later today', 480, SAO_PAULO, '2026-11-28', '2026-11-29T10:59:59Z', '2026-11-29T11:00:00Z'],
  ['the very minute is over', 480, SAO_PAULO, '2026-11-28', '2026-11-29T11:00:00Z', '2026-11-30T11:00:00Z'],
  [
    'today is done, whatever hour is chosen',
    1_200,
    SAO_PAULO,
    '2026-11-29',
    '2026-11-29T12:00:00Z',
    '2026-11-30T23:00:00Z',
  ],
  ['by the clock of Manaus', 480, 'America/Manaus', '2026-11-28', '2026-11-29T11:30:00Z', '2026-11-29T12:00:00Z'],
  ['already tomorrow in Tokyo', 480, 'Asia/Tokyo', '2026-11-28', '2026-11-29T22:00:00Z', '2026-11-29T23:00:00Z'],
  [
    'an hour that New York leaves out',
    150,
    'America/New_York',
    '2026-03-07',
    '2026-03-08T06:00:00Z',
    '2026-03-08T07:30:00Z',
  ],
])('%s', (_, minute, zone, doneOn, after, at) =>
  expect(nextAt({ minute, zone }, doneOn, new Date(after))).toEqual(new Date(at)),
)

test('days follow each other across the end of a year', () => {
  expect([dayAfter('2026-12-31'), dayAfter('2027-01-01', -1)]).toEqual(['2027-01-01', '2026-12-31'])
  expect(dayOf(new Date('2026-11-30T02:00:00Z'), SAO_PAULO)).toBe('2026-11-29')
})
