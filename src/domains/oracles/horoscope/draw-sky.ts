import { parseIsoDay } from '../birth-day.rules.ts'
import { BODY_GLYPHS, SIGN_GLYPHS } from '../birth-chart/ui/wheel/glyphs.ts'
import { litPath, MOON_RADIUS, STIPPLES } from './moon-disk.rules.ts'
import { skyOfDay } from './sky-of-day.rules.ts'

const [INK, METAL, PAPER, LINE] = ['#1E1B3A', '#B07A1E', '#FFFFFF', '#E4DCCD']
const SIZE = 600
const [RIM, SIGNS_IN, BODIES_AT, BODIES_IN] = [280, 226, 186, 146]
/** Glyphs nearer than that are moved inwards. */
const APART_DEGREES = 9

/** A longitude on the wheel: Áries begins on the left, and signs go round against the clock. */
const at = (longitude: number, radius: number) => {
  const angle = Math.PI - (longitude * Math.PI) / 180
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}
const glyph = (path: string, { x, y }: { x: number; y: number }, size: number, colour: string) =>
  `<g transform="translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${size / 24})"><path d="${path}" stroke="${colour}" stroke-width="${(1.6 * 24) / size}"/></g>`
const ring = (radius: number, colour: string, width: number) =>
  `<circle r="${radius}" stroke="${colour}" stroke-width="${width}"/>`

/** The sky at noon of a day (`aaaa-mm-dd`) in Brasília as an SVG: signs, bodies, and the Moon's phase. */
export function drawSky(day: string): string {
  const { bodies, moon } = skyOfDay(parseIsoDay(day))
  const spokes = SIGN_GLYPHS.map((path, sign) => {
    const [inner, outer] = [at(sign * 30, SIGNS_IN), at(sign * 30, RIM)]
    const line = `<path d="M${inner.x.toFixed(1)} ${inner.y.toFixed(1)}L${outer.x.toFixed(1)} ${outer.y.toFixed(1)}" stroke="${INK}" stroke-width="1.5"/>`
    return line + glyph(path, at(sign * 30 + 15, (RIM + SIGNS_IN) / 2), 30, INK)
  })
  const sorted = bodies.toSorted((a, b) => a.longitude - b.longitude)
  let [last, step] = [-360, 0]
  const placed = sorted.map(({ body, longitude }) => {
    step = longitude - last < APART_DEGREES ? (step + 1) % 3 : 0
    last = longitude
    const [mark, edge] = [at(longitude, SIGNS_IN - 10), at(longitude, SIGNS_IN)]
    const tick = `<path d="M${mark.x.toFixed(1)} ${mark.y.toFixed(1)}L${edge.x.toFixed(1)} ${edge.y.toFixed(1)}" stroke="${METAL}" stroke-width="2.5"/>`
    return tick + glyph(BODY_GLYPHS[body], at(longitude, BODIES_AT + 12 - step * 30), 28, INK)
  })
  const disk = `<g transform="scale(1.9)"><path d="${STIPPLES}" stroke="${INK}" stroke-width="1.2"/><path d="${litPath(moon)}" fill="#F3E2BF" stroke="${METAL}" stroke-width="1"/><circle r="${MOON_RADIUS}" stroke="${INK}" stroke-width="1"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="-300 -300 600 600" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect x="-300" y="-300" width="600" height="600" fill="${PAPER}"/>${ring(RIM, INK, 2)}${ring(RIM + 8, METAL, 1)}${ring(SIGNS_IN, INK, 1.5)}${ring(BODIES_IN - 46, LINE, 1)}${spokes.join('')}${placed.join('')}${disk}</svg>`
}
