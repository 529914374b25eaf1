import type { Tx } from '#platform/db.ts'
import { payoutsRestMail } from './mails.ts'
import { type Act, restrain } from './restrain.ts'

/** Earnings stay where they are until somebody of the team lets them go; what a bank already has goes on. */
export const restPayouts = (tx: Tx, act: Act): Promise<boolean> =>
  restrain(tx, { ...act, kind: 'payouts_rest', event: 'accounts.payouts_rested' }, ({ firstName }) =>
    payoutsRestMail(firstName, act.reason),
  )
