import { expect, test } from 'vitest'
import { destinationsOf, withdrawalFaults } from './withdrawal-faults.ts'

const FUNDS = {
  availableCents: 24_416n,
  toOriginCents: 20_000n,
  sources: [{ paymentId: null, credit: 24_416n, bonus: null }],
}
const NOTHING = { taken: 0n, keptBack: 0n, leaving: 0n, byHand: 0n }

test.each([
  ['a part that goes back', 10_000n, { ...NOTHING, leaving: 10_000n }],
  ['all of it', 24_416n, { ...NOTHING, leaving: 24_416n, byHand: 4_416n }],
  ['a centavo more than there is', 24_417n, NOTHING],
  ['much more than there is', 1_000_000n, NOTHING],
  ['nothing', 0n, NOTHING],
  ['what is no amount', undefined, NOTHING],
])('where a withdrawal goes: %s', (_name, amount, parts) => expect(destinationsOf(amount, FUNDS)).toEqual(parts))

test('too much asks for another amount, and for no key', () => {
  const { byHand } = destinationsOf(1_000_000n, FUNDS)
  expect(Object.keys(withdrawalFaults({ amount: 1_000_000n, most: 24_416n, byHand, cpf: '' }))).toEqual(['amount'])
  const all = destinationsOf(24_416n, FUNDS)
  expect(Object.keys(withdrawalFaults({ amount: 24_416n, most: 24_416n, byHand: all.byHand, cpf: '' }))).toEqual([
    'cpf',
  ])
})
