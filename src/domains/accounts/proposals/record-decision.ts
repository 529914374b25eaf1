import type { Tx } from '#platform/db.ts'
import { refuse } from '../proposals.rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { type Decided, endProposal } from './sql.ts'

/** Ends a proposal, and the log says by whom. False: it was decided before, or its time is over. */
export async function recordDecision(tx: Tx, id: string, { by, outcome, at }: Decided): Promise<boolean> {
  const ended = await endProposal(tx, id, { by, outcome, at })
  if (!ended) return false
  await recordSecurityEvent(tx, {
    kind: 'accounts.proposal_decided',
    detail: outcome,
    ...(by && { actorId: by }),
    personId: ended.personId ?? undefined,
    subjectId: id,
    before: { state: 'waiting' },
    after: { state: outcome },
    at,
  })
  return true
}

/** Who confirms what somebody else proposed, or alone what they proposed themselves; made by `decideProposal` alone. */
export type Second = { proposalId: string; by: string }

/** Asked by a verb in its own transaction, so that of several who confirm one does. Refuses `proposal_decided`. */
export async function confirmProposal(tx: Tx, { proposalId, by }: Second, at: Date) {
  if (!(await recordDecision(tx, proposalId, { by, outcome: 'confirmed', at }))) throw refuse('proposal_decided')
}
