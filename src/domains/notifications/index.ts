export type { MailTemplate } from './mail-template/mail-template.ts'
export { queueMail } from './queue-mail.ts'
