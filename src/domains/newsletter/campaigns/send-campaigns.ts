import { type MailTemplate, renderHtml, renderText } from '#domains/notifications/index.ts'
import { leavingBy, type Letter } from './letter.ts'
import { recordOutcome } from './record-outcome.ts'
import { CONNECTIONS } from './rules.ts'
import type { SendContext } from './send-context.ts'
import * as sql from './sending.sql.ts'

/**
 * Sends as much of the campaigns as one turn allows, the longest begun first. Each connection has one mail under way,
 * which is what a kill leaves unknown. A server that does not answer makes everything wait, and counts for nobody.
 */
export async function sendCampaigns(context: SendContext) {
  const { db, now } = context
  const campaigns = await sql.listSending(db)
  if (campaigns.length === 0 || !(await sql.takeTurn(db, now(), context.pace.ms))) return
  let left = context.pace.mails
  for (const campaign of campaigns) {
    const letters = await context.lettersOf(campaign, context.site)
    let isOver = false
    const lane = async () => {
      while (!isOver && left > 0 && !context.isStopping?.()) {
        left--
        const taken = await sql.takeNext(db, campaign, now())
        if (!taken) {
          left++
          return
        }
        if ((await send(context, campaign, letters(taken), taken)) === 'wait') isOver = true
      }
    }
    await Promise.all(Array.from({ length: Math.min(CONNECTIONS, left) }, lane))
    if (isOver || left <= 0) break
    await sql.dropGone(db, campaign, now())
  }
  await sql.endSent(db, now())
}

async function send(context: SendContext, { id, list }: sql.Sending, letter: Letter, taken: sql.Taken) {
  const { mailer, site } = context
  const template: MailTemplate = { ...letter, unsubscribe: leavingBy(list, taken.unsubscribeToken, id) }
  const sent = await mailer.send({
    id: taken.mailId,
    to: taken.email,
    subject: template.subject,
    text: renderText(template, site),
    html: renderHtml(template, site),
    unsubscribeUrl: site + template.unsubscribe!.path,
  })
  return recordOutcome(context, { campaignId: id, email: taken.email, attempts: taken.attempts }, sent)
}
