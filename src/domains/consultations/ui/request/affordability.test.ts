import { expect, test } from 'vitest'
import { limitChoices, missingCredit } from './affordability.ts'

test('a consultation at R$ 2,99 needs R$ 8,97 to begin', () => {
  const missing = (moneyCents: bigint, coveredMs = 0) => missingCredit({ moneyCents, coveredMs }, 299n)
  expect([missing(896n), missing(897n)]).toEqual([1n, 0n])
  expect([missing(298n, 120_000), missing(299n, 120_000)]).toEqual([1n, 0n])
})

test('a limit never promises more than the balance covers', () => {
  expect(limitChoices(5_000n, 299n)).toEqual([
    { minutes: 5, limitCents: 1_495n },
    { minutes: 10, limitCents: 2_990n },
  ])
  expect(limitChoices(1_000n, 299n)).toEqual([])
})
