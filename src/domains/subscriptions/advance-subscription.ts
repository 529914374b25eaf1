import type { Till } from '#domains/payments/index.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { refusedLetter, renewedLetter, tell, warningLetter } from './letters.ts'
import { announceMove, payPeriod } from './pay-period.ts'
import { findCardFor, readLife } from './read-life.ts'
import { chargeableAt, type Life, MOST_TRIES, nextStep, periodStart, priceOf, type Step } from './rules.ts'
import * as sql from './sql.ts'
import { stopForBreak } from './stop-for-break.ts'
import { insertTry } from './tries/sql.ts'

const MOST_STEPS = 100

/**
 * Does what is due about a subscription, step by step, each one transaction under its lock, and notes when there is
 * something to do again.
 */
export async function advanceSubscription(till: Till, id: string) {
  for (let n = 0; n < MOST_STEPS && (await takeStep(till, id)); n++);
}

/** False: nothing more is due now. */
const takeStep = (till: Till, id: string) =>
  inTransaction(till.db, async (tx) => {
    const subscription = await sql.lockSubscription(tx, id)
    if (!subscription || subscription.endedAt) return false
    const at = await till.clock(tx)
    const life = await readLife(tx, subscription)
    const step = nextStep(life, at)
    if (step.do === 'wait') {
      await sql.recordNextAct(tx, id, step.until)
      return false
    }
    if (!(await stopForBreak(tx, subscription, life, at, step)))
      await perform(tx, { subscription, life, at, gateway: till.gateway.name }, step)
    await announceMove(tx, subscription.personId, id)
    return true
  })

type Scene = { subscription: sql.SubscriptionRow; life: Life; at: Date; gateway: string }

async function perform(tx: Tx, scene: Scene, step: Exclude<Step, { do: 'wait' }>) {
  switch (step.do) {
    case 'warn':
      return warn(tx, scene, step.which)
    case 'charge':
      return beginTry(tx, scene, step.k)
    case 'give':
      return give(tx, scene)
    case 'skip':
      await noteMonth(tx, scene)
      return sql.recordDropped(tx, scene.subscription.id, scene.life.next.n, scene.at, 'missed')
    case 'end':
      return end(tx, scene, step.why)
  }
}

const noteMonth = (tx: Tx, { subscription: { id, startedAt, price }, life }: Scene) => {
  const { n } = life.next
  return sql.insertPeriod(tx, {
    subscriptionId: id,
    n,
    startsAt: periodStart(startedAt, n),
    endsAt: periodStart(startedAt, n + 1),
    amount: priceOf(price, n),
  })
}

/** Says what comes, when, and from which card; the mail and the note that it was queued are one. */
async function warn(tx: Tx, scene: Scene, which: 'first' | 'last') {
  const { subscription, life, at, gateway } = scene
  const { startedAt, id, price } = subscription
  const { n } = life.next
  await noteMonth(tx, scene)
  await sql.recordWarned(tx, id, n, which, at)
  const chargedAt = which === 'last' ? chargeableAt(startedAt, n, at) : periodStart(startedAt, n)
  const card = await findCardFor(tx, subscription, gateway)
  await tell(
    tx,
    subscription,
    `${n}:warning:${which}`,
    warningLetter(subscription, { at: chargedAt, amount: priceOf(price, n), card }),
    at,
  )
}

/**
 * Writes down that this month is asked for; the payment itself is asked for afterwards, under the id that stands here.
 */
async function beginTry(tx: Tx, { subscription, life, at, gateway }: Scene, k: number) {
  const card = await findCardFor(tx, subscription, gateway)
  await insertTry(tx, {
    paymentId: crypto.randomUUID(),
    subscriptionId: subscription.id,
    n: life.next.n,
    k,
    cardId: card?.id ?? null,
    askedAt: at,
  })
}

async function give(tx: Tx, { subscription, life, at }: Scene) {
  const { n } = life.next
  const bonusUntil = await payPeriod(tx, subscription, { n, amount: 0n, paymentId: null, at })
  const endsAt = periodStart(subscription.startedAt, n + 1)
  await tell(tx, subscription, `${n}:renewed`, renewedLetter(subscription, { amount: 0n, bonusUntil, endsAt }), at)
}

async function end(tx: Tx, { subscription, life, at }: Scene, why: 'cancelled' | 'unpaid') {
  const { id, cancelledFor, paysBy } = subscription
  await sql.endSubscription(tx, id, at, why === 'unpaid' ? 'unpaid' : cancelledFor!)
  await sql.insertEvent(tx, id, 'ended', at)
  const isToldAlready = why === 'cancelled' || life.next.tried?.k === MOST_TRIES
  if (!isToldAlready)
    await tell(
      tx,
      subscription,
      'ended',
      refusedLetter(subscription, { why: '', nextAt: undefined, method: paysBy }),
      at,
    )
}
