import type { PushResult, PushTarget } from '#gateways/push/push-service.ts'
import { type Db, withRetry } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { nextPushAt } from './push-kinds.rules.ts'
import { endPush, postponePush, type PushOutcome, takeDuePushes, type TakenPush } from './sql.ts'
import { aboutSubscription, type Pushing } from './subscribe.ts'
import { endSubscription, recordFailed, recordOk } from './subscriptions.sql.ts'

export type PushContext = { db: Db; pushing: Pushing; log: Log; now: () => Date } & Stoppable

const AT_ONCE = 20

/**
 * Sends every push that is due, each at most once: what was certainly not accepted is due again while it is worth
 * something. A browser that is gone is not pushed to again. Any number of workers may run this at once.
 */
export const sendPushes = (context: PushContext) =>
  untilEmpty(context, AT_ONCE, async (most) => {
    const taken = await takeDuePushes(context.db, context.now(), most)
    await Promise.all(taken.map((push) => send(context, push)))
    return taken.length
  })

async function send(context: PushContext, push: TakenPush) {
  const { db, now } = context
  const at = now()
  if (push.isOver || push.expiresAt <= at) return end(db, push.id, 'expired', at)
  const target = targetOf(context.pushing, push)
  // Sealed with a key that is no longer ours: browsers do not accept pushes with the new one either.
  const result: PushResult = target ? await deliver(context, push, target) : { outcome: 'gone', why: 'another key' }
  await withRetry(() => recordResult(context, push, result))
}

const deliver = (
  { pushing, now }: PushContext,
  { id, content, unread, isUrgent, expiresAt }: TakenPush,
  target: PushTarget,
) =>
  pushing.service.send({
    target,
    payload: JSON.stringify({ id, ...content, badge: unread }),
    ttlSeconds: Math.ceil((expiresAt.getTime() - now().getTime()) / 1_000),
    urgency: isUrgent ? 'high' : 'normal',
  })

function targetOf({ seal }: Pushing, { sealed, subscriptionId }: TakenPush): PushTarget | undefined {
  const text = seal.open(sealed, aboutSubscription(subscriptionId))
  return text === undefined ? undefined : (JSON.parse(text) as PushTarget)
}

async function recordResult({ db, log, now }: PushContext, push: TakenPush, result: PushResult) {
  const { id, subscriptionId, attempts, expiresAt } = push
  if (result.outcome === 'sent') {
    await recordOk(db, subscriptionId)
    return end(db, id, 'sent', now())
  }
  if (result.outcome === 'gone') await endSubscription(db, subscriptionId, now())
  const again = result.outcome === 'unreachable' ? nextPushAt(attempts, expiresAt, now()) : undefined
  log.warn({ push: id, attempts, why: result.why }, again ? 'a push is tried again' : 'a push is not tried any more')
  if (again) return void (await postponePush(db, id, again))
  await recordFailed(db, subscriptionId, now())
  return end(db, id, result.outcome === 'unreachable' ? 'given_up' : result.outcome, now())
}

const end = async (db: Db, id: string, outcome: PushOutcome, at: Date) => void (await endPush(db, id, outcome, at))
