export { receiveMessage } from './keep-message.ts'
