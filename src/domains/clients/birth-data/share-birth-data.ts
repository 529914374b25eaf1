import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { birthDataShared } from '../facts.ts'
import { refuse } from '../rules.ts'
import { deleteBirthShare } from '../sql.ts'
import { findBirthData, insertShare } from './sql.ts'

type Share = { clientId: string; consultantId: string; isShared: boolean; now: Date }

/**
 * Shows the own birth data to a consultant, or no longer. Refuses to show what was never written down, and a consultant
 * who does not exist or whom the client blocked. Repeating changes nothing.
 */
export const shareBirthData = (db: Db, { clientId, consultantId, isShared, now }: Share) =>
  inTransaction(db, async (tx) => {
    if (isShared && !(await findBirthData(tx, clientId))) throw refuse('no_birth_data')
    if (!isShared) await deleteBirthShare(tx, { consultantId, clientId })
    else if (!(await insertShare(tx, clientId, consultantId, now))) throw refuse('consultant_not_found')
    await announce(tx, birthDataShared(consultantId, { clientId }))
  })
