export { consultationMoved } from './state/facts.ts'
