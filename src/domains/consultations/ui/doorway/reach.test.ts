import { expect, test } from 'vitest'
import { canBegin, limitsFor, missingFor } from './reach.ts'

test('a conversation at R$ 2,99 needs R$ 8,97 to begin', () => {
  expect([canBegin(896n, 299n), missingFor(896n, 299n)]).toEqual([false, 1n])
  expect(canBegin(897n, 299n)).toBe(true)
})

test('a limit never promises more than the balance covers', () => {
  expect(limitsFor(5_000n, 299n)).toEqual([
    { minutes: 5, limitCents: 1_495n },
    { minutes: 10, limitCents: 2_990n },
  ])
  expect(limitsFor(1_000n, 299n)).toEqual([])
})
