import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { addFirstItems } from '#domains/catalogue/index.ts'
import { addFirstServices } from '#domains/content/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockBeginning } from '#platform/company/sql.ts'

export type Filled = { items: number; services: number }

/**
 * Gives a site what it begins with: items at first prices, and what each service is. Adds what is missing and changes
 * nothing that is there, so again it does nothing. `by`: nobody, when it is done on the machine. Answers what it added.
 */
export async function fillSite(db: Db, { by, clock }: { by?: string; clock: Clock }): Promise<Filled> {
  return inTransaction(db, async (tx) => {
    await lockBeginning(tx)
    const at = await clock(tx)
    const items = await addFirstItems(tx, at)
    const services = await addFirstServices(tx, at)
    if (items + services > 0)
      await recordSecurityEvent(tx, {
        kind: 'team.site_filled',
        ...(by && { actorId: by }),
        after: { items, services },
        at,
      })
    return { items, services }
  })
}
