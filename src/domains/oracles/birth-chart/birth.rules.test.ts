import { expect, test } from 'vitest'
import { parsePlaces } from './places/rules.ts'
import { parseBirth, type BirthInput } from './birth.rules.ts'

const PLACES = parsePlaces({ PR: 'Curitiba -25.43 -49.27', SP: 'São Paulo -23.55 -46.63' })
const TODAY = { year: 2026, month: 11, day: 21 }
const ana = (changes: Partial<BirthInput> = {}) =>
  parseBirth(
    { day: '12/01/1987', hour: '7h10', town: 'curitiba', coordinates: undefined, repeatedHour: undefined, ...changes },
    PLACES,
    TODAY,
  )

test('reads Ana’s birth to the instant', () => {
  expect(ana()).toMatchObject({
    birth: { place: { name: 'Curitiba', zone: 'America/Sao_Paulo' }, clock: { at: new Date('1987-01-12T09:10Z') } },
  })
})

test('without an hour the birth has no clock time', () => {
  const read = ana({ hour: undefined })
  expect('birth' in read && read.birth.clock).toBe(undefined)
  expect('birth' in read).toBe(true)
})

test('reports all invalid fields at once', () => {
  const read = ana({ day: '31/02/1987', hour: '25h', town: 'Lisboa' })
  expect('faults' in read && Object.keys(read.faults)).toEqual(['day', 'hour', 'place'])
})

test('asks which of two hours is meant, and uses the answer', () => {
  const twice = { day: '17/02/2018', hour: '23:30' }
  expect(ana(twice)).toEqual({
    twice: { kind: 'twice', first: new Date('2018-02-18T01:30Z'), second: new Date('2018-02-18T02:30Z') },
  })
  expect(ana({ ...twice, repeatedHour: 'second' })).toMatchObject({
    birth: { clock: { at: new Date('2018-02-18T02:30Z') } },
  })
})

test('refuses an hour that was skipped', () => {
  expect(ana({ day: '04/11/2018', hour: '0h30' })).toEqual({ faults: { hour: expect.stringContaining('não existiu') } })
})

test('accepts coordinates instead of a town', () => {
  expect(ana({ town: '', coordinates: { latitude: '22,4 S', longitude: '43,66 O', state: 'RJ' } })).toMatchObject({
    birth: { place: { latitude: -22.4, longitude: -43.66, state: 'RJ' } },
  })
})
