import { guardedMailer } from '#gateways/mail/guarded-mailer.ts'
import { sandboxMailer } from '#gateways/mail/sandbox/sandbox-mailer.ts'
import { mailboxRoutes } from '#gateways/mail/sandbox/routes.ts'
import { smtpMailer } from '#gateways/mail/smtp-mailer.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'

export const NO_MAIL_SERVER =
  'Sem SMTP_URL nenhum e-mail sai: em produção defina um servidor, como smtps://usuario:senha@mail.exemplo.com.br.'

/** The configured mail server; without one the demo mailbox with its pages. Refuses the demo mailbox in production. */
export function mailOf(config: Config, { db, clock }: { db: Db; clock: Clock }) {
  if (config.SMTP_URL)
    return { mailer: guardedMailer(smtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })), endpoints: [] }
  if (config.APP_ENV === 'production') throw new Error(NO_MAIL_SERVER)
  return { mailer: guardedMailer(sandboxMailer({ db, clock })), endpoints: mailboxRoutes(db) }
}
