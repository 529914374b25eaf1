import { type BlockingRole, deleteBlock, insertBlock } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { closePendingBetween } from './close-pending-between.ts'
import { refuse } from './rules.ts'
import { deleteBirthShare, findClient } from './sql.ts'

/** Who blocks, in which role, and whom. */
export type Blocking = { by: BlockingRole; personId: string; otherId: string }

const pairOf = ({ by, personId, otherId }: Blocking) =>
  by === 'client' ? { clientId: personId, consultantId: otherId } : { clientId: otherId, consultantId: personId }

/**
 * Two people do not meet again, from the next request on; the other one is not told. What waits between them ends and
 * frees its money, minutes become credit, a running consultation goes on. Refuses whoever is no client or consultant of
 * the other.
 */
export const blockPerson = (db: Db, { clock, ...blocking }: Blocking & { clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const pair = pairOf(blocking)
    const { by } = blocking
    if (by === 'consultant' && !(await findClient(tx, pair.consultantId, pair.clientId))) throw refuse('not_found')
    if (!(await insertBlock(tx, { ...pair, blockedBy: by }, await clock(tx)))) throw refuse('consultant_not_found')
    await deleteBirthShare(tx, pair)
    await closePendingBetween(tx, { ...pair, by, clock })
  })

/** Takes an own block back; the other one's, if there is one, stays. Repeating changes nothing. */
export const unblockPerson = (db: Db, blocking: Blocking) =>
  deleteBlock(db, { ...pairOf(blocking), blockedBy: blocking.by })
