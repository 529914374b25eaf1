import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

type Act = { id: string; reason: string; by: string; clock: Clock }

/** Stops a campaign while it is being sent; what is with the mail server already ends as it does. Safe to repeat. */
export const stopCampaign = (db: Db, act: Act): Promise<void> =>
  inTransaction(db, async (tx) => {
    const known = await sql.lockCampaign(tx, act.id)
    if (!known) throw refuse('not_found')
    if (known.state === 'stopped') return
    if (known.state !== 'sending') throw refuse('not_sending')
    await sql.recordStopped(tx, act.id)
    await recordSecurityEvent(tx, {
      kind: 'newsletter.campaign_stopped',
      actorId: act.by,
      subjectId: act.id,
      reason: act.reason,
      before: { state: 'sending' },
      after: { state: 'stopped' },
      at: await act.clock(tx),
    })
  })

/** Sends what is left of a stopped campaign. Safe to repeat. */
export const resumeCampaign = (db: Db, act: Act): Promise<void> =>
  inTransaction(db, async (tx) => {
    const known = await sql.lockCampaign(tx, act.id)
    if (!known) throw refuse('not_found')
    if (known.state === 'sending') return
    if (known.state !== 'stopped') throw refuse('not_stopped')
    await sql.recordResumed(tx, act.id)
    await recordSecurityEvent(tx, {
      kind: 'newsletter.campaign_resumed',
      actorId: act.by,
      subjectId: act.id,
      reason: act.reason,
      before: { state: 'stopped' },
      after: { state: 'sending' },
      at: await act.clock(tx),
    })
  })
