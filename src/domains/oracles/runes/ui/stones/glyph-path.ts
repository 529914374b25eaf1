import type { RuneId } from '../../rules.ts'
import { RUNE_STROKES } from '../../glyphs.rules.ts'

const MIDDLE = [3, 5] as const

/** The strokes as SVG path data centred on 0, 0; `unit` is one step of the grid. */
export const runeGlyphPath = (rune: RuneId, unit: number): string =>
  RUNE_STROKES[rune]
    .map((cut) =>
      cut
        .map(
          (value, at) =>
            `${at === 0 ? 'M' : at === 2 ? 'L' : ' '}${Math.round((value - MIDDLE[at % 2 ? 1 : 0]) * unit * 10) / 10}`,
        )
        .join(''),
    )
    .join('')
