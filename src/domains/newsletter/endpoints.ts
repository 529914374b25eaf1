import { serve, serveRaw, type Route } from '#platform/http.ts'
import { redirectToUnsubscribePage, unsubscribeByPost } from './one-click-unsubscribe.ts'
import { campaignEndpoints } from './campaigns/endpoints.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import * as contract from './contract.ts'
import { answerSky } from './horoscope/answer-sky.ts'
import { interestEndpoints } from './interests.endpoints.ts'
import { unsubscribe } from './unsubscribe.ts'
import { resubscribe } from './resubscribe.ts'
import { type List, ONE_CLICK_PATH } from './lists/rules.ts'
import { countSubscriptions } from './sql.ts'
import { subscribe } from './subscribe.ts'

const NOBODY = { confirmed: 0, asked: 0, daily: 0 }

/** `site`: our public address; `drawSky`: the sky of a day (`aaaa-mm-dd`) as a PNG. */
export const endpointsWith = (site: string, drawSky: (day: string) => Promise<Uint8Array>): Route[] => [
  ...endpoints,
  ...campaignEndpoints(site),
  serveRaw('GET', '/api/newsletter/sky/:file', answerSky(drawSky)),
]

export const endpoints: Route[] = [
  serve(
    contract.subscribe,
    async ({ db, now, address, input }) => (await subscribe(db, { ...input, address, now }), {}),
  ),
  serve(contract.askForHoroscope, async ({ db, now, address, input: { email, ...choice } }) => {
    await subscribe(db, { email, list: 'horoscope', choice, address, now })
    return {}
  }),
  serve(contract.countSubscribers, async ({ db, now }) => {
    const counts = await countSubscriptions(db, now)
    const of = (wanted: List) => {
      const { confirmed, asked, daily } = counts.find(({ list }) => list === wanted) ?? NOBODY
      return { confirmed, asked, daily }
    }
    return { newsletter: of('newsletter'), horoscope: of('horoscope') }
  }),
  serve(
    contract.confirmSubscription,
    async ({ db, now, input: { token } }) => (await confirmSubscription(db, { token, now }), {}),
  ),
  serve(contract.unsubscribe, async ({ db, now, input }) => (await unsubscribe(db, { ...input, now }), {})),
  serve(contract.resubscribe, async ({ db, input: { token } }) => (await resubscribe(db, { token }), {})),
  ...interestEndpoints,
  serveRaw('POST', ONE_CLICK_PATH, unsubscribeByPost),
  serveRaw('GET', ONE_CLICK_PATH, redirectToUnsubscribePage),
]
