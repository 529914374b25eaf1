import { serve, type Served } from '#platform/http.ts'
import * as contract from './contract.ts'
import { protocolOf } from './rules.ts'
import { listCases } from './sql.ts'

const MOST = 100

export const disputeEndpoints: Served[] = [
  serve(contract.listDisputes, async ({ db }) => ({
    disputes: (await listCases(db, MOST)).map((one) => ({ ...one, protocol: protocolOf(one.paymentId) })),
  })),
]
