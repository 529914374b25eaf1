import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { companyChanged } from '#platform/company/facts.ts'
import { insertOpening, lockBeginning } from '#platform/company/sql.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { readBeginning } from './read-beginning.ts'
import { missingSteps, refuseNotReady } from './rules.ts'

/**
 * Lets the site sell, at once on all processes and for good; switches pause it. Again it changes nothing. Refuses
 * `not_ready`, with what is missing.
 */
export const openSelling = (db: Db, { gateway, by, clock }: { gateway: string; by: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    await lockBeginning(tx)
    const at = await clock(tx)
    const { done, openedAt } = await readBeginning(tx, gateway, at)
    if (openedAt) return
    const missing = missingSteps(done)
    if (missing.length > 0) throw refuseNotReady(missing)
    await insertOpening(tx, at)
    await recordSecurityEvent(tx, {
      kind: 'team.selling_opened',
      actorId: by,
      before: { open: false },
      after: { open: true },
      at,
    })
    await announce(tx, companyChanged('all'))
  })
