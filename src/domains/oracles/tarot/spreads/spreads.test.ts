import { expect, test } from 'vitest'
import { LAYOUTS } from '../../draw/rules.ts'
import { SPREADS, spreadOf } from './rules.ts'

test('every spread has as many places as its layout', () => {
  const drawn = Object.entries(LAYOUTS).flatMap(([layout, { kind, places }]) =>
    kind === 'tarot' ? [[layout, places]] : [],
  )
  expect(SPREADS.map(({ id, places }) => [id, places.length])).toEqual(drawn)
  expect(spreadOf('tres-runas')).toBeUndefined()
})

test('only a crossing card shares the position of another, and comes right after it', () => {
  for (const { places, columns, rows } of SPREADS) {
    const upright = places.filter(({ across }) => !across).map(({ column, row }) => `${column},${row}`)
    expect(new Set(upright).size).toBe(upright.length)
    for (const { column, row } of places) expect(column >= 1 && column <= columns && row >= 1 && row <= rows).toBe(true)
    for (const [i, { across, column, row }] of places.entries())
      if (across) expect(places[i - 1]).toMatchObject({ column, row })
  }
})

test('each place has a unique name and a question', () => {
  for (const { places } of SPREADS) {
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
    for (const { asks } of places) expect(asks).toMatch(/^[A-ZÀ-Ú].*\?$/)
  }
})

test('the five pairs of the Celtic Cross use every place once, in order', () => {
  expect(spreadOf('cruz-celta')!.pairs.flatMap(({ places }) => places)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
