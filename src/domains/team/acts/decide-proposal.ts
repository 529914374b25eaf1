import { decide, suspend } from '#domains/accounts/index.ts'
import { announceRestraint, setCommission } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { blockNow } from './block-person.ts'
import { giveNow } from '../goodwill/give-goodwill.ts'
import { proposedDetails, type ProposedAct } from './rules.ts'
import { endOfSuspension } from './suspend-person.ts'

type Deciding = { id: string; isConfirmed: boolean; acts: readonly ProposedAct[]; by: string; clock: Clock }

/**
 * A second member confirms or refuses what was proposed, and confirming does it in the same transaction; the proposer
 * withdraws. `acts`: what this member may decide. Answers whose it was.
 */
export const decideProposal = (db: Db, { clock, ...given }: Deciding): Promise<string> =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    const proposal = await decide(tx, { ...given, at })
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
  async goodwill(tx, { details, ...act }) {
    const { amountCents, caseId } = proposedDetails.goodwill.parse(details)
    await giveNow(tx, { ...act, caseId, amount: BigInt(amountCents) })
  },
}
