import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { readProposals } from './read-proposals.ts'

export const endpoints: Route[] = [
  serve(contract.listProposals, async ({ db, now, viewer, input }) => ({
    proposals: await readProposals(db, { ...input, by: viewer.id, capabilities: viewer.team?.capabilities ?? [], now }),
  })),
]
