import { expect, test } from 'vitest'
import { parseApart } from './parse-apart.ts'

const FROM = Date.parse('2026-11-20T12:00:00Z')
const WINDOW = { zone: 'America/Sao_Paulo', from: FROM, until: FROM + 190 * 86_400_000 }
const MOST_BYTES = 2 * 1024 * 1024

const one = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:a', 'DTSTART:20261121T130000Z', 'DTEND:20261121T140000Z', ...lines, 'END:VEVENT'].join('\r\n')
const file = (body: string) => `BEGIN:VCALENDAR\r\n${body}\r\nEND:VCALENDAR\r\n`
const full = (piece: string) => piece.repeat(Math.floor((MOST_BYTES - 100) / piece.length))

test.each<[string, string, string | number]>([
  ['a rule that never comes to a date', file(one('RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30')), 'too_slow'],
  ['every second for ever', file(one('RRULE:FREQ=SECONDLY')), 0],
  ['every hour for ever', file(one('RRULE:FREQ=HOURLY')), 1],
  ['a file full of appointments', file(full('BEGIN:VEVENT\r\nEND:VEVENT\r\n')), 'too_large'],
  ['a file full of calendars', full('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'), 0],
  ['parts within parts', full('BEGIN:VEVENT\r\n'), 'too_large'],
  [
    'parts within parts that end',
    file(full('BEGIN:X\r\n').slice(0, 900_000) + full('END:X\r\n').slice(0, 700_000)),
    'too_large',
  ],
  ['one line without an end', file(one(`SUMMARY:${'x'.repeat(MOST_BYTES - 500)}`)), 1],
  ['a line of parameters', file(one(`SUMMARY${';A=B'.repeat(400_000)}:x`)), 1],
  ['a line that is folded again and again', file(one(`SUMMARY:${'x\r\n '.repeat(400_000)}x`)), 1],
  [
    'a repetition that leaves out two thousand times',
    file(one('RRULE:FREQ=DAILY', 'EXDATE:20261122T130000Z\r\n'.repeat(2_000).trimEnd())),
    188,
  ],
  ['a length of a thousand years', file(one('RRULE:FREQ=YEARLY').replace('DTEND:2026', 'DTEND:3026')), 1],
])('%s ends, and an ordinary file is read after it', async (_, text, expected) => {
  const found = await parseApart(text, WINDOW)
  expect(typeof found === 'string' ? found : found.spans.length).toBe(expected)
  expect(await parseApart(file(one()), WINDOW)).toMatchObject({
    unread: 0,
    spans: [[FROM + 90_000_000, FROM + 93_600_000]],
  })
})

test('the process goes on while a file is worked out that never ends', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 10)
  await parseApart(file(one('RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30')), WINDOW)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})
