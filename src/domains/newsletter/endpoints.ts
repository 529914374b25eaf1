import { serve, serveRaw, type Route } from '#platform/http.ts'
import { redirectToUnsubscribePage, unsubscribeByPost } from './one-click-unsubscribe.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import * as contract from './contract.ts'
import { unsubscribe } from './unsubscribe.ts'
import { resubscribe } from './resubscribe.ts'
import { ONE_CLICK_PATH } from './rules.ts'
import { subscribe } from './subscribe.ts'

export const endpoints: Route[] = [
  serve(
    contract.subscribe,
    async ({ db, now, address, input: { email } }) => (await subscribe(db, { email, address, now }), {}),
  ),
  serve(
    contract.confirmSubscription,
    async ({ db, now, input: { token } }) => (await confirmSubscription(db, { token, now }), {}),
  ),
  serve(contract.unsubscribe, async ({ db, now, input: { token } }) => (await unsubscribe(db, { token, now }), {})),
  serve(contract.resubscribe, async ({ db, input: { token } }) => (await resubscribe(db, { token }), {})),
  serveRaw('POST', ONE_CLICK_PATH, unsubscribeByPost),
  serveRaw('GET', ONE_CLICK_PATH, redirectToUnsubscribePage),
]
