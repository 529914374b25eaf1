import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { protocolOf } from './rules.ts'
import { listDisputeCases } from './sql.ts'

const MOST = 100

export const disputeEndpoints: Route[] = [
  serve(contract.listDisputes, async ({ db }) => ({
    disputes: (await listDisputeCases(db, MOST)).map((one) => ({ ...one, protocol: protocolOf(one.paymentId) })),
  })),
]
