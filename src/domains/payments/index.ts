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
export { findContestedAside } from './disputes/find-contested-aside.ts'
export { freezeReleased } from './disputes/freeze-released.ts'
export { requestRefund } from './refunds/request-refund.ts'
export { listRefundablePayments } from './refunds/list-refundable-payments.ts'
export { lockRefundablePayment } from './refunds/lock-refundable-payment.ts'
export { listRefundStates } from './refunds/sql.ts'
export { requestPayment } from './request-payment.ts'
export { findPaymentOf, recordSpent, stopWaiting, sumOpenOf } from './sql.ts'
export {
  type AttributedCredit,
  attributeCredit,
  lockAndSumLeft,
  lockCreditPurchases,
} from './withdrawals/attribute-credit.ts'
export { sumWithdrawn } from './withdrawals/sql.ts'
export type { GatewayContext, PaymentContext } from './payment-context.ts'
