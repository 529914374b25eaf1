import { findMeetingObstacle } from '#domains/consultants/index.ts'
import { announce } from '#platform/bus.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { birthDataShared } from '../facts.ts'
import { refuse } from '../rules.ts'
import { deleteBirthShare } from '../sql.ts'
import { findBirthData, insertShare } from './sql.ts'

type Share = { clientId: string; consultantId: string; isShared: boolean; now: Date }

/**
 * Shows the own birth data to a consultant, or no longer. Refuses to show what was never written down, and a consultant
 * who does not exist or whom the client does not meet. Repeating changes nothing.
 */
export const shareBirthData = (db: Db, { clientId, consultantId, isShared, now }: Share) =>
  inTransaction(db, async (tx) => {
    if (isShared) await show(tx, { clientId, consultantId, now })
    else await deleteBirthShare(tx, { consultantId, clientId })
    await announce(tx, birthDataShared(consultantId, { clientId }))
  })

async function show(tx: Tx, { clientId, consultantId, now }: Omit<Share, 'isShared'>) {
  if (!(await findBirthData(tx, clientId))) throw refuse('no_birth_data')
  const obstacle = await findMeetingObstacle(tx, { clientId, consultantId, at: now })
  if (obstacle) throw refuse(obstacle === 'blocked_by_client' ? 'blocked_by_you' : 'not_shown')
  if (!(await insertShare(tx, clientId, consultantId, now))) throw refuse('consultant_not_found')
}
