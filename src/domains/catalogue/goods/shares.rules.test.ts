import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paidFor, sharesOf, spread } from './shares.rules.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

test.each([
  ['evenly', 900n, [1n, 1n, 1n], [300n, 300n, 300n]],
  ['the odd centavo to whoever lost most', 1_000n, [4_980n, 8_990n], [356n, 644n]],
  ['of those who lost as much, to the first', 100n, [1n, 1n, 1n], [34n, 33n, 33n]],
  ['all of it', 13_970n, [4_980n, 8_990n], [4_980n, 8_990n]],
  ['nothing', 0n, [5n, 7n], [0n, 0n]],
  ['over nothing', 0n, [0n, 0n], [0n, 0n]],
])('an amount is divided %s', (_, amount, weights, parts) => expect(spread(amount, weights)).toEqual(parts))

test('parts make up the amount, and none is more than its weight where the amount is not', () =>
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(0n, 200_000n), { minLength: 1, maxLength: 50 }),
      fc.bigInt(0n, 1_000_000n),
      (weights, n) => {
        const whole = sum(weights)
        fc.pre(whole > 0n)
        const amount = n % (whole + 1n)
        const parts = spread(amount, weights)
        expect(sum(parts)).toBe(amount)
        for (const [at, part] of parts.entries()) expect(part >= 0n && part <= weights[at]!).toBe(true)
      },
    ),
  ))

test('the discount is divided by price, the freight by weight', () => {
  const lines = [
    { unitPrice: 2_490n, quantity: 2, weightGrams: 200 },
    { unitPrice: 8_990n, quantity: 1, weightGrams: 350 },
  ]
  const shares = sharesOf(lines, { discount: 1_000n, freight: 1_890n })
  expect(shares).toEqual([
    { discount: 356n, freight: 1_008n },
    { discount: 644n, freight: 882n },
  ])
  expect(sum(lines.map((line, at) => paidFor({ ...line, ...shares[at]! })))).toBe(14_860n)
})
