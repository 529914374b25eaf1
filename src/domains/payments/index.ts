export { applyGatewayState } from './apply-gateway-state.ts'
export { requestPayment } from './request-payment.ts'
export type { Till } from './till.ts'
