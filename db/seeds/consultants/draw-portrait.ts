import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'
import type { PortraitFeatures } from './demo-consultant.ts'

const PAPER = 'F3E9D6'
const SKIN: Record<PortraitFeatures['skin'], string> = {
  clara: 'FCEFE3',
  rosada: 'F3D3BC',
  morena: 'D9A47C',
  parda: 'B9805A',
  negra: '8A5A3C',
}
const TONE: Record<NonNullable<PortraitFeatures['tone']>, string> = {
  preto: '1E1B3A',
  castanho: '5A3A2A',
  ruivo: 'A5552B',
  grisalho: 'A6A2B0',
}

type Options = Parameters<typeof createAvatar<lorelei.Options>>[1]
const variant = (number: number) => `variant${String(number).padStart(2, '0')}`

/**
 * A portrait in one common style (Lorelei by Lisa Wischofsky, CC0): ink on paper. The same features give the same
 * picture.
 */
export function drawPortrait(face: PortraitFeatures): Buffer {
  const piece = (name: string, number: number | undefined) => ({
    [name]: [variant(number ?? 1)],
    [`${name}Probability`]: number ? 100 : 0,
  })
  const options = {
    seed: 'sensitivos',
    backgroundColor: [PAPER],
    skinColor: [SKIN[face.skin]],
    hairColor: [TONE[face.tone ?? 'preto']],
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
  return Buffer.from(createAvatar(lorelei, options as Options).toString())
}
