import type { Tx } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { assertMayConfirm } from '../four-eyes/assert-may-confirm.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { type Outcome, refuse } from './rules.ts'
import { lockProposal, type Proposal, recordDecision } from './sql.ts'

/** `acts`: those of the capability by which this member decides; others are as if they were not there. */
type Decision = {
  id: string
  acts: readonly string[]
  capability: Capability
  by: string
  isConfirmed: boolean
  at: Date
}

/**
 * Confirms or refuses what another member proposed, in the transaction that then acts; refusing the own one withdraws
 * it. Refuses `own_proposal`, `invited_by_first`, `proposal_decided`, the own case.
 */
export async function decide(
  tx: Tx,
  { id, acts, capability, by, isConfirmed, at }: Decision,
): Promise<Proposal & { outcome: Outcome }> {
  const proposal = await lockProposal(tx, id)
  if (!proposal || !acts.includes(proposal.act)) throw refuse('proposal_not_found')
  forbidSelfDecision(by, proposal.personId)
  if (proposal.outcome || proposal.expiresAt <= at) throw refuse('proposal_decided')
  const isOwn = proposal.proposedBy === by
  if (isConfirmed) await assertMayConfirm(tx, { ...proposal, capability, receiverId: proposal.personId }, by, at)
  const outcome = isConfirmed ? 'confirmed' : isOwn ? 'withdrawn' : 'refused'
  await recordDecision(tx, id, { by, outcome, at })
  await recordSecurityEvent(tx, {
    kind: 'accounts.proposal_decided',
    detail: outcome,
    actorId: by,
    personId: proposal.personId,
    subjectId: id,
    before: { state: 'waiting' },
    after: { state: outcome },
    at,
  })
  return { ...proposal, outcome }
}
