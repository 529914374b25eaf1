import { classes } from '#browser/kit/layout/classes.ts'
import { wheelPointOf } from '../../wheel.rules.ts'
import { Glyph } from './glyph.tsx'
import { SIGN_GLYPHS } from './glyphs.ts'

const [OUTER, INNER, MIDDLE] = [116, 82, 99]

/** The zodiac as a small disk with one sign (0 to 11) marked. Decoration. */
export const SignDisk = ({ sign, className }: { sign: number | undefined; className?: string }) => (
  <svg viewBox="-120 -120 240 240" aria-hidden="true" fill="none" className={classes('block text-ink', className)}>
    <g stroke="currentColor" strokeWidth="1.75">
      <circle r={OUTER} />
      <circle r={INNER} />
      {SIGN_GLYPHS.map((path, at) => {
        const [from, to, middle] = [
          wheelPointOf(at * 30, INNER, 0),
          wheelPointOf(at * 30, OUTER, 0),
          wheelPointOf(at * 30 + 15, MIDDLE, 0),
        ]
        return (
          <g key={path} className={at === sign ? 'text-metal' : undefined} stroke="currentColor">
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="text-ink" stroke="currentColor" />
            <Glyph path={path} x={middle.x} y={middle.y} size={24} />
          </g>
        )
      })}
    </g>
    {sign !== undefined && (
      <g className="text-metal">
        <circle r="56" stroke="currentColor" strokeWidth="1" strokeDasharray="0.5 6" strokeLinecap="round" />
        <Glyph path={SIGN_GLYPHS[sign]!} size={76} />
      </g>
    )}
  </svg>
)
