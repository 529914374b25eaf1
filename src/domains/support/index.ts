export { receiveMessage } from './receive-message.ts'
