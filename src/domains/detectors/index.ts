export { type HeldText, insertHeld } from './sql.ts'
