import { describe, expect, test } from 'vitest'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { dayInSaoPaulo, formatIsoDay, formatDay, formatDayAndTime, formatDuration, formatTime } from './dates.ts'

test('a day is formatted dd/mm/aaaa in São Paulo, even when it is already the next day in UTC', () => {
  expect(formatDay(new Date('2026-03-02T02:30:00Z'))).toBe('01/03/2026')
  expect(formatDayAndTime(new Date('2026-03-02T15:05:00Z'))).toBe('02/03/2026, 12:05')
})

test('an ISO day is formatted dd/mm/aaaa', () => expect(formatIsoDay('2026-03-01')).toBe('01/03/2026'))

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min 0 s'],
  [1_003_000, '16 min 43 s'],
  [3_600_000, '1 h 0 min 0 s'],
])('%i ms is formatted as %s', (ms, words) => expect(formatDuration(ms)).toBe(words))

describe('São Paulo time without Intl', () => {
  const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const TIME = { hour: '2-digit', minute: '2-digit' } as const
  const intl = (locale: string, parts: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'America/Sao_Paulo', ...parts }).format(at)
  const same = (at: Date) => {
    expect([formatDay(at), formatTime(at), formatDayAndTime(at), dayInSaoPaulo(at)], at.toISOString()).toEqual([
      intl('pt-BR', DAY, at),
      intl('pt-BR', TIME, at),
      intl('pt-BR', { ...DAY, ...TIME }, at),
      intl('en-CA', DAY, at),
    ])
  }

  test('agrees with the time zone database before and after the last daylight saving time and for future years', () => {
    const end = Date.UTC(2019, 1, 17, 2)
    for (const ms of [-3_600_000, -1, 0, 1, 3_600_000]) same(new Date(end + ms))
    const seed = seedOfThisRun()
    const luck = seededRandom(seed)
    for (let i = 0; i < 300; i++) same(new Date(Date.UTC(2015, 0) + luck.below(25 * 365 * 86_400) * 1000))
    for (let month = 0; month < 12 * 22; month++) same(new Date(Date.UTC(2019, 2 + month, 1, 2, 59, 59)))
  })
})
