import { expect, test } from 'vitest'
import { breakEnd, allowanceLeft, tighterLimit, limitValidFrom, type Limits, type SpentByPeriod } from './rules.ts'

const NOW = new Date('2026-11-20T15:00:00.000Z')
const IN_THREE_DAYS = new Date('2026-11-23T15:00:00.000Z')

test.each([
  [null, 5_000n, NOW],
  [5_000n, 4_999n, NOW],
  [5_000n, 5_000n, NOW],
  [5_000n, 5_001n, IN_THREE_DAYS],
  [5_000n, null, IN_THREE_DAYS],
  [null, null, NOW],
])('a change from %s to %s holds from %s', (present, wished, from) =>
  expect(limitValidFrom(present, wished, NOW)).toEqual(from),
)

const NONE: Limits = { day: null, week: null, month: null, consultation: null }
const spent = (paid: bigint, charged: bigint): SpentByPeriod => ({
  day: { paid, charged },
  week: { paid: paid * 2n, charged },
  month: { paid: paid * 3n, charged },
})

test.each<[string, Partial<Limits>, 'paid' | 'charged', bigint, bigint | undefined]>([
  ['none without a limit', {}, 'paid', 0n, undefined],
  ['without the limit per consultation', { consultation: 1n }, 'charged', 0n, undefined],
  ['of the day', { day: 5_000n }, 'paid', 0n, 4_000n],
  ['of the tightest period', { day: 5_000n, week: 2_500n, month: 90_000n }, 'paid', 0n, 500n],
  ['less what is under way', { day: 5_000n }, 'paid', 3_500n, 500n],
  ['counting only charges of consultations', { day: 5_000n }, 'charged', 0n, 4_800n],
  ['never below zero', { day: 100n }, 'paid', 0n, 0n],
])('gives the remaining allowance: %s', (_, limits, by, underWay, allowance) =>
  expect(allowanceLeft({ ...NONE, ...limits }, spent(1_000n, 200n), by, underWay)).toBe(allowance),
)

test.each([
  [null, null, null],
  [1n, null, 1n],
  [null, 2n, 2n],
  [3n, 2n, 2n],
  [2n, 3n, 2n],
])('the tighter of %s and %s is %s', (a, b, least) => expect(tighterLimit(a, b)).toBe(least))

test('ends a break of a week after a week, and a break for ever never', () => {
  expect(breakEnd('week', NOW)).toEqual(new Date('2026-11-27T15:00:00.000Z'))
  expect(breakEnd('for_ever', NOW)).toBeNull()
})
