export { lockLateCancellation } from './bookings/lock-late-cancellation.ts'
