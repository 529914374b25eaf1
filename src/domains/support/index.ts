export { keepMessage } from './keep-message.ts'
