export { readPayoutQueue } from './sql.ts'
