import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { type Interest, interestWords } from '../interests/rules.ts'
import { type Group, refuse } from './rules.ts'
import * as sql from './sql.ts'

type Saving = Omit<sql.CampaignText, 'interests'> & {
  id: string
  interests?: Interest[] | undefined
  version: number
  by: string
  clock: Clock
}

/**
 * Saves a draft, and answers its version. The same text again changes nothing; refuses a text that somebody else
 * changed since it was read, one that is no draft any more, and a group of subjects without any.
 */
export const saveCampaign = (
  db: Db,
  { id, version, by, clock, interests: chosen = [], ...rest }: Saving,
): Promise<{ version: number }> =>
  inTransaction(db, async (tx) => {
    const text = { ...rest, interests: rest.segment === 'interests' ? chosen : [] }
    if (rest.segment === 'interests' && chosen.length === 0)
      throw refuse('interests_missing', { interests: 'Escolha um assunto ou mais.' })
    const at = await clock(tx)
    const event = { actorId: by, subjectId: id, at }
    if (version === 0 && (await sql.insertDraft(tx, id, text, by, at))) {
      await recordSecurityEvent(tx, { kind: 'newsletter.campaign_written', ...event, after: fieldsOf(text) })
      return { version: 1 }
    }
    const known = await sql.lockCampaign(tx, id)
    if (!known) throw refuse('not_found')
    if (isSame(known, text)) return { version: known.version }
    if (known.version !== version) throw refuse('changed_meanwhile')
    if (known.state !== 'draft') throw refuse('not_a_draft')
    await sql.recordText(tx, id, text)
    const change = { before: fieldsOf(known), after: fieldsOf(text) }
    await recordSecurityEvent(tx, { kind: 'newsletter.campaign_written', ...event, ...change })
    return { version: version + 1 }
  })

type Text = Omit<sql.CampaignText, 'segment'> & { segment: Group }

const isSame = (a: Text, b: Text) =>
  a.subject === b.subject &&
  a.preheader === b.preheader &&
  a.body === b.body &&
  a.segment === b.segment &&
  a.interests.join() === b.interests.join()

/** Not the text itself, which is no field. */
const fieldsOf = ({ subject, segment, interests, body }: Text) => ({
  subject,
  segment,
  ...(interests.length > 0 && { interests: interestWords(interests) }),
  characters: body.length,
})

/** Deletes a draft. Repeating changes nothing; refuses one that is no draft any more. */
export const discardCampaign = (db: Db, { id, by, clock }: { id: string; by: string; clock: Clock }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const known = await sql.lockCampaign(tx, id)
    if (!known) return
    if (known.state !== 'draft') throw refuse('not_a_draft')
    await sql.deleteDraft(tx, id)
    const event = {
      actorId: by,
      subjectId: id,
      before: fieldsOf(known),
      after: { state: 'discarded' },
      at: await clock(tx),
    }
    await recordSecurityEvent(tx, { kind: 'newsletter.campaign_discarded', ...event })
  })
