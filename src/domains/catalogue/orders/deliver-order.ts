import { findPerson } from '#domains/accounts/index.ts'
import { openQuestion, sendPaidQuestion } from '#domains/consultations/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { sumLeft } from '#domains/payments/index.ts'
import { startSubscription } from '#domains/subscriptions/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { grantBonus, grantPurchasedMinutes, postJournals, sumDebts, withdrawBonus } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { type Centavos, portion } from '#shared/money.ts'
import { orderMoved } from '../facts.ts'
import { orderMail } from './mails.ts'
import { nameCredit, type NamedCredit } from './name-credit.ts'
import { releaseBalance } from './reserve-balance.ts'
import { creditsOf } from './rules.ts'
import * as sql from './sql.ts'
import { bonusUntil, minutesUntil } from './validity.rules.ts'

/** What pays an order: a payment, the balance, or both. */
type Means = { paymentId: string | null; fromBalance: Centavos }

/**
 * Marks a locked, unpaid order paid and delivers it, in the caller's transaction: both or neither. What was reserved of
 * the balance is released first. Refuses when the balance does not have its part (`wallet.insufficient_funds`). Call it
 * for what is deliverable, under the lock of the payment.
 */
export async function deliverOrder(tx: Tx, order: sql.OrderRow, { paymentId, fromBalance }: Means, at: Date) {
  const { id, personId } = order
  const promised = creditsOf(order).bonus
  // While a debt is open, credits come without bonus. A subscription's bonus is what its price buys.
  const isWithheld = order.kind === 'credits' && promised > 0n && (await sumDebts(tx, personId)) > 0n
  const bonus = isWithheld ? 0n : promised
  const until = {
    bonusUntil: bonus > 0n ? bonusUntil(order.kind, at) : null,
    minutesUntil: minutesUntil(order.kind, at) ?? null,
  }
  await releaseBalance(tx, order)
  // While the payment is still credit of its own, the balance's part is of what was there before.
  const ofBalance = fromBalance > 0n ? await nameCredit(tx, personId, fromBalance) : []
  await sql.recordPaid(tx, id, { paymentId, fromBalance, at, ...until })
  if (order.kind === 'subscription') await beginSubscription(tx, order, paymentId, at)
  else if (bonus > 0n) await giveBonus(tx, order, { amount: bonus, expiresAt: until.bonusUntil! }, paymentId, at)
  if (order.minutes) await giveMinutes(tx, order, moneysOf(order, paymentId, ofBalance), at, until.minutesUntil!)
  const isAsked =
    order.kind === 'written' &&
    (await giveQuestion(tx, order, { paymentId, moneys: moneysOf(order, paymentId, ofBalance), at }))
  const person = await findPerson(tx, personId)
  const paid = (await sql.findOrder(tx, id))!
  if (person)
    await queueMail(tx, {
      key: `order:${id}`,
      to: person.email,
      template: orderMail(paid, person.firstName, isAsked),
      now: at,
    })
  await announce(tx, orderMoved(personId, { orderId: id }), balanceMoved(personId))
}

/** Credit may have left between its payment and this delivery: its share of the bonus goes after it at once. */
async function giveBonus(
  tx: Tx,
  { id, personId, total }: sql.OrderRow,
  bonus: { amount: Centavos; expiresAt: Date },
  paymentId: string | null,
  at: Date,
) {
  const left = paymentId ? await sumLeft(tx, paymentId) : 0n
  await grantBonus(tx, { ...bonus, id, personId, grantedAt: at, paymentId, ...(paymentId && { paid: total }) })
  const taken = total > 0n ? portion(bonus.amount, left, total) : 0n
  if (taken === 0n) return
  const gone = { personId, by: `delivery:${id}`, bonuses: [{ id, taken, keptBack: 0n }] }
  await postJournals(tx, await withdrawBonus(tx, gone))
}

/** The first month. Later ones are charged as this one was: to the saved card, or by Pix. */
async function beginSubscription(
  tx: Tx,
  { id, personId, slug, title, price, bonus, total: paid }: sql.OrderRow,
  paymentId: string | null,
  at: Date,
) {
  const paysBy = (await sql.listPaymentAttempts(tx, [id])).find((one) => one.paymentId === paymentId)?.method ?? 'pix'
  await startSubscription(tx, { id, personId, slug: slug!, title, price, bonus, paysBy, paid, paymentId, at })
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

const giveMinutes = (
  tx: Tx,
  { id, personId, kind, title, minutes, ceiling, consultantId, channel }: sql.OrderRow,
  moneys: ReturnType<typeof moneysOf>,
  grantedAt: Date,
  expiresAt: Date,
) =>
  grantPurchasedMinutes(tx, {
    id,
    personId,
    kind: kind as 'package' | 'plan' | 'single',
    title,
    moneys,
    totalMs: BigInt(minutes!) * 60_000n,
    ceiling: ceiling!,
    ...(consultantId && channel && { consultantId, channel }),
    grantedAt,
    expiresAt,
  })

/** Opens the question, and sends it where it was typed before. Answers whether it was sent. */
async function giveQuestion(
  tx: Tx,
  { id, personId, title, price, total, consultantId, answerHours, question }: sql.OrderRow,
  { paymentId, moneys, at }: { paymentId: string | null; moneys: ReturnType<typeof moneysOf>; at: Date },
) {
  await sql.insertQuestionPayments(
    tx,
    id,
    // What a case or a debt left free does not take the case or the debt along: the question would end at once.
    moneys.flatMap(({ paymentId, isLeftFree }) => (isLeftFree ? [] : (paymentId ?? []))),
  )
  await openQuestion(tx, {
    id,
    clientId: personId,
    consultantId: consultantId!,
    title,
    price,
    held: total,
    paymentId,
    answerHours: answerHours!,
    at,
  })
  return question !== null && (await sendPaidQuestion(tx, { id, text: question, at }))
}
