/** Drawn around the middle of the sheet's own axes, then set at its place a little smaller. */
const CENTRE = { x: 0, y: 0 }
const [PLACE, SCALE] = [{ x: 944, y: 315 }, 0.84]

const round = (n: number) => Math.round(n * 10) / 10
const at = (radius: number, turns: number) => {
  const angle = 2 * Math.PI * turns - Math.PI / 2
  return `${round(CENTRE.x + radius * Math.cos(angle))} ${round(CENTRE.y + radius * Math.sin(angle))}`
}
const rays = (count: number, from: number, to: number) => Array.from({ length: count }, (_, i) => `M${at(from, i / count)}L${at(to, i / count)}`).join('')
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

/** A star atlas' plate: a wheel of degrees around a sun or, when there is one, around a portrait. */
const plate = (
  hasPortrait: boolean,
) => `<g transform="translate(${PLACE.x} ${PLACE.y}) scale(${SCALE})" fill="none" stroke="#1E1B3A" stroke-width="1.5" stroke-linecap="round">
${ring(236)}${ring(230)}${ring(222, 'stroke-width="9" stroke-dasharray="1 6.75" stroke-linecap="butt"')}${ring(214)}
<path d="${rays(12, 182, 214)}"/>${ring(182)}${ring(177, 'stroke-width="1"')}
<g stroke="#B07A1E">${hasPortrait ? ring(150) : `${ring(56)}${ring(50, 'stroke-width="1"')}<path d="${rays(24, 68, 84)}${rays(12, 68, 112)}"/>`}</g>
<path fill="#B07A1E" stroke="none" d="${hasPortrait ? '' : `${star(CENTRE.x, CENTRE.y, 30)}${SMALL_STARS.map(([x, y, size]) => star(x, y, size)).join('')}`}"/></g>`

const EYE = `<g transform="translate(84 528) scale(1.35)" fill="none" stroke="#B07A1E" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M3.5 20C9 12.7 14.3 10.8 20 10.8S31 12.7 36.5 20C31 27.3 25.7 29.2 20 29.2S9 27.3 3.5 20Z"/><circle cx="20" cy="20" r="6.3"/>
<path d="M20 15.6c.4 2.9 1.5 4 4.4 4.4-2.9.4-4 1.5-4.4 4.4-.4-2.9-1.5-4-4.4-4.4 2.9-.4 4-1.5 4.4-4.4Z" fill="#B07A1E" stroke="none"/>
<path d="M31.3 16.7L36.8 14.2M29.4 13.8L32 11.5M26.7 11.5L29.900 6.4M23.5 10L24.5 6.6M20 9.5V3.5M16.5 10L15.5 6.6M13.3 11.5L10.1 6.4M10.6 13.8L8 11.5M8.7 16.7L3.2 14.2M28 27.6L30.6 30.6M24.3 29.7L25 31.6M20 30.5V34.5M15.7 29.7L15 31.6M12 27.6L9.4 30.6"/></g>`

export const paper = (hasPortrait: boolean) => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#FBF7F0"/>
<rect x="24" y="24" width="1152" height="582" fill="none" stroke="#B07A1E" stroke-width="1.5"/><rect x="32" y="32" width="1136" height="566" fill="none" stroke="#E3D9C6" stroke-width="1"/>
${plate(hasPortrait)}${EYE}</svg>`

const DISC = Math.round(292 * SCALE)

/** Where a portrait stands in the plate. */
export const PORTRAIT = { left: PLACE.x - Math.round(DISC / 2), top: PLACE.y - Math.round(DISC / 2), size: DISC }
