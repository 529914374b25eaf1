import { KEPT_FOR_MS, TAKEN_FOR_MS } from './rules.ts'
import type { MailContext } from './send-mails.ts'
import * as sql from './sql.ts'

const before = (at: Date, ms: number) => new Date(at.getTime() - ms)

/**
 * Releases mails whose worker crashed while sending. An idempotent mailer gets them again; with any other one they end
 * as uncertain, because a duplicate is worse than a mail that can be requested again.
 */
export async function releaseAbandoned({ db, mailer, log, now }: MailContext) {
  const why = 'the worker crashed while sending it'
  for (const { id } of await sql.listAbandoned(db, before(now(), TAKEN_FOR_MS))) {
    log.error({ mail: id }, why)
    if (mailer.isIdempotent) await sql.postponeMail(db, id, now(), why)
    else await sql.endMail(db, id, { outcome: 'uncertain', fault: why, at: now() })
  }
}

/** Deletes mails that ended half a year ago, and last ones that ended. */
export const forgetMails = ({ db, now }: MailContext) => sql.deleteEnded(db, before(now(), KEPT_FOR_MS))
