import { SIGNS } from '../../signs.rules.ts'
import { wheelPointOf } from '../../wheel.rules.ts'
import { Glyph } from './glyph.tsx'
import { SIGN_GLYPHS } from './glyphs.ts'
import { RADII } from './radii.ts'

const { rim, signs, degrees } = RADII
const STIPPLES = 30

/** The zodiac: twelve fields, every other one stippled, and a scale of degrees. */
export const SignRing = ({ east }: { east: number }) => (
  <g fill="none" stroke="currentColor" strokeLinecap="round">
    <circle r={rim} strokeWidth="1.5" />
    <circle r={rim + 5} strokeWidth="0.75" />
    <circle r={signs} strokeWidth="1.5" />
    <path d={scale(east)} strokeWidth="0.75" />
    {SIGNS.map((name, sign) => {
      const [inner, outer, middle] = [
        wheelPointOf(sign * 30, signs, east),
        wheelPointOf(sign * 30, rim, east),
        wheelPointOf(sign * 30 + 15, (rim + signs) / 2, east),
      ]
      return (
        <g key={name}>
          <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} strokeWidth="1.5" />
          {sign % 2 === 1 && (
            <path d={stippled(sign, east)} strokeWidth="1.6" className="text-metal" stroke="currentColor" />
          )}
          <g className="origin-center [transform-box:fill-box] max-sm:scale-125">
            <circle cx={middle.x} cy={middle.y} r="17" stroke="none" className="fill-ground" />
            <Glyph path={SIGN_GLYPHS[sign]!} x={middle.x} y={middle.y} size={27} />
          </g>
        </g>
      )
    })}
  </g>
)

/** One tick per degree, longer every five and ten. */
function scale(east: number) {
  const strokes = Array.from({ length: 360 }, (_, degree) => {
    const long = degree % 10 === 0 ? degrees - 4 : degree % 5 === 0 ? degrees : signs - 5
    const [from, to] = [wheelPointOf(degree, signs, east), wheelPointOf(degree, long, east)]
    return `M${from.x} ${from.y}L${to.x} ${to.y}`
  })
  return strokes.join('')
}

/** Points in rows, each row offset from the previous one. */
function stippled(sign: number, east: number) {
  const points = Array.from({ length: STIPPLES * 4 }, (_, at) => {
    const [row, place] = [at % 4, Math.floor(at / 4)]
    const { x, y } = wheelPointOf(
      sign * 30 + 0.9 + (place + (row % 2) / 2) * (28.6 / STIPPLES),
      signs + 8 + row * 10,
      east,
    )
    return `M${x} ${y}h0`
  })
  return points.join('')
}
