import type { Charge } from '#gateways/payments/port.ts'
import { inTransaction } from '#platform/db.ts'
import { postJournal } from '#domains/wallet/index.ts'
import type { Till } from '../till.ts'
import { strayJournal } from './journals.ts'
import { insertStray } from './sql.ts'

/** Money came for a charge that we never asked for: it waits in suspense, once, with an alarm. */
export async function holdStray({ db, clock, gateway, log }: Till, charge: Charge) {
  const isNew = await inTransaction(db, async (tx) => {
    if (!(await insertStray(tx, gateway.name, { ...charge, at: await clock(tx) }))) return false
    const journal = strayJournal(gateway.name, charge)
    if (journal) await postJournal(tx, journal)
    return true
  })
  if (isNew)
    log.error({ alarm: 'payment_unknown', gatewayId: charge.gatewayId }, 'money came for a charge that is none of ours')
}
