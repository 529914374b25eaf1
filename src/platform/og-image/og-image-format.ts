/** The wheel is drawn around this centre, then scaled and moved to its place. */
const CENTRE = { x: 0, y: 0 }
const [PLACE, SCALE] = [{ x: 944, y: 315 }, 0.84]

/**
 * The two formats in px: left edge, width and vertical range of the texts, top of the footer, the box for an own
 * drawing, and the place of the wheel.
 */
export const OG_IMAGE_FORMATS = {
  wide: {
    width: 1200,
    height: 630,
    left: 84,
    text: 630,
    top: 76,
    bottom: 516,
    footer: 540,
    art: { left: 738, top: 60, width: 412, height: 510 },
    wheel: { ...PLACE, scale: SCALE },
  },
  tall: {
    width: 1080,
    height: 1350,
    left: 84,
    text: 912,
    top: 940,
    bottom: 1230,
    footer: 1262,
    art: { left: 84, top: 84, width: 912, height: 830 },
    wheel: { x: 540, y: 490, scale: 1.6 },
  },
} as const
export type OgImageFormat = keyof typeof OG_IMAGE_FORMATS
type Centre = 'sun' | 'portrait' | 'none'

const round = (n: number) => Math.round(n * 10) / 10
const at = (radius: number, turns: number) => {
  const angle = 2 * Math.PI * turns - Math.PI / 2
  return `${round(CENTRE.x + radius * Math.cos(angle))} ${round(CENTRE.y + radius * Math.sin(angle))}`
}
const rays = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => `M${at(from, i / count)}L${at(to, i / count)}`).join('')
const ring = (radius: number, more = '') => `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${radius}" ${more}/>`
const star = (x: number, y: number, size: number) =>
  `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`

const SMALL_STARS = [
  [-80, -110, 7],
  [87, -83, 9],
  [73, 93, 6],
  [-87, 83, 8],
  [0, -149, 5],
] as const

/** A wheel of degrees around a sun or, if there is one, around a portrait. */
const wheelSvg = (
  hasPortrait: boolean,
  { x, y, scale }: { x: number; y: number; scale: number },
) => `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#1E1B3A" stroke-width="1.5" stroke-linecap="round">
${ring(236)}${ring(230)}${ring(222, 'stroke-width="9" stroke-dasharray="1 6.75" stroke-linecap="butt"')}${ring(214)}
<path d="${rays(12, 182, 214)}"/>${ring(182)}${ring(177, 'stroke-width="1"')}
<g stroke="#B07A1E">${hasPortrait ? ring(150) : `${ring(56)}${ring(50, 'stroke-width="1"')}<path d="${rays(24, 68, 84)}${rays(12, 68, 112)}"/>`}</g>
<path fill="#B07A1E" stroke="none" d="${hasPortrait ? '' : `${star(CENTRE.x, CENTRE.y, 30)}${SMALL_STARS.map(([x, y, size]) => star(x, y, size)).join('')}`}"/></g>`

const logoSvg = (
  x: number,
  y: number,
) => `<g transform="translate(${x} ${y}) scale(1.35)" fill="none" stroke="#B07A1E" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M3.5 20C9 12.7 14.3 10.8 20 10.8S31 12.7 36.5 20C31 27.3 25.7 29.2 20 29.2S9 27.3 3.5 20Z"/><circle cx="20" cy="20" r="6.3"/>
<path d="M20 15.6c.4 2.9 1.5 4 4.4 4.4-2.9.4-4 1.5-4.4 4.4-.4-2.9-1.5-4-4.4-4.4 2.9-.4 4-1.5 4.4-4.4Z" fill="#B07A1E" stroke="none"/>
<path d="M31.3 16.7L36.8 14.2M29.4 13.8L32 11.5M26.7 11.5L29.900 6.4M23.5 10L24.5 6.6M20 9.5V3.5M16.5 10L15.5 6.6M13.3 11.5L10.1 6.4M10.6 13.8L8 11.5M8.7 16.7L3.2 14.2M28 27.6L30.6 30.6M24.3 29.7L25 31.6M20 30.5V34.5M15.7 29.7L15 31.6M12 27.6L9.4 30.6"/></g>`

/** The empty image: frame, wheel around its centre, and logo. */
export function backgroundSvg(sheet: OgImageFormat, centre: Centre): string {
  const { width, height, left, footer, wheel } = OG_IMAGE_FORMATS[sheet]
  const frame = (inset: number) =>
    `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#FBF7F0"/>
<rect ${frame(24)} stroke="#B07A1E" stroke-width="1.5"/><rect ${frame(32)} stroke="#E3D9C6" stroke-width="1"/>
${centre === 'none' ? '' : wheelSvg(centre === 'portrait', wheel)}${logoSvg(left, footer - 12)}</svg>`
}

const DISC = Math.round(292 * SCALE)

/** Where the portrait goes. */
export const PORTRAIT_BOX = { left: PLACE.x - Math.round(DISC / 2), top: PLACE.y - Math.round(DISC / 2), size: DISC }
