export { applyGatewayState } from './apply-gateway-state.ts'
export { beginAttempt } from './attempts/begin-attempt.ts'
export { isUnderWay } from './attempts/rules.ts'
export {
  endAttempt,
  findAttempt,
  findLatestAttempt,
  listAnsweredAttempts,
  listAttempts,
  listPixToMail,
  listUnrequestedAttempts,
  type PaymentAttempt,
  recordAttemptNotified,
} from './attempts/sql.ts'
export { type SavedCard, listCardsOf } from './cards/sql.ts'
export { findContestedHeld } from './disputes/find-contested-held.ts'
export { listDisputedAmong } from './disputes/sql.ts'
export { requestRefund } from './refunds/request-refund.ts'
export { listRefundablePayments } from './refunds/list-refundable-payments.ts'
export { readGatewayState, readPaymentQueues } from './gateway-state.sql.ts'
export { lockRefundablePayment } from './refunds/lock-refundable-payment.ts'
export { listRefundStates } from './refunds/sql.ts'
export { requestPayment } from './request-payment.ts'
export { findPaymentOf, lockPayments, stopWaiting, sumOpenOf } from './sql.ts'
export { sumLeft } from './refunds/sql.ts'
export { BY_HAND_WITHIN_DAYS } from './withdrawals/rules.ts'
export { withdrawToOrigin } from './withdrawals/withdraw-to-origin.ts'
export { sumWithdrawn } from './withdrawals/sql.ts'
export type { GatewayContext, PaymentContext } from './payment-context.ts'
