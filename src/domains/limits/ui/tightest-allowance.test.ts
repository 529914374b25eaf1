import { expect, test } from 'vitest'
import type { SelfCare } from '../contract.ts'
import type { Allowance, Period, Spending } from '../rules.ts'
import { passedLimit, tightestAllowance } from './tightest-allowance.ts'

const selfCareOf = (limits: Partial<Record<Period, bigint | null>>): SelfCare => ({
  limits: Object.entries(limits).map(([period, amountCents]) => ({
    period: period as Period,
    amountCents,
    next: null,
  })),
  spent: (['day', 'week', 'month', 'year'] as const).map((period, n) => ({
    period,
    paidCents: 1_000n * BigInt(n + 1),
    chargedCents: 500n,
    paidUnderWayCents: 300n,
    chargedUnderWayCents: 200n,
  })),
  onBreak: null,
})

test.each<[string, Partial<Record<Period, bigint | null>>, Allowance | undefined]>([
  ['no limits', {}, undefined],
  ['limits that were taken away', { day: null, month: null }, undefined],
  ['the only one', { day: 3_000n }, { period: 'day', leftCents: 2_300n }],
  ['what is left counts', { day: 3_000n, month: 2_900n }, { period: 'month', leftCents: 2_200n }],
  ['used up', { week: 500n }, { period: 'week', leftCents: 0n }],
  ['the same left: the shorter one', { day: 3_000n, week: 3_000n }, { period: 'day', leftCents: 2_300n }],
  ['of one consultation', { day: 3_000n, consultation: 900n }, { period: 'consultation', leftCents: 900n }],
])('the tightest limit for a consultation: %s', (_name, limits, allowance) =>
  expect(tightestAllowance(selfCareOf(limits))).toEqual(allowance),
)

test.each<[string, Partial<Record<Period, bigint | null>>, Spending, ReturnType<typeof passedLimit>]>([
  ['none', {}, { paid: 99_999n, charged: 99_999n }, undefined],
  ['what the balance pays is no payment', { day: 1_000n }, { paid: 0n, charged: 0n }, undefined],
  ['a payment', { day: 3_000n }, { paid: 1_701n, charged: 0n }, { period: 'day', leftCents: 1_700n, by: 'paid' }],
  ['a payment that just fits', { day: 3_000n }, { paid: 1_700n, charged: 0n }, undefined],
  [
    'a question from the balance',
    { week: 2_500n },
    { paid: 0n, charged: 1_801n },
    { period: 'week', leftCents: 1_800n, by: 'charged' },
  ],
  ['payments are no consultation', { consultation: 900n }, { paid: 901n, charged: 0n }, undefined],
  [
    'a question costs more than one consultation may',
    { consultation: 900n },
    { paid: 0n, charged: 901n },
    { period: 'consultation', leftCents: 900n, by: 'charged' },
  ],
])('the limit that is passed: %s', (_name, limits, spending, passed) =>
  expect(passedLimit(selfCareOf(limits), spending)).toEqual(passed),
)
