import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDuration } from './dates.ts'
import { costOf, lastingMsFor, wholeSeconds } from './whole-seconds.ts'

test.each([
  [0n, 0n],
  [999n, 0n],
  [1_000n, 1_000n],
  [37_999n, 37_000n],
])('of %d ms %d are charged', (ms, whole) => expect(wholeSeconds(ms)).toBe(whole))

/** As somebody does it who sees "37 s" and "R$ 4,29/min": price × seconds ÷ 60, and the rest of a centavo cut off. */
const byCalculator = (reais: number, seconds: number) => Math.floor(Number(((reais * 100 * seconds) / 60).toFixed(6)))

test.each([
  [429n, 37_612n, 264n],
  [299n, 999n, 0n],
  [299n, 1_000n, 4n],
  [299n, 60_000n, 299n],
  [199n, 1_003_999n, 3_326n],
])('at %d centavos a minute %d ms cost %d, as a calculator says', (price, ms, cost) => {
  expect(costOf(price, ms)).toBe(cost)
  expect(byCalculator(Number(price) / 100, Math.floor(Number(ms) / 1_000))).toBe(Number(cost))
})

test.each<[string, bigint, bigint, string]>([
  ['R$ 50,00', 5000n, 299n, '16 min 43 s'],
  ['R$ 50,00', 5000n, 199n, '25 min 7 s'],
  ['R$ 50,00', 5000n, 699n, '7 min 9 s'],
  ['R$ 300,00', 30_000n, 299n, '1 h 40 min 20 s'],
  ['nothing', 0n, 299n, '0 s'],
])('%s (%i) at %i a minute lasts %s…', (_words, amount, price, lasts) => {
  expect(formatDuration(lastingMsFor(amount, price))).toBe(lasts)
})

test('never promises more time than the money pays for', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 100_000_000n),
      fc.bigInt(149n, 2235n),
      (amount, price) => (price * BigInt(lastingMsFor(amount, price))) / 60_000n <= amount,
    ),
  )
})
