import type { Charge } from '#gateways/payments/gateway.ts'
import { inTransaction } from '#platform/db.ts'
import { postJournals } from '#domains/wallet/index.ts'
import type { GatewayContext } from '../payment-context.ts'
import { unmatchedChargeJournal } from './journals.ts'
import { insertUnmatchedCharge } from './sql.ts'

/** Money came for a charge that we never asked for: it waits in suspense, once, with an alarm. */
export async function holdUnmatchedCharge({ db, clock, gateway, log }: GatewayContext, charge: Charge) {
  const isNew = await inTransaction(db, async (tx) => {
    if (!(await insertUnmatchedCharge(tx, gateway.name, { ...charge, at: await clock(tx) }))) return false
    const journal = unmatchedChargeJournal(gateway.name, charge)
    if (journal) await postJournals(tx, [journal])
    return true
  })
  if (isNew) log.error({ alarm: 'payment_unknown', gatewayId: charge.gatewayId }, 'a paid charge belongs to no payment')
}
