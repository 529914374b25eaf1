import { expect, test } from 'vitest'
import { RUNES } from './rules.ts'
import { runeGlyphPath } from './ui/stones/rune-stone.tsx'
import { type Stroke, RUNE_STROKES } from './glyphs.rules.ts'

/** Each straight stroke as text, independent of its direction, upright or rotated by half a turn. */
function strokes(cuts: readonly Stroke[], turned = false): string[] {
  const found = new Set<string>()
  const point = (x: number, y: number) => (turned ? [6 - x, 10 - y] : [x, y]).map((value) => value.toFixed(2)).join(' ')
  for (const cut of cuts)
    for (let at = 2; at < cut.length; at += 2)
      found.add([point(cut[at - 2]!, cut[at - 1]!), point(cut[at]!, cut[at + 1]!)].toSorted().join(' – '))
  return [...found].toSorted()
}

test('the nine runes marked in the table look the same after half a turn, and no others', () => {
  const drawn = RUNES.filter(
    ({ id }) => strokes(RUNE_STROKES[id]).join() === strokes(RUNE_STROKES[id], true).join(),
  ).map(({ name }) => name)
  expect(drawn).toEqual(['Gebo', 'Hagalaz', 'Nauthiz', 'Isa', 'Jera', 'Eihwaz', 'Sowilo', 'Ingwaz', 'Dagaz'])
  expect(RUNES.filter(({ hasReverse }) => !hasReverse).map(({ name }) => name)).toEqual(drawn)
})

test('no two glyphs look alike, upright or reversed', () => {
  const upright = RUNES.map(({ id }) => strokes(RUNE_STROKES[id]).join())
  const turned = RUNES.filter(({ hasReverse }) => hasReverse).map(({ id }) => strokes(RUNE_STROKES[id], true).join())
  expect(new Set([...upright, ...turned]).size).toBe(24 + 15)
})

test('glyphs stay on their grid, with vertical or slanted strokes and no horizontal ones', () => {
  for (const { id } of RUNES)
    for (const cut of RUNE_STROKES[id]) {
      expect(cut.length % 2, id).toBe(0)
      cut.forEach((value, at) => expect(value >= 0 && value <= (at % 2 ? 10 : 6), `${id}: ${value}`).toBe(true))
      for (let at = 3; at < cut.length; at += 2) expect(cut[at], id).not.toBe(cut[at - 2])
    }
})

test('a path is centred on the glyph', () => {
  expect(runeGlyphPath('isa', 8)).toBe('M0 -40L0 40')
})
