import { expect, test } from 'vitest'
import { MEANINGS } from './ui/meanings.ts'
import { type RuneId, RUNES } from './rules.ts'
import { closingCounselOf, hasHarshName, placedStonesOf, passageOf } from './reading.rules.ts'

const piece = (rune: RuneId) => RUNES.findIndex(({ id }) => id === rune)

test('reads Marta’s ice, horse and need as in the article, from situation to support', () => {
  const drawn = [
    { place: 2, piece: piece('nauthiz'), reversed: false },
    { place: 0, piece: piece('isa'), reversed: false },
    { place: 1, piece: piece('ehwaz'), reversed: false },
  ]
  const laid = placedStonesOf('tres-runas', drawn)
  expect(laid.map(({ place, rune }) => `${place.name}: ${rune.name}`)).toEqual([
    'Situação: Isa',
    'Obstáculo: Ehwaz',
    'Apoio: Nauthiz',
  ])
  const [situation, obstacle, support] = laid.map((stone) => passageOf(stone, MEANINGS[stone.rune.id]))
  expect(situation).toMatchObject({ sense: MEANINGS.isa.upright, here: undefined })
  expect(obstacle!.here).toBe(MEANINGS.ehwaz.obstacle)
  expect(support!.here).toBe(MEANINGS.nauthiz.support)
  expect(closingCounselOf(laid, MEANINGS)).toBe(MEANINGS.nauthiz.counsel)
})

test('reads a reversed stone as reversed, unless its rune is symmetric', () => {
  const upsideDown = (rune: RuneId) =>
    placedStonesOf('uma-runa', [{ place: 0, piece: piece(rune), reversed: true }])[0]!
  expect(passageOf(upsideDown('fehu'), MEANINGS.fehu).sense).toBe(MEANINGS.fehu.reversed)
  expect(upsideDown('fehu').isReversed).toBe(true)
  expect(upsideDown('isa').isReversed).toBe(false)
  expect(passageOf(upsideDown('isa'), MEANINGS.isa).sense).toBe(MEANINGS.isa.upright)
})

test('reads only the stones that were drawn', () => {
  const laid = placedStonesOf('tres-runas', [{ place: 0, piece: 0, reversed: false }])
  expect(laid).toHaveLength(1)
  expect(closingCounselOf([], MEANINGS)).toBeUndefined()
})

test('adds a note for hail, ice, need and thorn, and none for cattle', () => {
  const one = (rune: RuneId) => placedStonesOf('uma-runa', [{ place: 0, piece: piece(rune), reversed: false }])
  expect(RUNES.filter(({ id }) => hasHarshName(one(id))).map(({ name }) => name)).toEqual([
    'Thurisaz',
    'Hagalaz',
    'Nauthiz',
    'Isa',
  ])
})
