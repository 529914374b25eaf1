export { deleteHeldOf, type HeldText, insertHeld, listHeldOf } from './sql.ts'
