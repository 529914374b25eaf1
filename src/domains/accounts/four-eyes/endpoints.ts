import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { decideProposal, type Repeats } from './decide-proposal.ts'

/** `repeats`: the verb of each kind, which other domains have. */
export const fourEyesEndpoints = (repeats: Repeats): Route[] => [
  serve(contract.decideRefundProposal, async ({ db, clock, viewer, input }) => {
    await decideProposal(db, repeats, { ...input, capability: 'refunds', by: viewer.id, clock })
    return {}
  }),
  serve(contract.decideMoneyProposal, async ({ db, clock, viewer, input }) => {
    await decideProposal(db, repeats, { ...input, capability: 'money', by: viewer.id, clock })
    return {}
  }),
  serve(contract.decideGoodwillProposal, async ({ db, clock, viewer, input }) => {
    await decideProposal(db, repeats, { ...input, capability: 'goodwill', by: viewer.id, clock })
    return {}
  }),
]
