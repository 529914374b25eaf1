import { classes } from '#browser/kit/layout/classes.ts'
import { RUNE_STROKES } from '../../glyphs.rules.ts'
import { type RuneId, RUNES } from '../../rules.ts'
import { PEBBLES } from './pebbles.ts'

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

type Props = {
  /** Absent: the stone lies face down. */ rune?: RuneId
  reversed?: boolean /** Which outline; independent of the rune. */
  pebble?: number
  named?: boolean
  className?: string
}

const STEP = 8

/**
 * A stone (120 × 150) with its rune engraved, gold where the light meets the edge. With `named` it is a labelled image,
 * otherwise decoration.
 */
export function RuneStone({ rune, reversed = false, pebble = 0, named = false, className }: Props) {
  const { outline, shade, speckles } = PEBBLES[pebble % PEBBLES.length]!
  const turn = reversed ? 'rotate(180)' : ''
  return (
    <svg
      viewBox="0 0 120 150"
      className={classes('block text-ink', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      {...(named ? { role: 'img', 'aria-label': nameOf(rune, reversed) } : { 'aria-hidden': true })}
    >
      <path d={outline} fill="var(--surface)" />
      <path d={rune ? shade : shade + speckles} strokeWidth="2.2" strokeLinecap="round" />
      {rune && (
        <g strokeWidth="6.4" strokeMiterlimit="6">
          <path d={runeGlyphPath(rune, STEP)} transform={`translate(61.3 76.3) ${turn}`} stroke="var(--metal)" />
          <path d={runeGlyphPath(rune, STEP)} transform={`translate(60 75) ${turn}`} />
        </g>
      )}
    </svg>
  )
}

function nameOf(rune: RuneId | undefined, reversed: boolean) {
  if (!rune) return 'Pedra com a face para baixo'
  const { name, means } = RUNES.find(({ id }) => id === rune)!
  return `Runa ${name}, ${means}${reversed ? ', invertida' : ''}`
}
