import { expect, test } from 'vitest'
import { PAYMENT_STATES, type PaymentState } from '../rules.ts'
import { nextCheckAt } from './rules.ts'

test('asks after 10 s, 30 s, 1, 2, 5, 10 min and then every 10 min', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const payment = { state: 'pending' as PaymentState, expiresAt: new Date('2026-03-01T12:30:00Z'), inReview: false }
  const pauses = [0, 1, 2, 3, 4, 5, 6, 40].map(
    (count) => (nextCheckAt(payment, count, now)!.getTime() - now.getTime()) / 1000,
  )
  expect(pauses).toEqual([10, 30, 60, 120, 300, 600, 600, 600])
})

test('checks an expired Pix for two more days, a final payment no longer', () => {
  const expiresAt = new Date('2026-03-01T12:30:00Z')
  expect(nextCheckAt({ state: 'expired', expiresAt, inReview: false }, 9, new Date('2026-03-02T12:00:00Z'))).toEqual(
    new Date('2026-03-02T13:00:00Z'),
  )
  expect(
    nextCheckAt({ state: 'expired', expiresAt, inReview: false }, 60, new Date('2026-03-03T12:31:00Z')),
  ).toBeUndefined()
  for (const state of ['paid', 'paid_late', 'declined', 'cancelled', 'refunded'] as const)
    expect(nextCheckAt({ state, expiresAt, inReview: false }, 1, expiresAt)).toBeUndefined()
})

test('stops checking a payment under review', () => {
  const at = new Date('2026-03-01T12:10:00Z')
  for (const state of PAYMENT_STATES)
    expect(nextCheckAt({ state, expiresAt: at, inReview: true }, 1, at)).toBeUndefined()
})
