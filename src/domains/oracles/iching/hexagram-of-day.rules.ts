import type { Digest } from '../draw/verification.rules.ts'
import { HEXAGRAMS } from './rules.ts'

const HEX = 16

/**
 * The hexagram of a day (`aaaa-mm-dd`), the same for everybody: the first byte of the SHA-256 of a published phrase,
 * mod 64, plus one, is its number in the King Wen order. 256 is a multiple of 64, so each hexagram is equally likely.
 */
export async function hexagramOfDay(day: string, digest: Digest) {
  const phrase = `figura-do-dia-${day}`
  const hash = await digest(phrase)
  const byte = Number.parseInt(hash.slice(0, 2), HEX)
  return { phrase, hash, byte, figure: HEXAGRAMS[byte % HEXAGRAMS.length]! }
}
