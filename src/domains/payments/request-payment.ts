import { guardPurchase } from '#domains/limits/index.ts'
import type { Gateway } from '#gateways/payments/gateway.ts'
import { namesOf, type Gateways } from '#gateways/payments/gateways.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { guardSelling } from '#platform/company/guard-selling.ts'
import { guardSwitch } from '#platform/switches/guard-switch.ts'
import type { Centavos } from '#shared/money.ts'
import { networkOf } from '#domains/accounts/index.ts'
import { admitCard } from './cards/admit-card.ts'
import { findCardOf, insertAttempt } from './cards/sql.ts'
import { nextCheckAt } from './checks/rules.ts'
import { createCharge } from './create-charge.ts'
import {
  LEAST_AMOUNT,
  MOST_AMOUNT,
  MOST_OPEN_PAYMENTS,
  maxInstallments,
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
  /** Where it is asked for; without one the server itself asks (a renewal), which the limit of cards does not count. */
  address?: string
  /** How long it can be paid, in ms; half an hour by default. */
  validForMs?: number
}

/**
 * Asks a gateway for a Pix, a card page, or to charge a saved card. The same id and amount is the same payment; without
 * an answer the sweeper asks. Refuses before the site sells, and a gateway that is off.
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
  if (amount < LEAST_AMOUNT || amount > MOST_AMOUNT) throw refuse('amount_out_of_range')
  if (installments > (method === 'card' ? maxInstallments(amount) : 1)) throw refuse('too_many_installments')
  const opensAt = await inTransaction(context.db, async (tx) => {
    const earlier = await sql.findPayment(tx, id)
    if (earlier) return sameAs(earlier, purchase)
    const createdAt = await context.clock(tx)
    const gateway = await admit(tx, purchase, context.gateways)
    await guardSelling(tx)
    await guardSwitch(tx, `gateway:${gateway.name}`, createdAt)
    const from = method === 'card' ? purchase.address : undefined
    if (from !== undefined) await admitCard(tx, { personId, address: from, at: createdAt })
    await guardPurchase(tx, { ...purchase, underWay: () => sql.sumOpenOf(tx, purchase.personId), now: createdAt })
    const expiresAt = new Date(createdAt.getTime() + validForMs)
    const firstCheckAt = nextCheckAt({ state: 'created', expiresAt, inReview: false }, 0, createdAt)!
    const asked = {
      id,
      personId,
      amount,
      method,
      description,
      installments,
      returnPath,
      keepsCard,
      savedCardId,
    }
    const inserted = await sql.insertPayment(tx, {
      ...asked,
      gateway: gateway.name,
      createdAt,
      expiresAt,
      nextCheckAt: firstCheckAt,
    })
    if (!inserted) return sameAs(await sql.findPayment(tx, id), purchase)
    await sql.insertCreatedEvent(tx, id, createdAt)
    if (from !== undefined)
      await insertAttempt(tx, { paymentId: id, personId, network: networkOf(from), at: createdAt })
    return gateway
  })
  if (opensAt) await createCharge({ ...context, gateway: opensAt }, id)
  return (await sql.findPayment(context.db, id))!
}

/** Answers the gateway that opens it: the active one, or the one that keeps the card. */
async function admit(tx: Tx, { personId, savedCardId }: Purchase, gateways: Gateways): Promise<Gateway> {
  if ((await sql.countOpenOf(tx, personId)) >= MOST_OPEN_PAYMENTS) throw refuse('too_many_open')
  if (!savedCardId) return gateways.active
  const card = await findCardOf(tx, personId, savedCardId, namesOf(gateways))
  if (!card) throw refuse('card_not_found')
  return gateways.all.find(({ name }) => name === card.gateway)!
}

/** The same click, heard twice: nothing is opened. Anything else under a known id is refused. */
function sameAs(earlier: sql.PaymentRow | undefined, { personId, amount, method }: Purchase): undefined {
  if (earlier?.personId !== personId || earlier.amount !== amount || earlier.method !== method)
    throw refuse('id_reused')
}
