import { expect, test } from 'vitest'
import { wallTimeIn } from '#domains/scheduling/ui/local-time.ts'
import { callbackHours } from './callback-hours.ts'

const utc = (time: string) => new Date(`2026-03-10T${time}Z`)

test.each([
  ['America/Sao_Paulo', utc('23:40:12'), ['21:00', '21:30'], ['21:00', '21:30', '22:00']],
  ['America/Sao_Paulo', utc('23:45:01'), ['21:30'], ['21:30', '22:00']],
  [
    'America/Manaus',
    utc('23:40:00'),
    ['20:00', '20:30', '21:00', '21:30'],
    ['20:00', '20:30', '21:00', '21:30', '22:00'],
  ],
  ['Europe/Lisbon', utc('21:45:00'), [], ['22:00']],
  ['Europe/Lisbon', utc('21:46:00'), [], []],
  ['Europe/Lisbon', utc('23:00:00'), [], []],
])('in %s at %s', (zone, now, starts, ends) => {
  const hours = callbackHours(now, zone)
  expect(hours.starts.map((at) => wallTimeIn(zone, at).time)).toEqual(starts)
  expect(hours.ends.map((at) => wallTimeIn(zone, at).time)).toEqual(ends)
})
