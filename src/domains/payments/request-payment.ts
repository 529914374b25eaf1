import { guardPurchase } from '#domains/limits/index.ts'
import { inTransaction } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { openAtGateway } from './open-at-gateway.ts'
import { MOST_OPEN, nextCheckAt, refuse, VALID_FOR_MS } from './rules.ts'
import * as sql from './sql.ts'
import type { Till } from './till.ts'

type Purchase = { id: string; personId: string; amount: Centavos; method: 'pix' }

/**
 * Asks the gateway for a Pix, after writing down that we will. The same id with the same amount is the same payment; if the
 * gateway cannot be reached the payment stays `created` and the sweeper finishes it by asking for our id.
 * Refuses an id that stands for something else, more than ten unpaid payments at a time, and what the person's own limits do not allow.
 */
export async function requestPayment(till: Till, purchase: Purchase): Promise<sql.PaymentRow> {
  const isNew = await inTransaction(till.db, async (tx) => {
    const earlier = await sql.findPayment(tx, purchase.id)
    if (earlier) return notNew(earlier, purchase)
    if ((await sql.countOpenOf(tx, purchase.personId)) >= MOST_OPEN) throw refuse('too_many_open')
    const createdAt = await till.clock(tx)
    await guardPurchase(tx, { ...purchase, underWay: () => sql.sumOpenOf(tx, purchase.personId), now: createdAt })
    const expiresAt = new Date(createdAt.getTime() + VALID_FOR_MS)
    const firstCheckAt = nextCheckAt({ state: 'created', expiresAt, inReview: false }, 0, createdAt)!
    const inserted = await sql.insertPayment(tx, { ...purchase, gateway: till.gateway.name, createdAt, expiresAt, nextCheckAt: firstCheckAt })
    if (!inserted) return notNew(await sql.findPayment(tx, purchase.id), purchase)
    await sql.insertCreatedEvent(tx, purchase.id, createdAt)
    return true
  })
  if (isNew) await openAtGateway(till, purchase.id)
  return (await sql.findPayment(till.db, purchase.id))!
}

/** The same click, heard twice; anything else under a known id is refused. */
function notNew(earlier: sql.PaymentRow | undefined, { personId, amount }: Purchase): false {
  if (earlier?.personId !== personId || earlier.amount !== amount) throw refuse('id_reused')
  return false
}
