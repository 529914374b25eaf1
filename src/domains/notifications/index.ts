export type { MailTemplate } from './mail-template/mail-template.ts'
export { queueMail } from './queue-mail.ts'
export { listUnsent, readMailState } from './sql.ts'
