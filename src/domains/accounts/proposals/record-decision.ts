import type { Tx } from '#platform/db.ts'
import { type Outcome, refuse } from '../proposals.rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endProposal } from './sql.ts'

type Decision = { by: string; outcome: Outcome; at: Date; isByMachine?: boolean | undefined }

/** Ends a proposal, and the log says by whom. False: it was decided before, or its time is over. */
export async function recordDecision(tx: Tx, id: string, { by, outcome, at, isByMachine }: Decision): Promise<boolean> {
  const ended = await endProposal(tx, id, { by: isByMachine ? null : by, outcome, at })
  if (!ended) return false
  await recordSecurityEvent(tx, {
    kind: 'accounts.proposal_decided',
    detail: isByMachine ? 'confirmed_by_machine' : outcome,
    ...(!isByMachine && { actorId: by }),
    personId: ended.personId ?? undefined,
    subjectId: id,
    before: { state: 'waiting' },
    after: { state: outcome },
    at,
  })
  return true
}

/**
 * Who confirms what somebody else proposed, or alone what they proposed themselves. From the machine nobody does:
 * then `by` is whoever proposed it.
 */
export type Second = { proposalId: string; by: string; isByMachine?: boolean }

export const recordConfirmed = (tx: Tx, { proposalId, ...second }: Second, at: Date) =>
  recordDecision(tx, proposalId, { ...second, outcome: 'confirmed', at })

/** Asked by a verb in its own transaction, so that of several who confirm one does. Refuses `proposal_decided`. */
export async function confirmProposal(tx: Tx, second: Second, at: Date) {
  if (!(await recordConfirmed(tx, second, at))) throw refuse('proposal_decided')
}
