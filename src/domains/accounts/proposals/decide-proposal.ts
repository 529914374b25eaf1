import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Sql } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { CAPABILITY_OF_PROPOSAL, type ProposalKind, refuse } from '../proposals.rules.ts'
import { findConfirmObstacle } from './find-confirm-obstacle.ts'
import { recordConfirmed, recordDecision, type Second } from './record-decision.ts'
import { findProposal, type Proposal } from './sql.ts'

/** Does what was proposed, in the name of whoever proposed it; it calls `confirmProposal` in its transaction. */
export type ProposalVerb = (
  db: Db,
  proposal: Pick<Proposal, 'id' | 'personId' | 'reason' | 'input'>,
  how: { by: string; second: Second; clock: Clock },
) => Promise<unknown>
export type ProposalVerbs = Readonly<Record<ProposalKind, ProposalVerb>>

type Deciding = {
  id: string
  isConfirmed: boolean
  by: string
  /** Of whoever decides: what they may not decide is as if it were not there. */
  capabilities: readonly Capability[]
  clock: Clock
}

/**
 * A second person confirms what somebody proposed, and it is done by its verb; or refuses it, and the proposer
 * withdraws it. Refuses `proposal_not_found`, `proposal_decided`, `own_proposal`, `invited_by_first`, an own case, and
 * what the verb refuses.
 */
export async function decideProposal(db: Db, verbs: ProposalVerbs, { id, isConfirmed, by, ...given }: Deciding) {
  const { capabilities, clock } = given
  const at = await clock(db)
  const proposal = await findWaiting(db, id, at, capabilities)
  forbidSelfDecision(by, proposal.personId ?? undefined)
  if (!isConfirmed) {
    const outcome = proposal.proposedBy === by ? 'withdrawn' : 'refused'
    const isEnded = await inTransaction(db, async (tx) => recordDecision(tx, id, { by, outcome, at: await clock(tx) }))
    if (!isEnded) throw refuse('proposal_decided')
    return
  }
  const obstacle = await findConfirmObstacle(db, proposal, by, at)
  if (obstacle) throw refuse(obstacle)
  await confirm(db, verbs, proposal, { proposalId: id, by }, clock)
}

/** What waits, of what somebody with these capabilities decides; without them, of everything. */
export async function findWaiting(sql: Sql, id: string, at: Date, capabilities?: readonly Capability[]) {
  const proposal = await findProposal(sql, id)
  const isTheirs = proposal && (capabilities?.includes(CAPABILITY_OF_PROPOSAL[proposal.kind]) ?? true)
  if (!isTheirs) throw refuse('proposal_not_found')
  if (proposal.outcome || proposal.expiresAt <= at) throw refuse('proposal_decided')
  return proposal
}

/** Does what was proposed. */
export async function confirm(db: Db, verbs: ProposalVerbs, proposal: Proposal, second: Second, clock: Clock) {
  await verbs[proposal.kind](db, proposal, { by: proposal.proposedBy, second, clock })
  // What was done meanwhile needs nobody any more.
  await inTransaction(db, async (tx) => recordConfirmed(tx, second, await clock(tx)))
}
