import type { SendResult } from '#gateways/mail/mailer.ts'
import { withRetry } from '#platform/db.ts'
import { PAUSES_MS, retryAfter } from './rules.ts'
import type { SendContext } from './send-context.ts'
import * as sql from './sending.sql.ts'

type Which = { campaignId: string; email: string; attempts: number }

/** Writes down what became of one mail. `wait`: the server takes nothing now. */
export async function recordOutcome(context: SendContext, which: Which, sent: SendResult): Promise<'wait' | 'go_on'> {
  const { db, mailer, now } = context
  const after = (ms: number) => new Date(now().getTime() + ms)
  const end = (ending: sql.Ending, fault: string | null) =>
    withRetry(() => sql.endRecipient(db, which, ending, fault, now()))
  if (sent.outcome === 'sent') {
    await end('accepted', null)
    await sql.forgetHardRefusals(db, which.email)
    await sql.recordAnswering(db)
    return 'go_on'
  }
  if (sent.outcome === 'refused') {
    await end('refused', sent.why)
    if (sent.isOfAddress) await sql.countHardRefusal(db, which.email)
    return 'go_on'
  }
  const mayRepeat = sent.outcome === 'unreachable' || mailer.isIdempotent
  if (!mayRepeat) {
    await end('unknown', sent.why)
    return 'go_on'
  }
  if (sent.isOfAddress) {
    const pause = retryAfter(which.attempts)
    if (pause === undefined) await end('given_up', sent.why)
    else await withRetry(() => sql.postponeRecipient(db, which, after(pause), sent.why, true))
    return 'go_on'
  }
  await withRetry(() => sql.postponeRecipient(db, which, now(), sent.why, false))
  await sql.recordPause(db, { fault: sent.why, at: now(), ms: context.pace.ms, pausesMs: PAUSES_MS })
  context.log.warn({ campaign: which.campaignId, why: sent.why }, 'campaigns wait for the mail server')
  return 'wait'
}
