import { readFileSync } from 'node:fs'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { atan2, cos, sin, tan } from './angles.rules.ts'
import { resolveLocalTime } from './clock.rules.ts'
import { placidusCusps } from './houses.rules.ts'
import { chartOf } from './rules.ts'
import { angularDistance, normalizeDegrees } from './signs.rules.ts'
import type { BodyName } from './sky.rules.ts'

const PLACES: Record<string, { zone: string; latitude: number; longitude: number }> = {
  'São Paulo': { zone: 'America/Sao_Paulo', latitude: -23.55, longitude: -46.63 },
  'Porto Alegre': { zone: 'America/Sao_Paulo', latitude: -30.03, longitude: -51.23 },
  Brasília: { zone: 'America/Sao_Paulo', latitude: -15.78, longitude: -47.93 },
  Salvador: { zone: 'America/Bahia', latitude: -12.97, longitude: -38.51 },
  Maceió: { zone: 'America/Maceio', latitude: -9.67, longitude: -35.74 },
  Recife: { zone: 'America/Recife', latitude: -8.05, longitude: -34.88 },
  Fortaleza: { zone: 'America/Fortaleza', latitude: -3.72, longitude: -38.54 },
  Belém: { zone: 'America/Belem', latitude: -1.46, longitude: -48.5 },
  Santarém: { zone: 'America/Santarem', latitude: -2.44, longitude: -54.71 },
  Palmas: { zone: 'America/Araguaina', latitude: -10.18, longitude: -48.33 },
  Cuiabá: { zone: 'America/Cuiaba', latitude: -15.6, longitude: -56.1 },
  'Campo Grande': { zone: 'America/Campo_Grande', latitude: -20.44, longitude: -54.65 },
  Manaus: { zone: 'America/Manaus', latitude: -3.12, longitude: -60.02 },
  'Porto Velho': { zone: 'America/Porto_Velho', latitude: -8.76, longitude: -63.9 },
  'Boa Vista': { zone: 'America/Boa_Vista', latitude: 2.82, longitude: -60.67 },
  'Rio Branco': { zone: 'America/Rio_Branco', latitude: -9.97, longitude: -67.81 },
}
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
/** What another library computed; the file says which one, and how its births were chosen. */
const RECORDED = readFileSync(`${import.meta.dirname}/independent-charts.csv`, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(','))
const NEAR = 0.02
const SEED = seedOfThisRun()
const CUSPS = 200

test('charts since 1920 agree with an independent library', () => {
  const furthest: Record<string, number> = {}
  const measure = (name: string, ours: number, theirs: number) =>
    void (furthest[name] = Math.max(furthest[name] ?? 0, angularDistance(ours, theirs)))
  for (const [name, local, utc, ...degrees] of RECORDED) {
    const { zone, latitude, longitude } = PLACES[name!]!
    const wall = Temporal.PlainDateTime.from(local!)
    const at = new Date(utc!)
    const moment = resolveLocalTime(wall, wall, { zone, longitude })
    // For a skipped hour and one that occurred twice the other library has rules of its own.
    if (moment.kind === 'once') expect(moment.at, `${name} ${local}`).toEqual(at)
    const { bodies, angles } = chartOf(at, { latitude, longitude }, 'placidus')
    const ours = [
      ...COMPARED.map((body) => bodies.find((one) => one.body === body)!.longitude),
      angles!.ascendant,
      angles!.midheaven,
    ]
    for (const [index, body] of [...COMPARED, 'ascendant', 'midheaven'].entries())
      measure(body, ours[index]!, Number(degrees[index]))
  }
  expect(RECORDED).toHaveLength(400)
  expect(Object.keys(furthest)).toHaveLength(12)
  expect(Math.max(...Object.values(furthest)), JSON.stringify(furthest)).toBeLessThan(NEAR)
})

test(`cusps of Placidus divide their semi-arcs into thirds (SEED=${SEED})`, () => {
  const { next } = seededRandom(SEED)
  for (let birth = 0; birth < CUSPS; birth++) {
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
