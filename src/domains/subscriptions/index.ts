export { bonusIdOf } from './journals.ts'
export { regretSubscription, unusedOf } from './regret-subscription.ts'
export { hasRunning } from './sql.ts'
export { startSubscription } from './start-subscription.ts'
