import { inTransaction } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Refunded } from '../port.ts'
import type { Bank } from './bank.ts'
import * as sql from './sql.ts'

/** Gives money back. The same n again is the same refund; never more than was paid. */
export async function refundCharge({ db, clock }: Bank, id: string, n: number, amount: Centavos): Promise<Refunded> {
  return inTransaction(db, async (tx): Promise<Refunded> => {
    const known = await sql.findByReference(tx, id)
    const charge = known && (await sql.lockCharge(tx, known.gatewayId))
    if (!charge) return { outcome: 'declined', why: 'no such charge' }
    const earlier = await sql.findRefund(tx, id, n)
    if (earlier) return earlier.amount === amount ? { outcome: 'refunded' } : { outcome: 'declined', why: 'refund number used for another amount' }
    if (charge.state !== 'paid' || charge.refunded + amount > charge.amount) return { outcome: 'declined', why: 'more than was paid' }
    await sql.insertRefund(tx, id, n, amount, await clock(tx))
    return { outcome: 'refunded' }
  })
}
