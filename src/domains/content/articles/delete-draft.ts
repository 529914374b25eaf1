import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { deleteText, lockText } from '../revisions/sql.ts'
import { refuse } from '../rules.ts'
import { wasEverPublic } from './slugs.sql.ts'

/**
 * Deletes an article that no reader ever saw, with its revisions; its slug is free again. Refuses `was_public` for any
 * other, and `text_not_found`.
 */
export const deleteDraft = (db: Db, { id, by, clock }: { id: string; by: string; clock: Clock }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const text = await lockText(tx, id)
    if (text?.kind !== 'article') throw refuse('text_not_found')
    if (await wasEverPublic(tx, id)) throw refuse('was_public')
    await deleteText(tx, id)
    await recordSecurityEvent(tx, {
      kind: 'content.draft_deleted',
      actorId: by,
      subjectId: id,
      before: { title: text.title, revision: text.revision },
      after: { revision: null },
      at: await clock(tx),
    })
  })
