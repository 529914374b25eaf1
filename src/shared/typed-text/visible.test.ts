import { expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { isBlank, visiblePart } from './visible.ts'

const FAMILY = '👩‍👩‍👧‍👦'

test.each([
  ['nothing', ''],
  ['spaces, tabs and line breaks', ' \t\r\n\u00A0\u2003\u3000'],
  ['a braille blank', '\u2800'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['zero-width spaces, joiners and marks of direction', '\u200B\u200C\u200D\u2060\uFEFF\u200E\u202E\u2066'],
  ['a soft hyphen and variation selectors', '\u00AD\uFE0F\u180E\u{E0100}'],
  ['signs of music and of hieroglyphs without a drawing', '\u{1D159}\u{13441}'],
  ['controls and code points that are no characters', '\u0007\u0085\uFFFE\uFDD0'],
])('%s is empty', (_what, text) => {
  expect(isBlank(text)).toBe(true)
  expect(visiblePart(text)).toBe('')
})

test.each(['a', '.', '🙏', FAMILY, 'é', 'e\u0301', '…', 'שלום', '\u200B?\u2800'])('“%s” is not', (text) => {
  expect(isBlank(text)).toBe(false)
})

test('what is seen keeps its signs; everything between them is one space', () => {
  expect(visiblePart('\u2800 a\u200B\u200B\n b \u3164')).toBe('a b')
})

/** The planes with letters and signs, that of tags, and both ends of the others, which are alike within. */
function* codePoints() {
  for (let code = 1; code <= 0x10ffff; code++) {
    const [plane, within] = [code >> 16, code & 0xffff]
    const isAlike = plane > 3 && within >= 0x1100 && within < 0xfff0
    if (!isAlike && (code < 0xd800 || code > 0xdfff)) yield code
  }
}

test('the database sees the same of every character that there is', async () => {
  const db = await freshDatabase()
  const pairs = [...codePoints()].map((code) => `a${String.fromCodePoint(code)}`).join('')
  const [row] = await db<{ seen: string }[]>`select visible_part(${pairs}) as seen`
  const [ours, theirs] = [[...visiblePart(pairs)], [...row!.seen]]
  const first = ours.findIndex((sign, at) => sign !== theirs[at])
  const around = first === -1 ? '' : `U+${ours[first]!.codePointAt(0)!.toString(16)} at ${first}`
  expect([theirs.length, around]).toEqual([ours.length, ''])
})
