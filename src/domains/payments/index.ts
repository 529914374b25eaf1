export { applyGatewayState } from './apply-gateway-state.ts'
/** @public */
export { askRefund } from './refunds/ask-refund.ts'
/** @public */
export { listRefundable } from './refunds/list-refundable.ts'
export { requestPayment } from './request-payment.ts'
/** @public */
export { findPaymentOf } from './sql.ts'
export type { Till } from './till.ts'
