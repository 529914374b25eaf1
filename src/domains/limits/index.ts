export { guardPurchase } from './guard-purchase.ts'
export { guardTalk } from './guard-talk.ts'
export { roomToTalk } from './room-to-talk.ts'
export { findBreak } from './sql.ts'
