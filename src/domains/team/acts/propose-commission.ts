import { propose } from '#domains/accounts/index.ts'
import { findCommissions, guardCommission } from '#domains/consultants/index.ts'
import type { Channel } from '#domains/consultants/rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'

type Proposed = {
  id: string
  personId: string
  channel: Channel | null
  bps: number | null
  from: string
  reason: string
  by: string
  clock: Clock
}

/**
 * Proposes what the platform keeps of one consultant's new consultations from a day on; it always needs two members.
 * Refuses a share that is not published, and who does not attend.
 */
export const proposeCommission = (db: Db, { clock, channel, bps, from, ...act }: Proposed) =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    guardCommission(bps)
    if (!(await findCommissions(tx, act.personId, at))) throw refuse('not_a_consultant')
    const words = 'mudar a comissão de um consultor'
    const details = { channel, bps, from }
    await propose(tx, { ...act, act: 'commission', capability: 'consultants', words, details, at })
  })
