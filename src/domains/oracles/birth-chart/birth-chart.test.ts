import { describe, expect, test } from 'vitest'
import { ascendantOf, midheavenOf } from './angles.rules.ts'
import { aspectBetween } from './aspects.rules.ts'
import { resolveLocalTime } from './clock.rules.ts'
import { houseOf, placidusCusps, wholeSignCusps } from './houses.rules.ts'
import { formatDegreeInSign, normalizeDegrees } from './signs.rules.ts'
import { longitudeOf, speedOf } from './sky.rules.ts'
import { chartOf, chartOfDay } from './rules.ts'

const CURITIBA = {
  name: 'Curitiba',
  state: 'PR',
  latitude: -25.43,
  longitude: -49.27,
  zone: 'America/Sao_Paulo',
} as const
const PORTO_ALEGRE = { sidereal: 0, latitude: -30, obliquity: 23.44 }
const inCuritiba = (hour: number, minute: number) => {
  const moment = resolveLocalTime({ year: 1987, month: 1, day: 12 }, { hour, minute }, CURITIBA)
  if (moment.kind !== 'once') throw new Error('expected an unambiguous local time')
  return chartOf(moment.at, CURITIBA, 'placidus')
}

describe('example of the article on the ascendant: Curitiba, 12 January 1987', () => {
  test.each([
    [6, 50, 23, 'Capricórnio'],
    [7, 0, 25, 'Capricórnio'],
    [7, 10, 27, 'Capricórnio'],
    [7, 20, 29, 'Capricórnio'],
    [7, 25, 1, 'Aquário'],
    [7, 30, 2, 'Aquário'],
  ])('at %ih%i it is %i° de %s', (hour, minute, degree, sign) => {
    expect(formatDegreeInSign(inCuritiba(hour, minute).angles!.ascendant)).toMatch(
      new RegExp(`^${degree}°\\d\\d′ de ${sign}$`),
    )
  })

  test('matches its formula computed by hand', () => {
    expect(ascendantOf({ sidereal: 199.56, latitude: -25.43, obliquity: 23.44 })).toBeCloseTo(297.8, 1)
  })
})

describe('example of the article on houses: Porto Alegre, sidereal time 0h', () => {
  test('computes ascendant, midheaven and the six Placidus cusps', () => {
    expect(formatDegreeInSign(ascendantOf(PORTO_ALEGRE))).toBe('17°03′ de Gêmeos')
    expect(midheavenOf(PORTO_ALEGRE)).toBeCloseTo(0, 9)
    expect(placidusCusps(PORTO_ALEGRE)!.slice(0, 6).map(formatDegreeInSign)).toEqual([
      expect.stringMatching(/^17°.*Gêmeos/),
      expect.stringMatching(/^19°.*Câncer/),
      expect.stringMatching(/^25°.*Leão/),
      '0°00′ de Libra',
      expect.stringMatching(/^29°.*Libra/),
      expect.stringMatching(/^24°.*Escorpião/),
    ])
  })

  test.each([
    [82, 1, 1],
    [95, 2, 1],
    [160, 4, 3],
    [230, 6, 5],
  ])('a planet at %i° is in house %i by whole signs and in house %i by Placidus', (longitude, whole, quadrant) => {
    expect(houseOf(longitude, wholeSignCusps(ascendantOf(PORTO_ALEGRE)))).toBe(whole)
    expect(houseOf(longitude, placidusCusps(PORTO_ALEGRE)!)).toBe(quadrant)
  })

  test.each([
    [-1.5, [28, 30, 32, 32, 30, 28]],
    [-30, [32, 36, 35, 30, 25, 22]],
    [51.5, [16, 20, 27, 39, 44, 34]],
    [59.9, [13, 17, 26, 42, 50, 32]],
  ])('at latitude %f the first six houses have the sizes of the table', (latitude, sizes) => {
    const cusps = placidusCusps({ ...PORTO_ALEGRE, latitude })!
    expect(sizes.map((_, at) => Math.round(normalizeDegrees(cusps[at + 1]! - cusps[at]!)))).toEqual(sizes)
  })

  test('beyond the polar circle the chart uses whole signs and says so', () => {
    expect(placidusCusps({ ...PORTO_ALEGRE, latitude: 69.6 })).toBeUndefined()
    expect(chartOf(new Date('1990-06-01T12:00Z'), { latitude: 69.6, longitude: 18.9 }, 'placidus').houses).toBe(
      'whole-sign',
    )
  })
})

test.each([
  ['2026-02-26T06:50Z', '22°33′ de Peixes'],
  ['2026-03-20T19:35Z', '8°29′ de Peixes'],
  ['2026-06-29T17:35Z', '26°15′ de Câncer'],
  ['2026-11-13T15:50Z', '5°02′ de Escorpião'],
])('Mercury is stationary about %s at %s, as in the article', (at, where) => {
  const moment = new Date(at)
  expect(formatDegreeInSign(longitudeOf('mercury', moment))).toBe(where)
  expect(Math.abs(speedOf('mercury', moment))).toBeLessThan(0.01)
})

test('Mercury is retrograde from the first station of a year to the second', () => {
  const moves = (day: string) => speedOf('mercury', new Date(`${day}T12:00Z`)) < 0
  expect(['2026-02-25', '2026-02-27', '2026-03-19', '2026-03-22'].map(moves)).toEqual([false, true, true, false])
})

test('the Sun enters Áries on 20 March 2026 at 11h46 in Brasília', () => {
  expect(longitudeOf('sun', new Date('2026-03-20T14:45Z'))).toBeGreaterThan(359.99)
  expect(longitudeOf('sun', new Date('2026-03-20T14:47Z'))).toBeLessThan(0.01)
})

test.each([
  [10, 17.9, 'conjunction'],
  [10, 18.1, undefined],
  [355, 2, 'conjunction'],
  [100, 281, 'opposition'],
  [350, 83, 'square'],
  [0, 126.9, 'trine'],
  [200, 144, 'sextile'],
  [0, 34, undefined],
])('%f° and %f° make a %s', (one, other, aspect) => expect(aspectBetween(one, other)?.aspect).toBe(aspect))

describe('chart without an hour', () => {
  const chart = chartOfDay({ year: 1987, month: 1, day: 12 }, CURITIBA)

  test('has no angles, and counts houses from the sign of the Sun', () => {
    expect(chart.angles).toBeUndefined()
    expect([chart.houses, chart.bodies[0]!.house, chart.cusps[0]]).toEqual(['solar', 1, 270])
    expect(chart.aspects.some(({ one, other }) => one === 'ascendant' || other === 'midheaven')).toBe(false)
  })

  test('gives both signs for a Moon that changed sign that day', () => {
    const days = Array.from(
      { length: 28 },
      (_, day) => chartOfDay({ year: 1987, month: 1, day: day + 1 }, CURITIBA).bodies[1]!,
    )
    const changing = days.filter(({ alsoSign }) => alsoSign !== undefined).length
    expect(changing).toBeGreaterThanOrEqual(11)
    expect(changing).toBeLessThanOrEqual(13)
  })

  test('leaves out an aspect that held only for some hours', () => {
    const hourly = chartOf(chart.at, CURITIBA, 'placidus').aspects.filter(
      ({ other }) => other !== 'ascendant' && other !== 'midheaven',
    )
    expect(chart.aspects.length).toBeLessThan(hourly.length)
  })
})
