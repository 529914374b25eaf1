export { readMonths } from './sums/read-months.ts'
