export { hasRunning } from './sql.ts'
export { startSubscription } from './start-subscription.ts'
