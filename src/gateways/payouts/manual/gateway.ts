import type { Clock } from '#platform/clock.ts'
import { type Db, withRetry } from '#platform/db.ts'
import type { PayoutAdapter } from '../adapter.ts'
import type { PayoutGateway, TransferState } from '../gateway.ts'
import * as sql from './sql.ts'

/** Transfers that the team makes by hand: each waits in a list until somebody says how it went (`settleTransfer`). */
export const manualPayouts = ({ db, clock }: { db: Db; clock: Clock }): PayoutGateway => ({
  name: 'manual',
  send: (transfer) =>
    withRetry(async () => {
      await sql.insertTransfer(db, transfer, await clock(db))
      const known = (await sql.findTransfer(db, transfer.id))!
      if (known.amount !== transfer.amount || known.taxId !== transfer.taxId)
        throw new Error(`transfer ${transfer.id} is known with another amount or key`)
      return stateOf(known)
    }),
  find: (id) =>
    withRetry(async () => {
      const known = await sql.findTransfer(db, id)
      return known && stateOf(known)
    }),
})

function stateOf({ outcome, failure, paidAt, endToEndId }: sql.ManualTransfer): TransferState {
  if (!outcome) return { state: 'processing' }
  return outcome === 'paid'
    ? { state: 'paid', paidAt: paidAt!, endToEndId: endToEndId! }
    : { state: outcome, failure: failure! }
}

/** It needs nothing but people, and is always there: what was left to the team stays with it. */
export const manual: PayoutAdapter = {
  variables: [],
  findFaults: () => [],
  open: (_config, given) => ({ gateway: manualPayouts(given), routes: [], jobs: [] }),
}
