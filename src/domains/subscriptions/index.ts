export { bonusIdOf } from './journals.ts'
export { cancelSubscriptionPurchase, unusedPriceOf } from './regret-subscription.ts'
export { hasRunningSubscription } from './sql.ts'
export { startSubscription } from './start-subscription.ts'
