import { expect, test } from 'vitest'
import { bonusLeaving, paidOfBonus, spentOfBonus } from './purchase-bonus.rules.ts'

test.each<[used: bigint, repaid: bigint, spent: bigint]>([
  [30n, 0n, 30n],
  [30n, 30n, 0n],
  [30n, 80n, 0n],
])('of %i used with %i paid for, %i are spent', (used, repaid, spent) =>
  expect(spentOfBonus({ used, repaid })).toBe(spent),
)

test.each<[is: string, unspent: bigint, used: bigint, repaid: bigint, owed: bigint, paid: bigint]>([
  ['nothing was paid for', 200n, 0n, 0n, 0n, 0n],
  ['all of it is owed', 200n, 0n, 80n, 80n, 0n],
  ['a part of the debt was paid', 200n, 0n, 80n, 30n, 50n],
  ['all of the debt was paid', 200n, 0n, 80n, 0n, 80n],
  ['a part is still used', 150n, 50n, 80n, 0n, 30n],
  ['it is spent again', 0n, 200n, 80n, 0n, 0n],
  ['it has expired for the most part', 20n, 0n, 80n, 0n, 20n],
])('of a bonus of which %s', (_, unspent, used, repaid, owed, paid) => {
  expect(paidOfBonus({ unspent, used, repaid, owed, isMonth: false })).toBe(paid)
  expect(paidOfBonus({ unspent, used, repaid, owed, isMonth: true }), 'its price comes back').toBe(0n)
})

const BONUS = { amount: 200n, paid: 5_000n, before: 0n, unspent: 200n, used: 0n, repaid: 0n }

test.each<[is: string, bonus: typeof BONUS, credit: bigint, leaves: [taken: bigint, keptBack: bigint, rest: bigint]]>([
  ['unspent', BONUS, 2_000n, [80n, 0n, 0n]],
  ['rounded down once, over both parts', { ...BONUS, before: 1_987n }, 13n, [1n, 0n, 0n]],
  ['spent', { ...BONUS, unspent: 0n, used: 200n }, 2_000n, [0n, 80n, 0n]],
  ['partly spent', { ...BONUS, unspent: 50n, used: 150n }, 2_000n, [50n, 30n, 0n]],
  ['expired', { ...BONUS, unspent: 0n }, 2_000n, [0n, 0n, 80n]],
  ['spent beyond the credit', { ...BONUS, amount: 9_000n, unspent: 0n, used: 9_000n }, 2_000n, [0n, 2_000n, 1_600n]],
  ['more than came along', BONUS, 9_000n, [200n, 0n, 0n]],
])('of a bonus that is %s, its share leaves with credit', (_, bonus, credit, [taken, keptBack, rest]) =>
  expect(bonusLeaving(bonus, credit)).toEqual({ taken, keptBack, rest }),
)
