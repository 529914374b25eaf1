import { type Recorded, recordSecurityEvent } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { catalogueChanged } from '../../facts.ts'
import { lockCatalogue } from './sql.ts'

/** Who of the team acts, and by which clock. */
export type Acting = { by: string; clock: Clock }

type Act = { kind: `catalogue.${string}`; detail?: string; before?: Recorded; after: Recorded }

/**
 * One change of the catalogue: nobody else changes it meanwhile, the log has it, and pages hear of it. `change` answers
 * what to record; undefined: nothing changed.
 */
export const changeCatalogue = (
  db: Db,
  { by, clock }: Acting,
  change: (tx: Tx, at: Date) => Promise<Act | undefined>,
) =>
  inTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    const at = await clock(tx)
    const act = await change(tx, at)
    if (!act) return
    await recordSecurityEvent(tx, { ...act, actorId: by, at })
    await announce(tx, catalogueChanged('all'))
  })
