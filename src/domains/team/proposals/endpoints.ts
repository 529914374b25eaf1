import { decideProposal, type ProposalVerbs } from '#domains/accounts/index.ts'
import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { readProposals } from './read-proposals.ts'

/** `verbs`: what is done when a proposal of each kind is confirmed. */
export const proposalEndpoints = (verbs: ProposalVerbs): Route[] => [
  serve(contract.listProposals, async ({ db, now, viewer, input }) => ({
    proposals: await readProposals(db, { ...input, by: viewer.id, capabilities: viewer.team?.capabilities ?? [], now }),
  })),
  serve(contract.decideProposal, async ({ db, clock, viewer, input }) => {
    const capabilities = viewer.team?.capabilities ?? []
    await decideProposal(db, verbs, { ...input, by: viewer.id, capabilities, clock })
    return {}
  }),
]
