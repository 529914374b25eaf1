export { blockPerson } from './block-person.ts'
