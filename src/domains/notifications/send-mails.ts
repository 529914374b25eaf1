import type { Mailer, SendResult } from '#gateways/mail/mailer.ts'
import { type Db, withRetry } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { renderInvitation } from '#platform/render-calendar.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import type { MailTemplate } from './mail-template/mail-template.ts'
import { renderHtml } from './mail-template/render-html.ts'
import { renderText } from './mail-template/render-text.ts'
import { nextAttemptAt } from './rules.ts'
import * as sql from './sql.ts'

/** What sending mails needs: database, mailer, our public address and that of our mails, log and clock. */
export type MailContext = {
  db: Db
  mailer: Mailer
  site: string
  from: string
  log: Log
  now: () => Date
} & Stoppable

const AT_ONCE = 10

/**
 * Sends every mail that is due; what could not be sent is due again after a growing pause. Any number of workers may
 * run this at once.
 */
export const sendMails = (context: MailContext) =>
  untilEmpty(context, AT_ONCE, async (most) => {
    const taken = await sql.takeDueMails(context.db, context.now(), most)
    await Promise.all(taken.map((mail) => send(context, mail)))
    return taken.length
  })

async function send(context: MailContext, mail: sql.TakenMail) {
  const { id, to, template, isOver } = mail
  if (isOver) return void (await sql.deleteMail(context.db, id))
  const { subject, replyTo, unsubscribe, appointment } = template
  const unsubscribeUrl = unsubscribe && context.site + unsubscribe.path
  const sent = await context.mailer.send({
    id,
    to,
    subject,
    text: renderText(template, context.site),
    html: renderHtml(template, context.site),
    replyTo,
    calendar: appointment && invitationOf(context, to, appointment),
    unsubscribeUrl,
  })
  await withRetry(() => recordOutcome(context, mail, sent))
}

function invitationOf(
  { site, from, now }: MailContext,
  attendee: string,
  { path, startsAt, endsAt, ...rest }: NonNullable<MailTemplate['appointment']>,
) {
  const appointment = { ...rest, url: site + path, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  return renderInvitation(appointment, { organizer: from, attendee, at: now() })
}

async function recordOutcome({ db, mailer, log, now }: MailContext, { id, attempts }: sql.TakenMail, sent: SendResult) {
  if (sent.outcome === 'sent') return sql.endMail(db, id, { outcome: 'sent', at: now() })
  const mayRepeat = sent.outcome === 'unreachable' || (sent.outcome === 'uncertain' && mailer.isIdempotent)
  const dueAt = mayRepeat ? nextAttemptAt(attempts, now()) : undefined
  log.warn(
    { mail: id, attempts, why: sent.why },
    dueAt ? 'a mail could not be sent; it is tried again' : 'a mail is not tried any more',
  )
  if (dueAt) return sql.postponeMail(db, id, dueAt, sent.why)
  return sql.endMail(db, id, {
    outcome: sent.outcome === 'unreachable' ? 'given_up' : sent.outcome,
    fault: sent.why,
    at: now(),
  })
}
