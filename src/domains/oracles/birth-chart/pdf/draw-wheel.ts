import type { Pen } from '#platform/pdf/paper-document.ts'
import type { AspectName } from '../aspects.rules.ts'
import type { Chart, ChartPoint } from '../rules.ts'
import { degreeInSign, normalizeDegrees, SIGNS } from '../signs.rules.ts'
import { BODY_GLYPHS, SIGN_GLYPHS } from '../ui/wheel/glyphs.ts'
import { RADII } from '../ui/wheel/radii.ts'
import { spreadApart, wheelPointOf } from '../wheel.rules.ts'

const GLYPH = 24
const APART = 9.5
const TENSE: readonly AspectName[] = ['square', 'opposition']

const circle = (r: number) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`

/** The wheel of a chart with the ascendant on the left, as the page on the screen shows it. */
export function drawWheel(pen: Pen, chart: Chart) {
  const { rim, signs, degrees, bodies: ring, figures, houses, aspects: inner } = RADII
  const east = chart.angles?.ascendant ?? chart.cusps[0]!
  const at = (longitude: number, radius: number) => wheelPointOf(longitude, radius, east)
  const stroke = (longitude: number, from: number, to: number) => {
    const [a, b] = [at(longitude, from), at(longitude, to)]
    return `M${a.x} ${a.y}L${b.x} ${b.y}`
  }
  for (const [radius, width] of [
    [rim, 1.5],
    [rim + 5, 0.75],
    [signs, 1.5],
    [houses, 1],
    [inner, 1],
  ] as const)
    pen.line(circle(radius), { colour: 'ink', width })
  const ticks = Array.from({ length: 72 }, (_, tick) => stroke(tick * 5, signs, tick % 2 === 0 ? degrees - 4 : degrees))
  pen.line(ticks.join(''), { colour: 'ink', width: 0.75 })
  SIGNS.forEach((_, sign) => {
    pen.line(stroke(sign * 30, signs, rim), { colour: 'ink', width: 1.5 })
    const { x, y } = at(sign * 30 + 15, (rim + signs) / 2)
    pen.glyph(SIGN_GLYPHS[sign]!, x, y, { colour: 'ink', size: GLYPH + 3 })
  })
  chart.cusps.forEach((cusp, house) => {
    pen.line(stroke(cusp, inner, signs), { colour: 'hairline', width: 0.75 })
    const width = normalizeDegrees(chart.cusps[(house + 1) % 12]! - cusp)
    const { x, y } = at(cusp + width / 2, (houses + inner) / 2)
    pen.text(String(house + 1), x, y, { colour: 'quiet', size: 13 })
  })
  drawAspects(pen, chart, at)
  if (chart.angles) {
    const { ascendant, midheaven } = chart.angles
    const ends = [
      [ascendant, 'ASC'],
      [ascendant + 180, 'DSC'],
      [midheaven, 'MC'],
      [midheaven + 180, 'FC'],
    ] as const
    for (const [longitude, words] of ends) {
      pen.line(stroke(longitude, inner, signs), { colour: 'gold', width: 2.5 })
      const { x, y } = at(longitude, rim + 25)
      pen.text(words, x, y, { colour: 'gold', size: 13, bold: true })
    }
  }
  const shown = spreadApart(
    chart.bodies.map(({ longitude }) => longitude),
    APART,
  )
  chart.bodies.forEach(({ body, longitude, isRetrograde }, one) => {
    const colour = body === 'sun' || body === 'moon' ? 'gold' : 'ink'
    const [from, bend, to] = [at(longitude, signs), at(longitude, degrees - 6), at(shown[one]!, ring + 15)]
    pen.line(`M${from.x} ${from.y}L${bend.x} ${bend.y}L${to.x} ${to.y}`, { colour, width: 1 })
    const [middle, figure] = [at(shown[one]!, ring), at(shown[one]!, figures)]
    pen.glyph(BODY_GLYPHS[body], middle.x, middle.y, { colour, size: GLYPH + 1 })
    const words = `${degreeInSign(longitude).degree}°${isRetrograde ? ' R' : ''}`
    pen.text(words, figure.x, figure.y, { colour: 'ink', size: 13 })
  })
}

function drawAspects(
  pen: Pen,
  { bodies, aspects }: Chart,
  at: (longitude: number, radius: number) => { x: number; y: number },
) {
  const places = new Map<ChartPoint, number>(bodies.map(({ body, longitude }) => [body, longitude]))
  for (const { one, other, aspect } of aspects) {
    const [from, to] = [places.get(one), places.get(other)]
    if (from === undefined || to === undefined || aspect === 'conjunction') continue
    const [a, b] = [at(from, RADII.aspects), at(to, RADII.aspects)]
    const isTense = TENSE.includes(aspect)
    const look = { colour: isTense ? 'bad' : 'accent', width: 1, ...(isTense && { dash: 5 }) } as const
    pen.line(`M${a.x} ${a.y}L${b.x} ${b.y}`, look)
  }
}
