import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'
import type { PortraitFeatures } from './demo-consultant.ts'

const PAPER = 'F3E9D6'
const INK = '#1E1B3A'
const GOLD = '#B07A1E'
const SKIN: Record<PortraitFeatures['skin'], string> = {
  clara: 'FCEFE3',
  rosada: 'F3D3BC',
  morena: 'D9A47C',
  parda: 'B9805A',
  negra: '8A5A3C',
}
/** Hair is hatched: ink lines of a width on a ground, in units of the drawing (980 wide). */
const TONE: Record<NonNullable<PortraitFeatures['tone']>, { ground: string; line: number }> = {
  preto: { ground: '5B5772', line: 15 },
  castanho: { ground: '8A644C', line: 10 },
  ruivo: { ground: 'C5774A', line: 8 },
  grisalho: { ground: 'CFC9CF', line: 6 },
}

type Options = Parameters<typeof createAvatar<lorelei.Options>>[1]
const variant = (number: number) => `variant${String(number).padStart(2, '0')}`

/**
 * A portrait in one common style: a face (Lorelei by Lisa Wischofsky, CC0) in the ink of the engravings, with hatched
 * hair, in the ring of an almanac's medal. The same features give the same picture.
 */
export function drawPortrait(face: PortraitFeatures): Buffer {
  const piece = (name: string, number: number | undefined) => ({
    [name]: [variant(number ?? 1)],
    [`${name}Probability`]: number ? 100 : 0,
  })
  const tone = TONE[face.tone ?? 'preto']
  const options = {
    seed: 'sensitivos',
    backgroundColor: [PAPER],
    skinColor: [SKIN[face.skin]],
    hairColor: [tone.ground],
    head: [variant(face.head ?? 1)],
    hair: [variant(face.hair)],
    eyes: [variant(face.eyes)],
    eyebrows: [variant(1)],
    nose: [variant(1)],
    mouth: [`happy${String(face.mouth).padStart(2, '0')}`],
    ...piece('glasses', face.glasses),
    ...piece('beard', face.beard),
    ...piece('earrings', face.earrings),
    frecklesProbability: 0,
    hairAccessoriesProbability: 0,
  }
  const drawn = createAvatar(lorelei, options as Options).toString()
  return Buffer.from(engraved(drawn, tone))
}

const engraved = (drawn: string, { ground, line }: { ground: string; line: number }) =>
  drawn
    .replaceAll(/fill="#000(000)?"/g, `fill="${INK}"`)
    .replaceAll(`fill="#${ground}"`, 'fill="url(#hair)"')
    .replace(new RegExp(`<rect fill="#${PAPER}"[^>]*/>`), (paper) => hatching(ground, line) + paper + RING)

const hatching = (ground: string, line: number) =>
  '<pattern id="hair" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)">' +
  `<rect width="24" height="24" fill="#${ground}"/><path d="M12 0V24" stroke="${INK}" stroke-width="${line}"/></pattern>`

const onCircle = (degrees: number, radius: number) =>
  [Math.cos, Math.sin].map((of) => Math.round(490 + radius * of((degrees * Math.PI) / 180))).join(' ')
const DEGREES = 5
const TICKS = Array.from({ length: 360 / DEGREES }, (_, n) => n)
  .map((n) => `M${onCircle(n * DEGREES, 402)}L${onCircle(n * DEGREES, n % 2 === 0 ? 446 : 428)}`)
  .join('')
const circle = (radius: number, paint: string) => `<circle cx="490" cy="490" r="${radius}" ${paint}/>`
const RING =
  circle(392, `fill="#FBF7F0" stroke="${INK}" stroke-width="5"`) +
  circle(456, `stroke="${INK}" stroke-width="5"`) +
  `<path d="${TICKS}" stroke="${GOLD}" stroke-width="6" stroke-linecap="round"/>`
