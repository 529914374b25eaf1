import type { Charge } from '#gateways/payments/gateway.ts'
import { inTransaction } from '#platform/db.ts'
import { postJournal } from '#domains/wallet/index.ts'
import type { PaymentContext } from '../payment-context.ts'
import { unmatchedChargeJournal } from './journals.ts'
import { insertUnmatchedCharge } from './sql.ts'

/** Puts money of a charge that we never requested in suspense, once, and logs an error. */
export async function holdUnmatchedCharge({ db, clock, gateway, log }: PaymentContext, charge: Charge) {
  const isNew = await inTransaction(db, async (tx) => {
    if (!(await insertUnmatchedCharge(tx, gateway.name, { ...charge, at: await clock(tx) }))) return false
    const journal = unmatchedChargeJournal(gateway.name, charge)
    if (journal) await postJournal(tx, journal)
    return true
  })
  if (isNew) log.error({ alarm: 'payment_unknown', gatewayId: charge.gatewayId }, 'a paid charge belongs to no payment')
}
