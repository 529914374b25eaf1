import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { isBlank } from '#shared/typed-text/visible.ts'
import { interestWords } from '../interests/rules.ts'
import { hasAnybody } from './recipients.sql.ts'
import { assertPlanned, isSegment, NO_PURCHASE_MS, refuse } from './rules.ts'
import * as sql from './sql.ts'

type Act = { id: string; by: string; clock: Clock }

/**
 * Plans a campaign for an instant, or for now. Refuses a text that changed since it was read, an empty one, one for
 * nobody, an instant that is over or more than ninety days ahead, and what has begun.
 */
export const scheduleCampaign = (
  db: Db,
  { id, version, sendAt: planned, by, clock }: Act & { version: number; sendAt: Date | null },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const known = await sql.lockCampaign(tx, id)
    if (!known) throw refuse('not_found')
    const at = await clock(tx)
    const sendAt = planned ?? at
    if (known.version !== version) throw refuse('changed_meanwhile')
    // A lost answer is asked again; "now" was a moment ago then.
    if (known.state === 'scheduled' && (!planned || known.sendAt?.getTime() === sendAt.getTime())) return
    if (known.state === 'scheduled') throw refuse('not_a_draft')
    if (known.state !== 'draft') throw refuse('already_begun')
    if (isBlank(known.body)) throw refuse('body_missing', { body: 'Escreva o texto da campanha antes de enviar.' })
    assertPlanned(sendAt, at)
    const { segment, interests } = known
    const since = new Date(at.getTime() - NO_PURCHASE_MS)
    if (!isSegment(segment) || !(await hasAnybody(tx, { segment, interests }, since))) throw refuse('nobody')
    await sql.recordScheduled(tx, id, sendAt)
    await recordSecurityEvent(tx, {
      kind: 'newsletter.campaign_scheduled',
      actorId: by,
      subjectId: id,
      before: { state: 'draft' },
      after: {
        state: 'scheduled',
        subject: known.subject,
        segment,
        ...(interests.length > 0 && { interests: interestWords(interests) }),
        sendAt,
      },
      at,
    })
  })

/** Takes back what was scheduled: a draft again. Repeating changes nothing; refuses what has begun. */
export const cancelCampaign = (db: Db, { id, by, clock }: Act): Promise<void> =>
  inTransaction(db, async (tx) => {
    const known = await sql.lockCampaign(tx, id)
    if (!known) throw refuse('not_found')
    if (known.state === 'draft') return
    if (known.state !== 'scheduled') throw refuse('already_begun')
    await sql.recordUnscheduled(tx, id)
    await recordSecurityEvent(tx, {
      kind: 'newsletter.campaign_cancelled',
      actorId: by,
      subjectId: id,
      before: { state: 'scheduled', sendAt: known.sendAt },
      after: { state: 'draft' },
      at: await clock(tx),
    })
  })
