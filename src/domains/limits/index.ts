export { guardPurchase } from './guard-purchase.ts'
export { guardConsultation } from './guard-consultation.ts'
export { remainingAllowance } from './remaining-allowance.ts'
export { findBreak } from './sql.ts'
