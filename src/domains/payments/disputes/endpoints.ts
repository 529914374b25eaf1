import { serve, type Route } from '#platform/http.ts'
import { closeDispute } from './close-dispute.ts'
import * as contract from './contract.ts'
import { protocolOf } from './rules.ts'
import { type DisputeCaseRow, listDisputeCases } from './sql.ts'

const MOST = 100
const disputeView = (one: DisputeCaseRow) => ({ ...one, protocol: protocolOf(one) })

export const disputeEndpoints: Route[] = [
  serve(contract.listDisputes, async ({ db, input: { id } }) => ({
    disputes: (await listDisputeCases(db, MOST, id)).map(disputeView),
  })),
  serve(contract.closeDispute, async ({ db, clock, viewer, input }) =>
    disputeView(await closeDispute(db, { ...input, by: viewer.id, clock })),
  ),
]
