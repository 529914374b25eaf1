import { createECDH, randomBytes } from 'node:crypto'
import type { Push, PushResult, PushTarget } from '#gateways/push/push-service.ts'
import { subscribe } from '#domains/notifications/push/subscribe.ts'
import { isKnownEndpoint } from '#gateways/push/known-hosts.ts'
import type { Db } from '#platform/db.ts'
import { sealWith } from '#platform/seal.ts'

/** What a browser would give, at Google's service. */
export const aPushTarget = (): PushTarget => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
})

/** Pushing that keeps what it is given, and answers as told. */
export function somePushing(answer: (push: Push) => PushResult | Promise<PushResult> = () => ({ outcome: 'sent' })) {
  const pushed: { path: string; title: string; badge: number; tag: string; target: PushTarget; text: string }[] = []
  const service = {
    publicKey: 'of nobody',
    isKnown: isKnownEndpoint,
    async send(push: Push) {
      pushed.push({ ...JSON.parse(push.payload), target: push.target, text: push.payload })
      return answer(push)
    },
  }
  return { service, seal: sealWith('a key of tests', 'push subscriptions'), pushed }
}

/** A device of somebody, in a sign-in of its own. Answers the subscription's id. */
export async function aSubscribedDevice(db: Db, personId: string, now: Date): Promise<string> {
  const id = crypto.randomUUID()
  await db`
    insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, expires_at)
    values (${id}, ${personId}, ${Buffer.from(id.replaceAll('-', ''))}, true, '', '', ${now}, ${now},
      ${new Date(now.getTime() + 30 * 86_400_000)})`
  const asked = { personId, sessionId: id, target: aPushTarget(), device: 'Chrome no Android', now }
  return (await subscribe(db, somePushing(), asked)).id
}
