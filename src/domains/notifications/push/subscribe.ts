import { createHash } from 'node:crypto'
import type { PushService, PushTarget } from '#gateways/push/push-service.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Seal } from '#platform/seal.ts'
import { refuse } from '../notices/rules.ts'
import { MOST_DEVICES } from './push-kinds.rules.ts'
import { endOldest, endSubscription, insertSubscription, lockOpen } from './subscriptions.sql.ts'

/** How pushes go out, and what seals that which browsers gave for it. */
export type Pushing = { service: PushService; seal: Seal }

type Asked = { personId: string; sessionId: string; target: PushTarget; device: string; now: Date }

/** What a subscription is sealed about. */
export const aboutSubscription = (id: string) => `push subscription ${id}`

const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest()

/**
 * Lets a person be pushed to in this browser while this sign-in lasts. Repeating changes nothing. Somebody else's
 * subscription moves, if the keys prove that it is that browser. Refuses `unknown_push_service` and
 * `subscription_of_another`.
 */
export async function subscribe(db: Db, { service, seal }: Pushing, { target, ...asked }: Asked) {
  if (!service.isKnown(target.endpoint)) throw refuse('unknown_push_service')
  const { personId, sessionId, device, now } = asked
  const endpointHash = hashOf(target.endpoint)
  const proofHash = hashOf(target.endpoint, target.keys.p256dh, target.keys.auth)
  return inTransaction(db, async (tx) => {
    const known = await lockOpen(tx, endpointHash)
    if (known && !known.proofHash.equals(proofHash)) throw refuse('subscription_of_another')
    if (known?.personId === personId && known.sessionId === sessionId) return { id: known.id }
    if (known) await endSubscription(tx, known.id, now)
    const id = crypto.randomUUID()
    const sealed = seal.seal(JSON.stringify(target), aboutSubscription(id))
    const made = { id, personId, sessionId, endpointHash, proofHash, sealed, device, madeAt: now }
    if (!(await insertSubscription(tx, made))) throw refuse('subscription_of_another')
    await endOldest(tx, personId, MOST_DEVICES, now)
    return { id }
  })
}
