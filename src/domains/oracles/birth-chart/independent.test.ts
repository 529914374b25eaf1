import circular from 'circular-natal-horoscope-js'
import { expect, test } from 'vitest'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { atan2, cos, sin, tan } from './angles.rules.ts'
import { resolveLocalTime } from './clock.rules.ts'
import { placidusCusps } from './houses.rules.ts'
import { chartOf } from './rules.ts'
import { angularDistance, normalizeDegrees } from './signs.rules.ts'
import type { BodyName } from './sky.rules.ts'

const PLACES = [
  ['São Paulo', 'America/Sao_Paulo', -23.55, -46.63],
  ['Porto Alegre', 'America/Sao_Paulo', -30.03, -51.23],
  ['Brasília', 'America/Sao_Paulo', -15.78, -47.93],
  ['Salvador', 'America/Bahia', -12.97, -38.51],
  ['Maceió', 'America/Maceio', -9.67, -35.74],
  ['Recife', 'America/Recife', -8.05, -34.88],
  ['Fortaleza', 'America/Fortaleza', -3.72, -38.54],
  ['Belém', 'America/Belem', -1.46, -48.5],
  ['Santarém', 'America/Santarem', -2.44, -54.71],
  ['Palmas', 'America/Araguaina', -10.18, -48.33],
  ['Cuiabá', 'America/Cuiaba', -15.6, -56.1],
  ['Campo Grande', 'America/Campo_Grande', -20.44, -54.65],
  ['Manaus', 'America/Manaus', -3.12, -60.02],
  ['Porto Velho', 'America/Porto_Velho', -8.76, -63.9],
  ['Boa Vista', 'America/Boa_Vista', 2.82, -60.67],
  ['Rio Branco', 'America/Rio_Branco', -9.97, -67.81],
] as const
const COMPARED = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies BodyName[]
const SEED = seedOfThisRun()
const BIRTHS = 200
const NEAR = 0.02

test(`charts since 1920 agree with an independent library (SEED=${SEED})`, () => {
  const { below, pick } = seededRandom(SEED)
  const furthest: Record<string, number> = {}
  const measure = (name: string, ours: number, theirs: number) =>
    void (furthest[name] = Math.max(furthest[name] ?? 0, angularDistance(ours, theirs)))
  for (let birth = 0; birth < BIRTHS; birth++) {
    const [name, zone, latitude, longitude] = pick(PLACES)
    const [day, hour] = [
      { year: 1920 + below(106), month: 1 + below(12), day: 1 + below(28) },
      { hour: below(24), minute: below(60) },
    ]
    const origin = new circular.Origin({ ...day, month: day.month - 1, date: day.day, ...hour, latitude, longitude })
    const theirs = new circular.Horoscope({ origin })
    const at = new Date(origin.utcTime.valueOf())
    const moment = resolveLocalTime(day, hour, { zone, longitude })
    // For a skipped hour and one that occurred twice the other library has rules of its own.
    if (moment.kind === 'once') expect(moment.at, `${name} ${JSON.stringify({ day, hour })}`).toEqual(at)
    const ours = chartOf(at, { latitude, longitude }, 'placidus')
    for (const body of COMPARED) {
      measure(
        body,
        ours.bodies.find((one) => one.body === body)!.longitude,
        theirs.CelestialBodies[body].ChartPosition.Ecliptic.DecimalDegrees,
      )
    }
    measure('ascendant', ours.angles!.ascendant, theirs.Ascendant.ChartPosition.Ecliptic.DecimalDegrees)
    measure('midheaven', ours.angles!.midheaven, theirs.Midheaven.ChartPosition.Ecliptic.DecimalDegrees)
  }
  expect(Object.keys(furthest)).toHaveLength(12)
  expect(Math.max(...Object.values(furthest)), JSON.stringify(furthest)).toBeLessThan(NEAR)
})

test(`cusps of Placidus divide their semi-arcs into thirds (SEED=${SEED})`, () => {
  const { next } = seededRandom(SEED)
  for (let birth = 0; birth < BIRTHS; birth++) {
    const [sidereal, latitude, obliquity] = [next() * 360, -60 + next() * 120, 23.44]
    const cusps = placidusCusps({ sidereal, latitude, obliquity })!
    const gone = (house: number) => {
      const longitude = cusps[house - 1]!
      const declination = (Math.asin(sin(obliquity) * sin(longitude)) * 180) / Math.PI
      const halfDay = (Math.acos(-tan(latitude) * tan(declination)) * 180) / Math.PI
      const east = normalizeDegrees(atan2(sin(longitude) * cos(obliquity), cos(longitude)) - sidereal)
      return east <= halfDay + 1e-6 ? east / halfDay : (180 - east) / (180 - halfDay)
    }
    expect([11, 12, 1, 2, 3].map((house) => Number(gone(house).toFixed(6)))).toEqual([
      0.333333, 0.666667, 1, 0.666667, 0.333333,
    ])
  }
})
