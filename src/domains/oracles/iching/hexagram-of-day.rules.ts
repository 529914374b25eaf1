import type { Digest } from '../draw/verification.rules.ts'
import { HEXAGRAMS } from './rules.ts'

const HEX = 16

/**
 * The figure of a day (`aaaa-mm-dd`), the same for everybody: the first two figures of the SHA-256 of a published
 * phrase are a number from 0 to 255; its rest by 64, plus one, is the place in the order of King Wen. 256 is four times
 * 64, so each figure is equally likely.
 */
export async function hexagramOfDay(day: string, digest: Digest) {
  const phrase = `figura-do-dia-${day}`
  const hash = await digest(phrase)
  const byte = Number.parseInt(hash.slice(0, 2), HEX)
  return { phrase, hash, byte, figure: HEXAGRAMS[byte % HEXAGRAMS.length]! }
}
