export { readHours } from './hours/list-slots.ts'
export { listAgendas } from './hours/sql.ts'
export { lockLateCancellation } from './bookings/lock-late-cancellation.ts'
