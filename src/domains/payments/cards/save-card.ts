import type { Charge } from '#gateways/payments/gateway.ts'
import type { Tx } from '#platform/db.ts'
import type { PaymentRow } from '../sql.ts'
import { insertCard } from './sql.ts'

/** Stores that the gateway keeps the card of a paid charge, if its holder asked for that. */
export async function saveCard(tx: Tx, { id, personId, keepsCard, gateway, paidAt }: PaymentRow, { card }: Charge) {
  if (!keepsCard || !card?.token) return
  await insertCard(tx, {
    id,
    personId,
    gateway,
    token: card.token,
    brand: card.brand,
    lastFour: card.lastFour,
    at: paidAt!,
  })
}
