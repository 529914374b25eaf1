import { describe, expect, test } from 'vitest'
import { horoscopeReader } from './horoscope-reader.ts'
import { horoscopeOf } from './rules.ts'
import { QUARTERS, skyOfDay } from './sky-of-day.rules.ts'
import { sunSignOf } from './sun-sign.rules.ts'

const on = (day: number, month: number, year = 2026) => ({ year, month, day })

test.each([
  ['Lua nova', 14, 6],
  ['quarto crescente', 21, 6],
  ['Lua cheia', 29, 6],
  ['quarto minguante', 7, 7],
  ['Lua nova', 12, 8],
  ['quarto minguante', 5, 8],
  ['Lua nova', 10, 10],
  ['quarto minguante', 1, 11],
  ['Lua cheia', 24, 11],
  ['Lua cheia', 23, 12],
  ['quarto minguante', 30, 12],
])('as in the article: %s on %i/%i', (kind, day, month) => {
  expect(QUARTERS[skyOfDay(on(day, month)).moon.quarter!.kind]).toBe(kind)
})

test('other days have no quarter, and the Moon waxes or wanes', () => {
  expect(skyOfDay(on(15, 6)).moon).toMatchObject({ isWaxing: true })
  expect(skyOfDay(on(15, 6)).moon.quarter).toBeUndefined()
  expect(skyOfDay(on(10, 6)).moon).toMatchObject({ isWaxing: false })
})

test('the new Moon of 18 January 2026 is at 16:52 in Brasília', () => {
  expect(horoscopeOf(on(18, 1)).facts[0]).toBe('Lua nova às 16:52.')
})

test('in a month the Moon changes sign about thirteen times, each time on the day for which it is reported', () => {
  const days = Array.from({ length: 30 }, (_, at) => skyOfDay(on(at + 1, 6)))
  const changes = days.flatMap(({ moon, day }) => (moon.next ? [{ ...moon.next, from: moon.sign, day }] : []))
  expect(changes.length).toBeGreaterThanOrEqual(12)
  for (const { from, sign, at, day } of changes) {
    expect(sign).toBe((from + 1) % 12)
    expect(new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', day: 'numeric' }).format(at)).toBe(
      String(day.day),
    )
  }
})

test('reports Mercury as retrograde only in the weeks named in the article', () => {
  const isRetrograde = (day: number, month: number) =>
    /retrógrado: .*Mercúrio/.test(horoscopeOf(on(day, month)).facts[2]!)
  expect([
    isRetrograde(20, 2),
    isRetrograde(5, 3),
    isRetrograde(25, 3),
    isRetrograde(10, 7),
    isRetrograde(30, 7),
    isRetrograde(1, 11),
    isRetrograde(20, 11),
  ]).toEqual([false, true, false, true, false, true, false])
})

describe('horoscope text', () => {
  test('is the same for the same day', () => expect(horoscopeOf(on(21, 11))).toEqual(horoscopeOf(on(21, 11))))

  test('has twelve signs with whole sentences and a question, every day of a year', () => {
    for (let at = 0; at < 365; at += 3) {
      const date = new Date(Date.UTC(2026, 0, 1 + at))
      const { facts, signs } = horoscopeOf({ year: 2026, month: date.getUTCMonth() + 1, day: date.getUTCDate() })
      expect(signs).toHaveLength(12)
      for (const words of [...facts, ...signs.flatMap(({ sentences }) => sentences)])
        expect(words).toMatch(/^[A-ZÁÉÍÓÚ][^{}]*\.$/)
      for (const { question } of signs) expect(question).toMatch(/\?$/)
      expect(new Set(signs.map(({ sentences }) => sentences[0])).size).toBe(12)
    }
  })

  test('promises nothing', () => {
    const words = JSON.stringify(horoscopeOf(on(21, 11)))
    expect(words).not.toMatch(/\bvai\b|você será|sorte|azar|garant/i)
  })
})

test('the day changes at midnight in Brasília, not in Greenwich', () => {
  const read = horoscopeReader()
  const evening = read(new Date('2026-11-22T02:59:59Z'))
  expect(evening.day).toBe('2026-11-21')
  expect(read(new Date('2026-11-21T12:00Z'))).toBe(evening)
  expect(read(new Date('2026-11-22T03:00Z')).day).toBe('2026-11-22')
})

test.each([
  // Where tables of dates stop, the Sun decides: in 1992 it entered Áries on 20 March at 5h48 in Brasília.
  [{ year: 1991, month: 1, day: 1 }, { sign: 9 }],
  [{ year: 1992, month: 3, day: 19 }, { sign: 11 }],
  [
    { year: 1992, month: 3, day: 20 },
    { sign: 0, alsoSign: 11 },
  ],
  [{ year: 1992, month: 3, day: 21 }, { sign: 0 }],
  [{ year: 1987, month: 7, day: 22 }, { sign: 3 }],
])('the sign of the Sun on %o', (day, sign) => expect(sunSignOf(day)).toEqual(sign))
