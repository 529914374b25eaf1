import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { listUnsubscribeHeaders } from '../headers.ts'
import type { Mailer } from '../mailer.ts'
import { insertMail } from './sql.ts'

export const MAILBOX_PATH = '/api/sandbox/mailbox'

/** The demo mailbox: every mail is stored here and readable by everybody. */
export const sandboxMailer = ({ db, clock }: { db: Db; clock: Clock }): Mailer => ({
  name: 'sandbox',
  isIdempotent: true,
  async send(mail) {
    const headers = {
      To: mail.to,
      Subject: mail.subject,
      ...(mail.replyTo && { 'Reply-To': mail.replyTo }),
      ...listUnsubscribeHeaders(mail.unsubscribeUrl),
    }
    await insertMail(db, mail, headers, await clock(db))
    return { outcome: 'sent' }
  },
})
