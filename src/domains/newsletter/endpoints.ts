import { serve, serveRaw, type Route } from '#platform/http.ts'
import { redirectToUnsubscribePage, unsubscribeByPost } from './one-click-unsubscribe.ts'
import { campaignEndpoints } from './campaigns/endpoints.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import * as contract from './contract.ts'
import { unsubscribe } from './unsubscribe.ts'
import { resubscribe } from './resubscribe.ts'
import { type List, ONE_CLICK_PATH } from './rules.ts'
import { countSubscriptions } from './sql.ts'
import { subscribe } from './subscribe.ts'

/** `site`: our public address. */
export const endpointsWith = (site: string): Route[] => [...endpoints, ...campaignEndpoints(site)]

export const endpoints: Route[] = [
  serve(
    contract.subscribe,
    async ({ db, now, address, input: { email } }) => (await subscribe(db, { email, address, now }), {}),
  ),
  serve(
    contract.askForShopOpening,
    async ({ db, now, address, input: { email } }) => (
      await subscribe(db, { email, list: 'shop_opening', address, now }), {}
    ),
  ),
  serve(contract.countSubscribers, async ({ db, now }) => {
    const counts = await countSubscriptions(db, now)
    const of = (wanted: List) => {
      const { confirmed, asked } = counts.find(({ list }) => list === wanted) ?? { confirmed: 0, asked: 0 }
      return { confirmed, asked }
    }
    return { newsletter: of('newsletter'), shopOpening: of('shop_opening') }
  }),
  serve(
    contract.confirmSubscription,
    async ({ db, now, input: { token } }) => (await confirmSubscription(db, { token, now }), {}),
  ),
  serve(contract.unsubscribe, async ({ db, now, input }) => (await unsubscribe(db, { ...input, now }), {})),
  serve(contract.resubscribe, async ({ db, input: { token } }) => (await resubscribe(db, { token }), {})),
  serveRaw('POST', ONE_CLICK_PATH, unsubscribeByPost),
  serveRaw('GET', ONE_CLICK_PATH, redirectToUnsubscribePage),
]
