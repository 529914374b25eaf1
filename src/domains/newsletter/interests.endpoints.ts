import { serve, type Route } from '#platform/http.ts'
import { chooseInterests } from './choose-interests.ts'
import * as contract from './interests.contract.ts'
import type { OwnSubscription } from './interests.sql.ts'
import { ownSubscription, subscriptionOfLink } from './subscription-of.ts'

const shown = (found: OwnSubscription | undefined): contract.Chosen => ({
  isSubscribed: found?.isSubscribed ?? false,
  interests: found?.interests ?? [],
})

export const interestEndpoints: Route[] = [
  serve(contract.readInterestsByLink, async ({ db, now, input: { token } }) =>
    shown(await subscriptionOfLink(db, { token, now })),
  ),
  serve(contract.chooseInterestsByLink, async ({ db, now, input }) => {
    await chooseInterests(db, { ...input, now })
    return {}
  }),
  serve(contract.readOwnInterests, async ({ db, now, viewer }) =>
    shown(await ownSubscription(db, { personId: viewer.id, now })),
  ),
  serve(contract.chooseOwnInterests, async ({ db, now, viewer, input }) => {
    await chooseInterests(db, { ...input, personId: viewer.id, now })
    return {}
  }),
]
