import { guardPurchase } from '#domains/limits/index.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { findCardOf } from './cards/sql.ts'
import { createCharge } from './create-charge.ts'
import {
  MIN_AMOUNT,
  MAX_AMOUNT,
  MAX_OPEN_PAYMENTS,
  maxInstallments,
  nextCheckAt,
  refuse,
  PAYMENT_VALID_FOR_MS,
  type PaymentMethod,
} from './rules.ts'
import * as sql from './sql.ts'
import type { PaymentContext } from './payment-context.ts'

type Purchase = {
  id: string
  personId: string
  amount: Centavos
  method: PaymentMethod
  /** The description that the bank shows. */
  description?: string
  /** Instalments of a card payment, 1 to 12 of the same total. */
  installments?: number
  /** The path on our site to which the gateway's page returns. */
  returnPath?: string
  /** The person asks the gateway to save the card. */
  keepsCard?: boolean
  /** A saved card: it is charged at once, without the gateway's page. */
  savedCardId?: string
  /** How long it can be paid, in ms; half an hour by default. */
  validForMs?: number
}

/**
 * Stores a payment and then asks the gateway for a Pix, for a page where a card is typed, or to charge a saved card.
 * The same id with the same amount is the same payment; if the gateway cannot be reached the payment stays `created`
 * and the sweeper finishes it by asking for our id. Amounts: R$ 10,00 to R$ 2.000,00. Refuses an id with other content,
 * more than ten unpaid payments at a time, instalments below R$ 5,00, another person's card, and amounts beyond the
 * person's own limits.
 */
export async function requestPayment(context: PaymentContext, purchase: Purchase): Promise<sql.PaymentRow> {
  const {
    id,
    personId,
    amount,
    method,
    description = 'Créditos Sensitivos',
    installments = 1,
    keepsCard = false,
  } = purchase
  const { returnPath = '/client-dashboard', savedCardId = null, validForMs = PAYMENT_VALID_FOR_MS } = purchase
  if (amount < MIN_AMOUNT || amount > MAX_AMOUNT) throw refuse('amount_out_of_range')
  if (installments > (method === 'card' ? maxInstallments(amount) : 1)) throw refuse('too_many_installments')
  const isNew = await inTransaction(context.db, async (tx) => {
    const earlier = await sql.findPayment(tx, id)
    if (earlier) return notNew(earlier, purchase)
    await admit(tx, purchase, context.gateway.name)
    const createdAt = await context.clock(tx)
    await guardPurchase(tx, { ...purchase, underWay: () => sql.sumOpenOf(tx, purchase.personId), now: createdAt })
    const expiresAt = new Date(createdAt.getTime() + validForMs)
    const firstCheckAt = nextCheckAt({ state: 'created', expiresAt, inReview: false }, 0, createdAt)!
    const asked = { id, personId, amount, method, description, installments, returnPath, keepsCard, savedCardId }
    const inserted = await sql.insertPayment(tx, {
      ...asked,
      gateway: context.gateway.name,
      createdAt,
      expiresAt,
      nextCheckAt: firstCheckAt,
    })
    if (!inserted) return notNew(await sql.findPayment(tx, id), purchase)
    await sql.insertCreatedEvent(tx, id, createdAt)
    return true
  })
  if (isNew) await createCharge(context, id)
  return (await sql.findPayment(context.db, id))!
}

async function admit(tx: Tx, { personId, savedCardId }: Purchase, gateway: string) {
  if ((await sql.countOpenOf(tx, personId)) >= MAX_OPEN_PAYMENTS) throw refuse('too_many_open')
  if (savedCardId && !(await findCardOf(tx, personId, savedCardId, gateway))) throw refuse('card_not_found')
}

/** Accepts a repeated request; refuses other content under a known id. */
function notNew(earlier: sql.PaymentRow | undefined, { personId, amount, method }: Purchase): false {
  if (earlier?.personId !== personId || earlier.amount !== amount || earlier.method !== method)
    throw refuse('id_reused')
  return false
}
