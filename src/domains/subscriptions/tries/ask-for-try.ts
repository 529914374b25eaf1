import { requestPayment, type Till } from '#domains/payments/index.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { isRefusal, Refusal } from '#shared/refusal.ts'
import { readLife } from '../read-life.ts'
import { pixValidForMs } from '../rules.ts'
import { findPeriod, findSubscription, lockSubscription, recordNextAct, type SubscriptionRow } from '../sql.ts'
import { stopNow } from '../stop-for-break.ts'
import * as sql from './sql.ts'
import { tellRefused } from './tell-refused.ts'

/**
 * Asks for the payment of a month under the id that was written down: the card that is kept, or a Pix. Asked again, it
 * is the same payment. What the person's own limits do not allow is not asked for: a limit counts as a refusal, a break
 * stops the renewals.
 */
export async function askForTry(till: Till, { paymentId, subscriptionId, n, k, cardId }: sql.TryRow) {
  const subscription = (await findSubscription(till.db, subscriptionId))!
  if (subscription.endedAt) return closeUnasked(till, paymentId)
  const { amount } = (await findPeriod(till.db, subscriptionId, n))!
  const method = cardId ? ('card' as const) : ('pix' as const)
  const way = cardId ? { savedCardId: cardId } : { validForMs: pixValidForMs(k) }
  const description = `Assinatura ${subscription.title}`
  try {
    await requestPayment(till, {
      id: paymentId,
      personId: subscription.personId,
      amount,
      method,
      description,
      returnPath: '/client-dashboard',
      ...way,
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (!isRefusal(error, 'payments.too_many_open')) await closeUnasked(till, paymentId, error)
  }
}

/** It was not asked for and will not be. */
const closeUnasked = (till: Till, paymentId: string, refusal?: Refusal) =>
  inTransaction(till.db, async (tx) => {
    const one = (await sql.findTry(tx, paymentId))!
    const subscription = (await lockSubscription(tx, one.subscriptionId))!
    const { outcome, state } = (await sql.findTry(tx, paymentId))!
    if (outcome !== null || state !== null) return
    const at = await till.clock(tx)
    await sql.recordOutcome(tx, paymentId, 'unpaid', at)
    if (refusal && !subscription.endedAt) await goOn(tx, subscription, one, refusal, at)
  })

async function goOn(tx: Tx, subscription: SubscriptionRow, one: sql.TryRow, refusal: Refusal, at: Date) {
  if (refusal.code === 'limits.on_break') return stopNow(tx, subscription, await readLife(tx, subscription), at)
  await recordNextAct(tx, subscription.id, at)
  await tellRefused(tx, subscription, one, wordsOf(refusal), at)
}

const wordsOf = ({ code }: Refusal) =>
  code === 'limits.over_limit'
    ? 'O valor passa do limite que você escolheu para si.'
    : 'Não há mais um cartão guardado para esta cobrança.'
