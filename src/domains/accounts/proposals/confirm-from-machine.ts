import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { refuse } from '../proposals.rules.ts'
import { confirm, findWaiting, type ProposalVerbs } from './decide-proposal.ts'
import { hasPossibleSecond } from './find-confirm-obstacle.ts'

/**
 * Confirms by `npm run admin` what nobody else of the team could, without the 72 hours; the log says so. No endpoint
 * calls this. Refuses `proposal_not_found`, `proposal_decided`, `somebody_could_confirm`, and what the verb refuses.
 */
export async function confirmFromMachine(db: Db, verbs: ProposalVerbs, { id, clock }: { id: string; clock: Clock }) {
  const proposal = await findWaiting(db, id, await clock(db))
  if (await hasPossibleSecond(db, proposal)) throw refuse('somebody_could_confirm')
  await confirm(db, verbs, proposal, { proposalId: id, by: proposal.proposedBy, isByMachine: true }, clock)
}
