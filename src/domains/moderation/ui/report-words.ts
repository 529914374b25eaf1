export { reasonNames } from '../reports/rules.ts'
