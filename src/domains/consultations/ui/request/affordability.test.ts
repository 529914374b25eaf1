import { expect, test } from 'vitest'
import { canBegin, limitChoices, missingCredit } from './affordability.ts'

test('a consultation at R$ 2,99 needs R$ 8,97 to begin', () => {
  const has = (spendableCents: bigint, coveredMs = 0) => [
    canBegin({ spendableCents, coveredMs }, 299n),
    missingCredit({ spendableCents, coveredMs }, 299n),
  ]
  expect([has(896n), has(897n)]).toEqual([
    [false, 1n],
    [true, 0n],
  ])
  expect([has(298n, 120_000), has(299n, 120_000)]).toEqual([
    [false, 1n],
    [true, 0n],
  ])
})

test('a limit never promises more than the balance covers', () => {
  expect(limitChoices(5_000n, 299n)).toEqual([
    { minutes: 5, limitCents: 1_495n },
    { minutes: 10, limitCents: 2_990n },
  ])
  expect(limitChoices(1_000n, 299n)).toEqual([])
})
