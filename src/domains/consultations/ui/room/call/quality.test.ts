import { expect, test } from 'vitest'
import type { Quality } from './media-evidence.ts'
import { steady, UNKNOWN_QUALITY } from './quality.ts'

/** What is said after each second of these measurements. */
const saidAfter = (measured: readonly (Quality | undefined)[]) => {
  let quality = UNKNOWN_QUALITY
  return measured.map((one, second) => (quality = steady(quality, one, second * 1_000)).said)
}
const seconds = (count: number, quality: Quality | undefined) => Array.from({ length: count }, () => quality)

test.each<[string, (Quality | undefined)[], (Quality | undefined)[]]>([
  ['the first measurement is said at once', ['fair'], ['fair']],
  ['worse is said at once', ['good', 'bad'], ['good', 'bad']],
  ['better is said after ten seconds', ['bad', ...seconds(11, 'good')], ['bad', ...seconds(10, 'bad'), 'good']],
  [
    'at the edge of a level nothing flickers',
    ['bad', 'fair', 'bad', 'fair', 'bad', ...seconds(9, 'fair')],
    [...seconds(14, 'bad')],
  ],
  ['after a stop nothing is said, and then what is measured', ['bad', undefined, 'good'], ['bad', undefined, 'good']],
])('%s', (_words, measured, said) => expect(saidAfter(measured)).toEqual(said))
