import { describe, expect, test } from 'vitest'
import { busyTimesOf } from './busy-times.ts'

const DAY = 86_400_000
const FROM = Date.parse('2026-11-20T12:00:00Z')
const WINDOW = { zone: 'America/Sao_Paulo', from: FROM, until: FROM + 190 * DAY }

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:um@amigo', ...lines, 'END:VEVENT']
const file = (...lines: (string | string[])[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines.flat(), 'END:VCALENDAR', ''].join('\r\n')
/** Busy times as they are read, in UTC: "11-21 13:00 – 14:00". */
const busy = (text: string, window: Partial<typeof WINDOW> = {}) =>
  busyTimesOf(text, { ...WINDOW, ...window }).spans.map(([a, b]) => {
    const [from, until] = [new Date(a).toISOString(), new Date(b).toISOString()]
    const end = from.slice(0, 10) === until.slice(0, 10) ? until.slice(11, 16) : until.slice(5, 16).replace('T', ' ')
    return `${from.slice(5, 16).replace('T', ' ')} – ${end}`
  })
const at = (start: string, end: string, ...more: string[]) => event(`DTSTART:${start}`, `DTEND:${end}`, ...more)

/** A zone as Outlook names it, with the rules beside it. */
const OUTLOOK_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Central European Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

test('an appointment takes its time, whatever zone it is written in', () => {
  expect(busy(file(at('20261121T130000Z', '20261121T140000Z')))).toEqual(['11-21 13:00 – 14:00'])
  const of = (zone: string) => event(`DTSTART;TZID=${zone}:20261121T100000`, `DTEND;TZID=${zone}:20261121T103000`)
  expect(busy(file(of('America/Sao_Paulo')))).toEqual(['11-21 13:00 – 13:30'])
  expect(busy(file(OUTLOOK_ZONE, of('Central European Standard Time')))).toEqual(['11-21 09:00 – 09:30'])
  expect(busy(file(of('Em Lugar Nenhum'))), 'an unknown zone is the own one').toEqual(['11-21 13:00 – 13:30'])
})

test('whole days and times without a zone go by the clock of the consultant', () => {
  const days = event('DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212')
  expect(busy(file(days))).toEqual(['12-10 03:00 – 12-12 03:00'])
  expect(busy(file(days), { zone: 'America/Manaus' })).toEqual(['12-10 04:00 – 12-12 04:00'])
  expect(busy(file(event('DTSTART;VALUE=DATE:20261210')))).toEqual(['12-10 03:00 – 12-11 03:00'])
  const floating = file(event('DTSTART:20261121T100000', 'DURATION:PT45M'))
  expect([busy(floating), busy(floating, { zone: 'America/Manaus' })]).toEqual([
    ['11-21 13:00 – 13:45'],
    ['11-21 14:00 – 14:45'],
  ])
})

test('free, cancelled and our own bookings take nothing, nor does what has no length', () => {
  const one = (...more: string[]) => busy(file(at('20261121T130000Z', '20261121T140000Z', ...more)))
  expect(one('TRANSP:TRANSPARENT')).toEqual([])
  expect(one('STATUS:CANCELLED')).toEqual([])
  expect(one('X-MICROSOFT-CDO-BUSYSTATUS:FREE')).toEqual([])
  expect(one('STATUS:TENTATIVE', 'TRANSP:OPAQUE')).toHaveLength(1)
  const own = ['BEGIN:VEVENT', `UID:booking-${crypto.randomUUID()}@sensitivos.com.br`, 'DTSTART:20261121T130000Z']
  expect(busy(file([...own, 'DTEND:20261121T140000Z', 'END:VEVENT']))).toEqual([])
  expect(busy(file(event('DTSTART:20261121T130000Z')))).toEqual([])
})

describe('repetitions', () => {
  const weekly = (...more: string[]) =>
    event(
      'DTSTART;TZID=America/Sao_Paulo:20260907T100000',
      'DTEND;TZID=America/Sao_Paulo:20260907T110000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261221T235959Z',
      ...more,
    )
  test('from long ago come to the window, and end when they say so', () => {
    expect(busy(file(weekly()))).toEqual(
      ['11-23', '11-30', '12-07', '12-14', '12-21'].map((day) => `${day} 13:00 – 14:00`),
    )
  })

  test('leave out what they say, by instant, by wall time and by day', () => {
    const left = (...exdates: string[]) => busy(file(weekly(...exdates))).map((one) => one.slice(0, 5))
    expect(left('EXDATE;TZID=America/Sao_Paulo:20261130T100000', 'EXDATE:20261207T130000Z')).toEqual([
      '11-23',
      '12-14',
      '12-21',
    ])
    expect(left('EXDATE;VALUE=DATE:20261214')).toEqual(['11-23', '11-30', '12-07', '12-21'])
  })

  test('an occurrence that was moved is where it is now, and one that was cancelled is nowhere', () => {
    const moved = event(
      'RECURRENCE-ID;TZID=America/Sao_Paulo:20261130T100000',
      'DTSTART;TZID=America/Sao_Paulo:20261201T150000',
      'DTEND;TZID=America/Sao_Paulo:20261201T160000',
    )
    const cancelled = event(
      'RECURRENCE-ID:20261207T130000Z',
      'STATUS:CANCELLED',
      'DTSTART:20261207T130000Z',
      'DTEND:20261207T140000Z',
    )
    expect(busy(file(moved, weekly(), cancelled))).toEqual([
      '11-23 13:00 – 14:00',
      '12-01 18:00 – 19:00',
      '12-14 13:00 – 14:00',
      '12-21 13:00 – 14:00',
    ])
  })

  test('keep their time on the wall when the clocks change', () => {
    const of = (zone: string) =>
      event(`DTSTART;TZID=${zone}:20261001T090000`, `DTEND;TZID=${zone}:20261001T100000`, 'RRULE:FREQ=MONTHLY;COUNT=8')
    const hours = (text: string) => busy(text).map((one) => one.slice(6, 11))
    const expected = ['08:00', '08:00', '08:00', '08:00', '07:00', '07:00']
    expect(hours(file(of('Europe/Berlin'))), 'by the database').toEqual(expected)
    const named = file(OUTLOOK_ZONE, of('Central European Standard Time'))
    expect(hours(named), 'by what the file says').toEqual(expected)
  })

  test('of whole days, every year, and with dates of their own', () => {
    const yearly = event('DTSTART;VALUE=DATE:19900214', 'RRULE:FREQ=YEARLY')
    expect(busy(file(yearly))).toEqual(['02-14 03:00 – 02-15 03:00'])
    const dates = at('20261121T130000Z', '20261121T140000Z', 'RDATE:20261125T130000Z')
    expect(busy(file(dates))).toEqual(['11-21 13:00 – 14:00', '11-25 13:00 – 14:00'])
  })
})

test('only the window counts, and what touches is one time', () => {
  const some = [
    at('20261119T100000Z', '20261120T130000Z'),
    at('20261120T130000Z', '20261120T150000Z'),
    at('20261120T140000Z', '20261120T143000Z'),
    at('20270701T100000Z', '20270701T110000Z'),
  ]
  expect(busy(file(...some))).toEqual(['11-20 12:00 – 15:00'])
})

test('one appointment that makes no sense leaves the others, and is counted', () => {
  const good = at('20261121T130000Z', '20261121T140000Z')
  const bad = [event('SUMMARY:sem hora'), at('20261122T130000Z', '20261122T140000Z', 'RRULE:FREQ=SECONDLY')]
  const { spans, unread } = busyTimesOf(file(...bad, good), WINDOW)
  expect([spans.length, unread]).toEqual([1, 2])
})

test('what is no calendar, or has too much in it, is refused', () => {
  expect(() => busyTimesOf('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', WINDOW)).toThrow()
  const many = Array.from({ length: 10_001 }, () => ['BEGIN:VEVENT', 'END:VEVENT'])
  expect(() => busyTimesOf(file(...many), WINDOW)).toThrow('too many parts')
})

test('a title never comes back', () => {
  const told = busyTimesOf(file(at('20261121T130000Z', '20261121T140000Z', 'SUMMARY:Terapia')), WINDOW)
  expect(JSON.stringify(told)).toBe(
    `{"spans":[[${Date.parse('2026-11-21T13:00:00Z')},${Date.parse('2026-11-21T14:00:00Z')}]],"unread":0}`,
  )
})
