import type { PlacedBody } from '../../rules.ts'
import { degreeInSign } from '../../signs.rules.ts'
import { wheelPointOf, spreadApart } from '../../wheel.rules.ts'
import { Glyph } from './glyph.tsx'
import { BODY_GLYPHS } from './glyphs.ts'
import { RADII } from './radii.ts'

const { signs, degrees, bodies: ring, figures } = RADII
const APART = 9.5
const LIGHTS = ['sun', 'moon']

/**
 * The bodies at their degrees; crowded ones are moved apart, with a line to their true position. Gold for Sun and Moon.
 * Narrow screens show the degrees in the table only.
 */
export const BodyRing = ({ bodies, east }: { bodies: readonly PlacedBody[]; east: number }) => {
  const shown = spreadApart(
    bodies.map(({ longitude }) => longitude),
    APART,
  )
  return (
    <g stroke="currentColor" fill="none">
      {bodies.map(({ body, longitude, isRetrograde }, at) => {
        const [position, bend] = [wheelPointOf(longitude, signs, east), wheelPointOf(longitude, degrees - 6, east)]
        const [end, middle, figure] = [
          wheelPointOf(shown[at]!, ring + 15, east),
          wheelPointOf(shown[at]!, ring, east),
          wheelPointOf(shown[at]!, figures, east),
        ]
        const isLight = LIGHTS.includes(body)
        return (
          <g key={body} className={isLight ? 'text-metal' : undefined} stroke="currentColor">
            <path d={`M${position.x} ${position.y}L${bend.x} ${bend.y}L${end.x} ${end.y}`} strokeWidth="1" />
            <g className="origin-center [transform-box:fill-box] max-sm:scale-[1.35]">
              <circle cx={middle.x} cy={middle.y} r="14" stroke="none" className="fill-ground" />
              <Glyph path={BODY_GLYPHS[body]} x={middle.x} y={middle.y} size={25} />
            </g>
            <text
              x={figure.x}
              y={figure.y}
              dy="0.35em"
              textAnchor="middle"
              strokeWidth="5"
              className="fill-ink stroke-ground text-[13px] tabular-nums [paint-order:stroke] max-sm:hidden"
            >
              {degreeInSign(longitude).degree}°{isRetrograde && ' R'}
            </text>
          </g>
        )
      })}
    </g>
  )
}
