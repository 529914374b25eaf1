import { describe, expect, test } from 'vitest'
import { findPlaces, exactPlace } from './search.rules.ts'
import { placeLabel, placeByCoordinates, parsePlaces } from './rules.ts'
import kept from './ui/municipalities.json' with { type: 'json' }
import { STATES } from './zones.rules.ts'

const PLACES = parsePlaces(kept)
const found = (typed: string) => findPlaces(PLACES, typed).map(placeLabel)

test('has every state with its towns, each once and inside Brazil', () => {
  expect(Object.keys(kept)).toEqual(Object.keys(STATES).toSorted())
  expect(PLACES.length).toBeGreaterThan(2_900)
  expect(new Set(PLACES.map(placeLabel)).size).toBe(PLACES.length)
  for (const { latitude, longitude } of PLACES) {
    expect(latitude).toBeGreaterThan(-34)
    expect(latitude).toBeLessThan(5.3)
    expect(longitude).toBeGreaterThan(-74)
    expect(longitude).toBeLessThan(-32)
  }
})

test.each([
  ['sao paulo', 'São Paulo (SP)'],
  ['São Paul', 'São Paulo (SP)'],
  ['curtiba', 'Curitiba (PR)'],
  ['curtib', 'Curitiba (PR)'],
  ['Urbelandia', 'Uberlândia (MG)'],
  ['Florianopols', 'Florianópolis (SC)'],
  ['belo horisonte', 'Belo Horizonte (MG)'],
  ['itamaraca', 'Ilha de Itamaracá (PE)'],
  ['sao joao del rei', 'São João del-Rei (MG)'],
  ['dias davila', "Dias d'Ávila (BA)"],
  ['Bonito, MS', 'Bonito (MS)'],
  ['bonito/pe', 'Bonito (PE)'],
  ['Mossroó', 'Mossoró (RN)'],
])('“%s” finds %s first', (typed, name) => expect(found(typed)[0]).toBe(name))

test('nonsense and a single letter find nothing', () => {
  expect(found('xqzwv kjh')).toEqual([])
  expect(found('s')).toEqual([])
})

test.each([
  ['Curitiba', 'Curitiba (PR)'],
  ['curitiba pr', 'Curitiba (PR)'],
  ['Bonito (MS)', 'Bonito (MS)'],
  ['Santa Luzia - MG', 'Santa Luzia (MG)'],
])('“%s” means %s', (typed, name) => expect(placeLabel(exactPlace(PLACES, typed))).toBe(name))

test.each([
  ['Lisboa', 'oracles.unknown_place'],
  ['', 'oracles.unknown_place'],
  ['Curitiba SP', 'oracles.unknown_place'],
  ['Bonito', 'oracles.ambiguous_place'],
])('“%s” is refused with an explanation', (typed, code) =>
  expect(() => exactPlace(PLACES, typed)).toThrow(expect.objectContaining({ code })),
)

test.each([
  ['Santarém (PA)', 'America/Santarem'],
  ['Altamira (PA)', 'America/Santarem'],
  ['Porto de Moz (PA)', 'America/Belem'],
  ['Marabá (PA)', 'America/Belem'],
  ['Tabatinga (AM)', 'America/Eirunepe'],
  ['Eirunepé (AM)', 'America/Eirunepe'],
  ['Benjamin Constant (AM)', 'America/Eirunepe'],
  ['Lábrea (AM)', 'America/Manaus'],
  ['São Gabriel da Cachoeira (AM)', 'America/Manaus'],
  ['Fernando de Noronha (PE)', 'America/Noronha'],
  ['Petrolina (PE)', 'America/Recife'],
  ['Juazeiro (BA)', 'America/Bahia'],
  ['Aragarças (GO)', 'America/Sao_Paulo'],
  ['Barra do Garças (MT)', 'America/Cuiaba'],
])('%s uses the zone %s', (name, zone) => expect(exactPlace(PLACES, name).zone).toBe(zone))

describe('coordinates', () => {
  test.each([
    ['-22,4', '-43,66'],
    ['22,4 S', '43,66 O'],
    ['22.4', '43.66'],
    ["22°24'", "43°39.6' W".replace('.6', '')],
  ])('%s and %s lie in Vassouras', (latitude, longitude) => {
    const place = placeByCoordinates({ latitude, longitude }, 'RJ')
    expect(place.latitude).toBeCloseTo(-22.4, 1)
    expect(place.longitude).toBeCloseTo(-43.66, 1)
    expect(place.zone).toBe('America/Sao_Paulo')
  })

  test('a place without a name is named by its coordinates', () => {
    expect(placeLabel(placeByCoordinates({ latitude: '22,4', longitude: '43,66' }, 'RJ'))).toBe(
      '22,4° S, 43,66° O (RJ)',
    )
  })

  test('a latitude north of the equator needs its letter or a plus', () => {
    expect(placeByCoordinates({ latitude: '2,82 N', longitude: '60,67' }, 'RR').latitude).toBe(2.82)
    expect(placeByCoordinates({ latitude: '+2,82', longitude: '60,67' }, 'RR').latitude).toBe(2.82)
  })

  test.each([
    ['38,7 N', '9,1'],
    ['', '43'],
    ['vinte', '43'],
    ['22', '10'],
  ])('%s and %s are refused with an explanation', (latitude, longitude) =>
    expect(() => placeByCoordinates({ latitude, longitude }, 'SP')).toThrow(
      expect.objectContaining({ code: 'oracles.invalid_coordinates' }),
    ),
  )
})
