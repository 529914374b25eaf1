import type { Pushing } from '#domains/notifications/push/subscribe.ts'
import { receiverRoutes, RECEIVER_PATH } from '#gateways/push/sandbox/receiver.ts'
import { keepVapidKey } from '#gateways/push/sandbox/sql.ts'
import { newVapidKeys, vapidKeysOf } from '#gateways/push/vapid.ts'
import { webPushService } from '#gateways/push/web-push-service.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import { sealWith } from '#platform/seal.ts'
import type { Route } from '#platform/http.ts'

export const NO_VAPID_KEY =
  'VAPID_PRIVATE_KEY falta, ou não é uma chave: em produção defina a chave com que os navegadores aceitam os avisos do ' +
  'site no celular (npx web-push generate-vapid-keys), sempre a mesma.'

/** Whether browsers can be subscribed with the key of the environment. */
export const hasVapidKey = ({ VAPID_PRIVATE_KEY }: Pick<Config, 'VAPID_PRIVATE_KEY'>) =>
  vapidKeysOf(VAPID_PRIVATE_KEY) !== undefined

/**
 * Pushing with the configured key, which seals what browsers gave, too. A demo makes one on its first start, and has a
 * receiver of its own beside the real services. Refuses production without a key.
 */
export function pushOf(config: Config, { db }: { db: Db }): { pushing: () => Promise<Pushing>; endpoints: Route[] } {
  const isDemo = config.APP_ENV !== 'production'
  const own = vapidKeysOf(config.VAPID_PRIVATE_KEY)
  if (!own && !isDemo) throw new Error(NO_VAPID_KEY)
  const { origin } = new URL(config.publicUrl)
  const receiver = `${origin}${RECEIVER_PATH}/`
  async function make(): Promise<Pushing> {
    const keys = own ?? vapidKeysOf(await keepVapidKey(db, newVapidKeys().privateKey))!
    const service = webPushService({
      keys,
      contact: `mailto:${config.MAIL_FROM}`,
      isAlsoKnown: (endpoint) => isDemo && endpoint.startsWith(receiver),
    })
    return { service, seal: sealWith(keys.privateKey, 'push subscriptions') }
  }
  let made: Promise<Pushing> | undefined
  return {
    pushing: () =>
      (made ??= make().catch((error: unknown) => {
        made = undefined
        throw error
      })),
    endpoints: isDemo ? receiverRoutes(db, origin) : [],
  }
}
