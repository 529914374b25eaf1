import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { addFirstItems } from '#domains/catalogue/index.ts'
import { addFirstArticles } from '#domains/content/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockBeginning } from '#platform/company/sql.ts'

/**
 * Gives a site its first items, and first articles as drafts: what is missing, so again it does nothing. `by`: nobody,
 * when it is done on the machine. Answers how many it added.
 */
export const fillSite = (db: Db, { by, clock }: { by?: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    await lockBeginning(tx)
    const at = await clock(tx)
    const items = await addFirstItems(tx, at)
    const articles = await addFirstArticles(tx, at)
    if (items + articles > 0)
      await recordSecurityEvent(tx, {
        kind: 'team.site_filled',
        ...(by && { actorId: by }),
        after: { items, articles },
        at,
      })
    return { items, articles }
  })
