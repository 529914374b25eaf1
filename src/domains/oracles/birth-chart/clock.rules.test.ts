import { expect, test } from 'vitest'
import { clockAt, dayBounds, resolveLocalTime, parseHour } from './clock.rules.ts'

const PLACES = {
  'São Paulo': { zone: 'America/Sao_Paulo', longitude: -46.63 },
  Recife: { zone: 'America/Recife', longitude: -34.88 },
  Salvador: { zone: 'America/Bahia', longitude: -38.51 },
  Noronha: { zone: 'America/Noronha', longitude: -32.42 },
  Manaus: { zone: 'America/Manaus', longitude: -60.02 },
  'Rio Branco': { zone: 'America/Rio_Branco', longitude: -67.81 },
  Tabatinga: { zone: 'America/Eirunepe', longitude: -69.94 },
  Santarém: { zone: 'America/Santarem', longitude: -54.7 },
  Cuiabá: { zone: 'America/Cuiaba', longitude: -56.1 },
  Palmas: { zone: 'America/Araguaina', longitude: -48.33 },
} as const

const resolve = (name: keyof typeof PLACES, day: string, time: string) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  return resolveLocalTime({ year, month, day: date }, { hour, minute }, PLACES[name])
}

test.each([
  ['São Paulo', '1987-01-12', '07:10', '1987-01-12T09:10Z', 'summer time of the whole country'],
  ['São Paulo', '1987-07-12', '07:10', '1987-07-12T10:10Z', 'winter'],
  ['São Paulo', '2020-01-12', '07:10', '2020-01-12T10:10Z', 'summer time was ended in 2019'],
  ['São Paulo', '1931-12-01', '12:00', '1931-12-01T14:00Z', 'the first summer time'],
  ['São Paulo', '1925-12-01', '12:00', '1925-12-01T15:00Z', 'zones, no summer time yet'],
  ['Recife', '1987-01-12', '12:00', '1987-01-12T14:00Z', 'the Northeast had it too'],
  ['Recife', '1996-01-12', '12:00', '1996-01-12T15:00Z', 'and left in 1990'],
  ['Recife', '2000-10-10', '12:00', '2000-10-10T14:00Z', 'back for a week in 2000'],
  ['Recife', '2000-10-20', '12:00', '2000-10-20T15:00Z', 'and out again'],
  ['Salvador', '2003-01-10', '12:00', '2003-01-10T14:00Z', 'Bahia until 2003'],
  ['Salvador', '2004-01-10', '12:00', '2004-01-10T15:00Z', 'then out'],
  ['Salvador', '2012-01-10', '12:00', '2012-01-10T14:00Z', 'back once in 2011–2012'],
  ['Palmas', '2013-01-10', '12:00', '2013-01-10T14:00Z', 'Tocantins once more in 2012–2013'],
  ['Palmas', '2014-01-10', '12:00', '2014-01-10T15:00Z', 'and out'],
  ['Noronha', '2010-01-10', '12:00', '2010-01-10T14:00Z', 'two hours from Greenwich'],
  ['Manaus', '2010-01-10', '12:00', '2010-01-10T16:00Z', 'four hours'],
  ['Cuiabá', '2010-01-10', '12:00', '2010-01-10T15:00Z', 'four hours, less one in summer'],
  ['Rio Branco', '2008-06-20', '12:00', '2008-06-20T17:00Z', 'Acre, five hours until June 2008'],
  ['Rio Branco', '2008-06-30', '12:00', '2008-06-30T16:00Z', 'four from then'],
  ['Rio Branco', '2013-11-09', '12:00', '2013-11-09T16:00Z', 'until November 2013'],
  ['Rio Branco', '2013-11-12', '12:00', '2013-11-12T17:00Z', 'five again'],
  ['Tabatinga', '2010-06-30', '12:00', '2010-06-30T16:00Z', 'western Amazonas went along'],
  ['Santarém', '2008-06-20', '12:00', '2008-06-20T16:00Z', 'western Pará, four hours until June 2008'],
  ['Santarém', '2008-06-30', '12:00', '2008-06-30T15:00Z', 'three ever since'],
] as const)('%s, %s at %s was %s (%s)', (name, day, time, instant, _why) => {
  expect(resolve(name, day, time)).toEqual({ kind: 'once', at: new Date(instant) })
})

test('reports both instants of an hour that occurred twice', () => {
  expect(resolve('São Paulo', '2018-02-17', '23:30')).toEqual({
    kind: 'twice',
    first: new Date('2018-02-18T01:30Z'),
    second: new Date('2018-02-18T02:30Z'),
  })
})

test('reports an hour that was skipped', () => {
  expect(resolve('São Paulo', '2018-11-04', '00:30')).toEqual({ kind: 'never' })
  expect(resolve('Recife', '2018-11-04', '00:30').kind).toBe('once')
})

test('uses the local mean time of a town before 1914', () => {
  expect(resolve('São Paulo', '1913-12-31', '12:00')).toEqual({
    kind: 'once',
    at: new Date('1913-12-31T15:06:31.200Z'),
  })
  expect(resolve('São Paulo', '1914-01-01', '12:00')).toEqual({ kind: 'once', at: new Date('1914-01-01T15:00Z') })
  expect(clockAt(new Date('1913-06-01T12:00Z'), PLACES['São Paulo']).isLocalMean).toBe(true)
})

test('reports summer time', () => {
  const clock = (name: keyof typeof PLACES, at: string) => clockAt(new Date(at), PLACES[name])
  expect(clock('São Paulo', '1987-01-12T09:10Z')).toEqual({
    offsetMinutes: -120,
    isSummerTime: true,
    isLocalMean: false,
  })
  expect(clock('São Paulo', '2018-12-01T12:00Z').isSummerTime).toBe(true)
  expect(clock('São Paulo', '2022-12-01T12:00Z').isSummerTime).toBe(false)
  expect(clock('Rio Branco', '2008-06-26T12:00Z')).toEqual({
    offsetMinutes: -240,
    isSummerTime: false,
    isLocalMean: false,
  })
})

test('a day whose midnight was skipped lasts twenty-three hours', () => {
  const { start, end } = dayBounds({ year: 2018, month: 11, day: 4 }, PLACES['São Paulo'])
  expect((end.getTime() - start.getTime()) / 3_600_000).toBe(23)
  expect(dayBounds({ year: 1910, month: 5, day: 1 }, PLACES['São Paulo']).start).toEqual(
    new Date('1910-05-01T03:06:31.200Z'),
  )
})

test.each([
  ['7h10', 7, 10],
  ['07:10', 7, 10],
  ['0710', 7, 10],
  ['19h', 19, 0],
  ['19h45min', 19, 45],
  ['0:00', 0, 0],
])('“%s” is %i hours %i', (typed, hour, minute) => expect(parseHour(typed)).toEqual({ hour, minute }))

test.each(['', '24:00', '7:60', 'meio-dia', '7h1000', '-3'])('“%s” is not a time of day', (typed) =>
  expect(() => parseHour(typed)).toThrow(expect.objectContaining({ code: 'oracles.invalid_hour' })),
)
