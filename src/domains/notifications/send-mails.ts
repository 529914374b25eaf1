import type { Mailer, Sent } from '#gateways/mail/port.ts'
import { type Db, persistently } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { htmlOf } from './letters/html.ts'
import { textOf } from './letters/text.ts'
import { nextTryAt } from './rules.ts'
import * as sql from './sql.ts'

/** Where mails leave the house: our books, who carries them, and under which address people reach us. */
export type PostOffice = { db: Db; mailer: Mailer; site: string; log: Log; now: () => Date }

const AT_ONCE = 10
const MOST_BATCHES = 50

/**
 * Sends every mail that is due; what could not be handed over is due again after a growing pause. Any number of workers
 * may do this at once.
 */
export async function sendMails(office: PostOffice) {
  for (let n = 0; n < MOST_BATCHES; n++) {
    const taken = await sql.takeDueMails(office.db, office.now(), AT_ONCE)
    await Promise.all(taken.map((mail) => send(office, mail)))
    if (taken.length < AT_ONCE) return
  }
}

async function send(office: PostOffice, mail: sql.TakenMail) {
  const { id, to, letter } = mail
  const { subject, replyTo, leave } = letter
  const leaveUrl = leave && office.site + leave.path
  const sent = await office.mailer.send({
    id,
    to,
    subject,
    text: textOf(letter, office.site),
    html: htmlOf(letter, office.site),
    replyTo,
    leaveUrl,
  })
  await persistently(() => note(office, mail, sent))
}

async function note({ db, mailer, log, now }: PostOffice, { id, attempts }: sql.TakenMail, sent: Sent) {
  if (sent.outcome === 'sent') return sql.endMail(db, id, { outcome: 'sent', at: now() })
  const mayRepeat = sent.outcome === 'unreachable' || (sent.outcome === 'uncertain' && mailer.remembers)
  const dueAt = mayRepeat ? nextTryAt(attempts, now()) : undefined
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
