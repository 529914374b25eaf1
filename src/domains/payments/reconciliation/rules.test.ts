import { describe, expect, test } from 'vitest'
import { differencesOf, nightOf, type OurPayment, reconcileSince, type GatewayPayment } from './rules.ts'

const ours: OurPayment = {
  id: 'p1',
  gatewayId: 'g1',
  method: 'pix',
  state: 'paid',
  amount: 5_000n,
  refunded: 0n,
  returning: 0n,
  dispute: null,
}
const theirs: GatewayPayment = {
  gatewayId: 'g1',
  reference: 'p1',
  account: 'us',
  method: 'pix',
  state: 'paid',
  amount: 5_000n,
  currency: 'BRL',
  refunded: 0n,
}
const differences = (here: Partial<OurPayment>, there: Partial<GatewayPayment> = {}) =>
  differencesOf({ ...ours, ...here }, { ...theirs, ...there }, 'us')

describe('equal payments', () => {
  test.each<[Partial<OurPayment>, Partial<GatewayPayment>]>([
    [{}, {}],
    [{ state: 'paid_late' }, {}],
    [{ state: 'refunded', refunded: 5_000n }, { refunded: 5_000n }],
    [{ returning: 2_000n }, { refunded: 2_000n }],
    [{ returning: 2_000n }, {}],
    [{ state: 'pending' }, { state: 'pending' }],
    [{ state: 'expired' }, { state: 'pending' }],
    [{ state: 'declined' }, { state: 'expired' }],
    [{ dispute: { gatewayId: 'd1', state: 'won' } }, { dispute: { gatewayId: 'd1', state: 'won' } }],
  ])('finds no difference between %o and %o', (here, there) => {
    expect(differences(here, there)).toEqual([])
  })
})

describe('different payments', () => {
  test.each<[string, Partial<OurPayment>, Partial<GatewayPayment>]>([
    ['state', { state: 'pending' }, {}],
    ['state', { state: 'pending' }, { state: 'expired' }],
    ['state', {}, { state: 'expired' }],
    ['state', {}, { state: 'pending' }],
    ['amount', {}, { amount: 4_999n }],
    ['amount', {}, { currency: 'USD' }],
    ['refunded', {}, { refunded: 1n }],
    ['refunded', { refunded: 2_000n }, {}],
    ['refunded', { returning: 2_000n }, { refunded: 2_001n }],
    ['account', {}, { account: 'somebody' }],
    ['reference', {}, { reference: 'p2' }],
    ['reference', {}, { gatewayId: 'g2' }],
    ['dispute', {}, { dispute: { gatewayId: 'd1', state: 'opened' } }],
    ['dispute', { dispute: { gatewayId: 'd1', state: 'won' } }, { dispute: { gatewayId: 'd2', state: 'won' } }],
    ['dispute', { dispute: { gatewayId: 'd1', state: 'won' } }, {}],
  ])('finds a difference in %s between %o and %o', (what, here, there) => {
    expect(differences(here, there)).toEqual([what])
  })
})

test('the nightly run starts at three in the morning in São Paulo', () => {
  expect(nightOf(new Date('2026-03-01T05:59:59Z'))).toBeUndefined()
  expect(nightOf(new Date('2026-03-01T06:00:00Z'))).toBe('2026-03-01')
  expect(nightOf(new Date('2026-03-02T02:59:59Z'))).toBe('2026-03-01')
  expect(nightOf(new Date('2026-03-02T03:00:00Z'))).toBeUndefined()
})

test('the period overlaps the previous one by a day', () => {
  expect(reconcileSince(undefined).getTime()).toBe(0)
  expect(reconcileSince(new Date('2026-03-02T06:00:00Z'))).toEqual(new Date('2026-03-01T06:00:00Z'))
})
