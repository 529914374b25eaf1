import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { KEPT_FOR_MS, TAKEN_FOR_MS } from './rules.ts'
import type { MailContext } from './send-mails.ts'
import * as sql from './sql.ts'

const AT_ONCE = 100
const WHY = 'the worker crashed while sending it'

const before = (at: Date, ms: number) => new Date(at.getTime() - ms)

/**
 * Releases mails whose worker crashed while sending. An idempotent mailer gets them again; with any other one they end
 * as uncertain, because a duplicate is worse than a mail that can be requested again.
 */
export const releaseAbandoned = (context: MailContext) =>
  untilEmpty(context, AT_ONCE, async (most) => {
    const { db, mailer, log, now } = context
    const abandoned = await sql.listAbandoned(db, before(now(), TAKEN_FOR_MS), most)
    for (const { id } of abandoned) {
      log.error({ mail: id }, WHY)
      if (mailer.isIdempotent) await sql.postponeMail(db, id, now(), WHY)
      else await sql.endMail(db, id, { outcome: 'uncertain', fault: WHY, at: now() })
    }
    return abandoned.length
  })

/** Deletes mails that ended half a year ago, and last ones that ended. */
export const forgetMails = ({ db, now }: MailContext) => sql.deleteEnded(db, before(now(), KEPT_FOR_MS))
