import { decide, suspend } from '#domains/accounts/index.ts'
import { announceRestraint, setCommission } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import { blockNow } from './block-person.ts'
import { CAPABILITY_OF_ACT, proposedDetails, type ProposedAct } from './rules.ts'
import { endOfSuspension } from './suspend-person.ts'

type Deciding = { id: string; isConfirmed: boolean; capability: Capability; by: string; clock: Clock }

/**
 * A second member confirms or refuses what was proposed, and confirming does it in the same transaction; the proposer
 * withdraws. `capability`: by which this member decides. Answers whose it was.
 */
export const decideProposal = (db: Db, { clock, ...given }: Deciding): Promise<string> =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    const acts = Object.keys(CAPABILITY_OF_ACT).filter(
      (one) => CAPABILITY_OF_ACT[one as ProposedAct] === given.capability,
    )
    const proposal = await decide(tx, { ...given, acts, at })
    const { personId, reason, proposedBy: by, id, details, act } = proposal
    if (proposal.outcome === 'confirmed')
      await DO[act as ProposedAct](tx, { id, personId, reason, by, secondedBy: given.by, at, details })
    return personId
  })

type Confirmed = {
  id: string
  personId: string
  reason: string
  by: string
  secondedBy: string
  at: Date
  details: Record<string, unknown>
}

const DO: Record<ProposedAct, (tx: Tx, act: Confirmed) => Promise<void>> = {
  async suspend(tx, { details, ...act }) {
    const { hours } = proposedDetails.suspend.parse(details)
    await suspend(tx, { ...act, until: endOfSuspension(act.at, hours) })
    await announceRestraint(tx, act.personId, act.at)
  },
  block: (tx, { details: _none, ...act }) => blockNow(tx, act),
  async commission(tx, { details, personId: consultantId, ...act }) {
    await setCommission(tx, { ...act, ...proposedDetails.commission.parse(details), consultantId })
  },
}
