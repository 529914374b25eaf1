import { findPerson } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { endAttempt } from '#domains/payments/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { sumDebts } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { orderMoved } from '../facts.ts'
import { FLOWS } from '../kinds/flows.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import { orderMail } from './mails.ts'
import { nameCredit, type NamedCredit } from './name-credit.ts'
import { releaseBalance } from './reserve-balance.ts'
import { creditsOf } from './terms.rules.ts'
import * as sql from './sql.ts'
import { bonusUntil, minutesUntil } from './validity.rules.ts'

/** What pays an order: a payment, the balance, or both. */
type Means = { paymentId: string | null; fromBalance: Centavos }

/**
 * Marks a locked, unpaid order paid and delivers it, in the caller's transaction and under the lock of the payment;
 * what is reserved of the balance is released first. Refuses `wallet.insufficient_funds`. Call it for what is
 * deliverable.
 */
export async function deliverOrder(tx: Tx, order: sql.OrderRow, { paymentId, fromBalance }: Means, at: Date) {
  const { id, personId, kind } = order
  const { isBonusGift } = KINDS[kind]
  const promised = creditsOf(order).bonus
  const isWithheld = isBonusGift && promised > 0n && (await sumDebts(tx, personId)) > 0n
  const bonus = promised > 0n && !isWithheld ? { amount: promised, expiresAt: bonusUntil(kind, at) } : undefined
  const until = { bonusUntil: bonus?.expiresAt ?? null, minutesUntil: minutesUntil(kind, at) ?? null }
  await releaseBalance(tx, order)
  // While the payment is still credit of its own, the balance's part is of what was there before.
  const ofBalance = fromBalance > 0n ? await nameCredit(tx, personId, fromBalance) : []
  await sql.recordPaid(tx, id, { paymentId, fromBalance, at, ...until })
  if (paymentId) await endAttempt(tx, paymentId, 'paid', at)
  const moneys = moneysOf(order, paymentId, ofBalance)
  const isAsked = await FLOWS[kind].deliver(tx, {
    order,
    paymentId,
    moneys,
    bonus,
    minutesUntil: until.minutesUntil,
    at,
  })
  const person = await findPerson(tx, personId)
  const paid = (await sql.findOrder(tx, id))!
  if (person)
    await queueMail(tx, {
      key: `order:${id}`,
      to: person.email,
      template: orderMail(paid, person.firstName, { isAsked, details: await FLOWS[kind].details?.(tx, paid) }),
      about: { kind: 'money', personId },
      now: at,
    })
  await announce(tx, orderMoved(personId, { orderId: id }), balanceMoved(personId))
}

/** The balance is used up first: it was paid longer ago. With nothing to pay, one part that cost nothing. */
const moneysOf = ({ total }: sql.OrderRow, paymentId: string | null, ofBalance: readonly NamedCredit[]) => [
  ...ofBalance.map((one) => ({ ...one, isFromBalance: true })),
  ...(paymentId || total === 0n
    ? [
        {
          paymentId,
          value: ofBalance.reduce((rest, { value }) => rest - value, total),
          isFromBalance: false,
          isLeftFree: false,
        },
      ]
    : []),
]
