import { createHash } from 'node:crypto'
import { type SeededRandom, seededRandom } from '#test/support/seeded-random.ts'

/** A random stream per name, so that timing does not change anybody's choices. */
export const randomFor = (seed: number, ...name: (string | number)[]): SeededRandom =>
  seededRandom(
    createHash('sha256')
      .update([seed, ...name].join('/'))
      .digest()
      .readUInt32LE(),
  )

const DIGITS = [...'0123456789abcdef']

export const randomUuid = (random: SeededRandom) => {
  const hex = (n: number) => Array.from({ length: n }, () => random.pick(DIGITS)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
}
