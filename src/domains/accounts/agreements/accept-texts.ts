import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { type AcceptedText, detailOf, refuse } from '../agreements.rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { insertAcceptance, listInForce } from './sql.ts'

type Accepted = {
  personId: string
  versions: readonly { text: AcceptedText; version: number }[]
  clock: Clock
}

/**
 * Writes down that a person accepted these versions, all or none; again it changes nothing. Refuses `outdated` for any
 * other than the one in force.
 */
export const acceptTexts = (db: Db, { personId, versions, clock }: Accepted): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    const inForce = new Map((await listInForce(tx, at)).map(({ text, number }) => [text, number]))
    for (const { text, version } of versions) {
      if (inForce.get(text) !== version) throw refuse('outdated')
      if (!(await insertAcceptance(tx, { personId, text, version, at }))) continue
      await recordSecurityEvent(tx, {
        kind: 'accounts.text_accepted',
        detail: detailOf(text),
        actorId: personId,
        personId,
        after: { version },
        at,
      })
    }
  })
