export { guardPurchase } from './guard-purchase.ts'
export { guardConsultation } from './guard-talk.ts'
export { remainingAllowance } from './room-to-talk.ts'
export { findBreak } from './sql.ts'
