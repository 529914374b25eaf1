import type { Charge } from '../../gateway.ts'
import { baseChargeOf } from '../base-charge-of.ts'
import { cardChargeIdOf, type Merchant } from '../merchant.ts'
import type { Payment } from '../api/payment.ts'
import type { Preference } from '../api/preference.ts'
import { findCheckoutPage } from './find-checkout-page.ts'
import { readCard } from './read-card.ts'

/**
 * The charge of all card attempts for one reference: the paid attempt, else one under review, else the checkout page,
 * which takes another card while it is open. Undefined: nothing was ever opened under that reference.
 */
export async function chargeOfCards(
  merchant: Merchant,
  reference: string,
  attempts: readonly Payment[],
): Promise<Charge | undefined> {
  const refusedCards = attempts.filter(({ meaning }) => meaning.state === 'declined').length
  const charge = await latestChargeOf(merchant, reference, attempts)
  return charge && { ...charge, refusedCards }
}

async function latestChargeOf(merchant: Merchant, reference: string, attempts: readonly Payment[]) {
  const decisive = decisiveOf(attempts)
  if (decisive) return chargeOfAttempt(merchant, decisive)
  const last = attempts.at(-1)
  const page = await findCheckoutPage(merchant, reference)
  if (page) return chargeOfCheckoutPage(merchant, page, last)
  return last && chargeOfAttempt(merchant, last)
}

/** Of attempts in the order in which they were made: the first paid one, else the latest that may still be paid. */
export function decisiveOf(attempts: readonly Payment[]): Payment | undefined {
  const [paid] = attempts
    .filter(({ meaning }) => meaning.state === 'paid')
    .toSorted((a, b) => paidAtMs(a) - paidAtMs(b))
  return paid ?? attempts.findLast(({ meaning }) => meaning.state === 'pending')
}

const paidAtMs = ({ date_approved: approved, date_created: created }: Payment) => (approved ?? created).getTime()

/** One attempt. A pending one is under review by the bank, the payer cannot do anything. */
export async function chargeOfAttempt(merchant: Merchant, payment: Payment): Promise<Charge> {
  const base = await baseChargeOf(merchant, payment)
  const { reference, state } = base
  const processing = state === 'pending'
  return {
    ...base,
    gatewayId: cardChargeIdOf(reference),
    method: 'card',
    processing,
    installments: payment.installments,
    card: readCard(payment),
  }
}

/** A checkout page, open or expired. `refused`: the last card that was refused on it. */
export function chargeOfCheckoutPage({ now }: Merchant, page: Preference, refused?: Payment): Charge {
  const [item] = page.items
  const isOver = page.expiration_date_to !== undefined && now() >= page.expiration_date_to
  return {
    gatewayId: cardChargeIdOf(page.external_reference ?? ''),
    reference: page.external_reference ?? '',
    account: page.collector_id,
    method: 'card',
    state: isOver ? 'expired' : 'pending',
    amount: item!.unit_price,
    currency: item!.currency_id,
    refunded: 0n,
    payPageUrl: page.init_point,
    declinedFor: refused?.meaning.declinedFor,
    installments: Number(page.payment_methods?.default_installments ?? refused?.installments ?? 1),
    card: refused && readCard(refused),
  }
}
