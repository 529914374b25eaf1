import { describe, expect, test } from 'vitest'
import { ASPECTS, type AspectName } from '../birth-chart/aspects.rules.ts'
import { type Chart, chartOf } from '../birth-chart/rules.ts'
import { degreeInSign } from '../birth-chart/signs.rules.ts'
import { dayOfChart, orbOf, SYNASTRY_ORBS, synastryOf, type SynastryPoint, synastryPointsOf } from './rules.ts'
import { synastryWords } from './words.rules.ts'

/** The couple that every textbook compares: births and positions as Astro-Databank publishes them (rating A). */
const CHARLES = chartOf(new Date('1948-11-14T21:14:00Z'), { latitude: 51.5, longitude: -0.1667 }, 'placidus')
const DIANA = chartOf(new Date('1961-07-01T18:45:00Z'), { latitude: 52.8333, longitude: 0.5 }, 'placidus')

const written = (chart: Chart) =>
  Object.fromEntries(
    synastryPointsOf(chart).map(([point, longitude]) => {
      const { degree, sign } = degreeInSign(longitude)
      return [point, `${degree} ${sign}`]
    }),
  )

describe('two published charts', () => {
  test('have their published positions', () => {
    expect(written(CHARLES)).toMatchObject({ sun: '22 Escorpião', moon: '0 Touro', ascendant: '5 Leão' })
    expect(written(DIANA)).toMatchObject({
      sun: '9 Câncer',
      moon: '25 Aquário',
      venus: '24 Touro',
      ascendant: '18 Sagitário',
    })
  })

  test('have the aspects between them that textbooks name', () => {
    const aspects = synastryOf({ chart: CHARLES }, { chart: DIANA })
    const between = (mine: SynastryPoint, theirs: SynastryPoint) =>
      aspects.find((one) => one.mine === mine && one.theirs === theirs)
    expect(between('sun', 'moon')).toMatchObject({ aspect: 'square', orb: expect.closeTo(2.6, 1) })
    expect(between('sun', 'venus')).toMatchObject({ aspect: 'opposition', orb: expect.closeTo(2, 1) })
    expect(between('moon', 'saturn')).toMatchObject({ aspect: 'square' })
    expect(aspects.map(({ orb }) => orb)).toEqual(aspects.map(({ orb }) => orb).toSorted((a, b) => a - b))
  })

  test('have the same aspects, whoever comes first', () => {
    const swapped = synastryOf({ chart: DIANA }, { chart: CHARLES }).map(
      (one) => `${one.theirs} ${one.mine} ${one.aspect}`,
    )
    const list = synastryOf({ chart: CHARLES }, { chart: DIANA }).map(
      (one) => `${one.mine} ${one.theirs} ${one.aspect}`,
    )
    expect(swapped.toSorted()).toEqual(list.toSorted())
  })
})

test('an aspect holds within half the sum of both orbs, and an ascendant brings none', () => {
  expect([orbOf('sun', 'moon'), orbOf('venus', 'mercury'), orbOf('sun', 'ascendant')]).toEqual([13.5, 7, 7.5])
})

/** A birth in Curitiba on this day, whose hour nobody knows. */
const withoutHour = (year: number, month: number, day: number) =>
  dayOfChart({
    day: { year, month, day },
    place: { name: 'Curitiba', state: 'PR', latitude: -25.43, longitude: -49.27, zone: 'America/Sao_Paulo' },
  })

test('without an hour there is no ascendant, and only what holds all day counts', () => {
  const day = withoutHour(1987, 1, 12)
  const aspects = synastryOf({ chart: DIANA }, day)
  expect(aspects.some(({ theirs }) => theirs === 'ascendant')).toBe(false)
  const atNoon = synastryOf({ chart: DIANA }, { chart: day.chart })
  expect(atNoon).toEqual(expect.arrayContaining(aspects))
  expect(atNoon.length).toBeGreaterThan(aspects.length)
})

describe('words', () => {
  const points = Object.keys(SYNASTRY_ORBS) as SynastryPoint[]
  const all = points.flatMap((mine) =>
    points.flatMap((theirs) =>
      (Object.keys(ASPECTS) as AspectName[]).map((aspect) => synastryWords({ mine, theirs, aspect })),
    ),
  )
  test('are a whole sentence and a question for every pair', () => {
    for (const { title, text, question } of all) {
      expect(title).toMatch(/^(O seu|A sua) \S+ e [oa] \S+ da outra pessoa$/)
      expect(text).toMatch(/^Na tradição, [^{}]+\.$/)
      expect(question).toMatch(/\?$/)
    }
  })

  test('promise nothing and give no marks', () => {
    for (const { text } of all) expect(text).not.toMatch(/destin|alma gêmea|compatib|nota|%|vai |será|nunca|sempre/i)
  })
})
