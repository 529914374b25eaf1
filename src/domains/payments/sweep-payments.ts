import { checkPayment } from './check-payment.ts'
import { expirePayment } from './expire-payment.ts'
import { inBatches } from './in-batches.ts'
import type { Till } from './till.ts'
import * as sql from './sql.ts'
import { deleteForged } from './webhooks/sql.ts'

const FORGED_KEPT_MS = 30 * 24 * 3_600_000

/** One that fails does not hold up the others; it is due again in its rhythm. Answers how many there were. */
async function each(
  till: Till,
  due: readonly { id: string }[],
  act: (till: Till, id: string) => Promise<unknown>,
): Promise<number> {
  await Promise.all(
    due.map(({ id }) =>
      act(till, id).catch((error: unknown) =>
        till.log.error({ err: error, payment: id }, 'a payment could not be swept'),
      ),
    ),
  )
  return due.length
}

/** Asks about payments whose time to ask has come, whether or not anybody rang. */
export const sweepChecks = (till: Till) =>
  inBatches(async (most) =>
    each(till, await sql.listDueChecks(till.db, till.gateway.name, await till.clock(till.db), most), checkPayment),
  )

/** Ends the wait for payments that nobody paid in time. */
export const sweepOverdue = (till: Till) =>
  inBatches(async (most) =>
    each(till, await sql.listOverdue(till.db, till.gateway.name, await till.clock(till.db), most), expirePayment),
  )

/** Forgets forged rings after a month. */
export const sweepForged = async ({ db, clock }: Till) =>
  deleteForged(db, new Date((await clock(db)).getTime() - FORGED_KEPT_MS))
