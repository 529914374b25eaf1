import { createECDH, randomBytes } from 'node:crypto'
import type { Push, PushResult, PushTarget } from '#gateways/push/push-service.ts'
import { isKnownEndpoint } from '#gateways/push/known-hosts.ts'
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
