export { bonusIdOf } from './journals.ts'
export { cancelSubscriptionPurchase, unusedPriceOf } from './cancel-subscription-purchase.ts'
export { hasRunningSubscription } from './sql.ts'
export { startSubscription } from './start-subscription.ts'
