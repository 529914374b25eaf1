import { expect, test } from 'vitest'
import { mayCreditAlone } from './discretionary-credit.rules.ts'

test.each([
  ['R$ 500 at once', 50_000n, [0n, 0n, 0n], true],
  ['a centavo more', 50_001n, [0n, 0n, 0n], false],
  ['what fills the day', 20_000n, [30_000n, 30_000n, 0n], true],
  ['what overfills the day', 20_001n, [30_000n, 30_000n, 0n], false],
  ['what fills thirty days', 10_000n, [0n, 190_000n, 0n], true],
  ['what overfills thirty days', 10_001n, [0n, 190_000n, 0n], false],
  ['what fills a receiver', 1n, [0n, 0n, 49_999n], true],
  ['what overfills a receiver', 2n, [0n, 0n, 49_999n], false],
  ['nothing, when all is full', 0n, [50_000n, 200_000n, 50_000n], true],
] as const)('%s', (_what, amount, [today, inThirtyDays, toReceiver], may) => {
  expect(mayCreditAlone(amount, { today, inThirtyDays, toReceiver })).toBe(may)
})
