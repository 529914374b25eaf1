export type { MailTemplate } from './letters/letter.ts'
export { queueMail } from './queue-mail.ts'
