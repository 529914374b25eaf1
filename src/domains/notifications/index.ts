export type { Letter } from './letters/letter.ts'
export { queueMail } from './queue-mail.ts'
