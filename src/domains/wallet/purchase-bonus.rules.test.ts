import { expect, test } from 'vitest'
import { bonusLeaving } from './purchase-bonus.rules.ts'

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
