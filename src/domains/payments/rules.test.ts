import { expect, test } from 'vitest'
import {
  decideTransition,
  maxInstallments,
  NEXT_STATES,
  STATE_RANK,
  PAYMENT_STATES,
  type ExpectedCharge,
  type GatewayReport,
  type PaymentState,
} from './rules.ts'

const ours: ExpectedCharge = { id: 'ana-1', method: 'pix', state: 'pending', amount: 5_000n, gatewayId: 'PAY1' }
const said: GatewayReport = {
  gatewayId: 'PAY1',
  reference: 'ana-1',
  account: 'shop',
  method: 'pix',
  state: 'paid',
  amount: 5_000n,
  currency: 'BRL',
}
const decided = (state: PaymentState, report: Partial<GatewayReport>, payment: Partial<ExpectedCharge> = {}) => {
  const decision = decideTransition({ ...ours, state, ...payment }, { ...said, ...report }, 'shop')
  return decision.act === 'stay' ? 'stay' : decision.act === 'move' ? decision.to : `suspense: ${decision.reason}`
}

test('every allowed move climbs in rank, so there is no cycle', () => {
  for (const from of PAYMENT_STATES)
    for (const to of NEXT_STATES[from]) expect(STATE_RANK[to], `${from} → ${to}`).toBeGreaterThan(STATE_RANK[from])
})

test.each<[PaymentState, GatewayReport['state'], string]>([
  ['pending', 'pending', 'stay'],
  ['pending', 'paid', 'paid'],
  ['pending', 'declined', 'declined'],
  ['pending', 'expired', 'expired'],
  ['pending', 'cancelled', 'cancelled'],
  ['expired', 'pending', 'stay'],
  ['expired', 'paid', 'paid_late'],
  ['expired', 'declined', 'stay'],
  ['paid', 'pending', 'stay'],
  ['paid', 'paid', 'stay'],
  ['paid', 'expired', 'stay'],
  ['paid_late', 'paid', 'stay'],
  ['partly_refunded', 'paid', 'stay'],
  ['refunded', 'paid', 'stay'],
  ['declined', 'pending', 'stay'],
  ['declined', 'paid', 'suspense: final_state'],
  ['cancelled', 'paid', 'suspense: final_state'],
])('from %s on the gateway state %s: %s', (state, report, outcome) =>
  expect(decided(state, { state: report })).toBe(outcome),
)

test.each<[string, Partial<GatewayReport>, string]>([
  ['a centavo less', { amount: 4_999n }, 'suspense: amount'],
  ['a centavo more', { amount: 5_001n }, 'suspense: amount'],
  ['dollars', { currency: 'USD' }, 'suspense: currency'],
  ['somebody else’s reference', { reference: 'bia-1' }, 'suspense: reference'],
  ['a second charge under our reference', { gatewayId: 'PAY2' }, 'suspense: reference'],
  ['a card where a Pix was asked for', { method: 'card' }, 'suspense: reference'],
  ['another merchant account', { account: 'other' }, 'suspense: account'],
])('does not credit Ana for %s', (_, report, outcome) => {
  expect(decided('pending', report)).toBe(outcome)
  expect(decided('expired', report)).toBe(outcome)
  expect(decided('pending', { ...report, state: 'declined' })).toBe('stay')
})

test('puts a second charge of a paid payment in suspense', () => {
  expect(decided('paid', { gatewayId: 'PAY2' })).toBe('suspense: reference')
})

test.each([
  [1_000n, 2],
  [999n, 1],
  [5_999n, 11],
  [6_000n, 12],
  [67_990n, 12],
])('allows %s centavos in at most %s instalments, none below R$ 5,00', (amount, most) =>
  expect(maxInstallments(amount)).toBe(most),
)
