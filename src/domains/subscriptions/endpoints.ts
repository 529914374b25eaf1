import { namesOf, type Gateways } from '#gateways/payments/gateways.ts'
import { serve, type Route } from '#platform/http.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import * as contract from './contract.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { subscriptionView, subscriptionViews } from './subscription-views.ts'
import { listSubscriptionsOf } from './sql.ts'

/** Cards are charged where they are kept, so every gateway's count. */
export const endpointsWith = (all: Gateways, gateways = namesOf(all)): Route[] => [
  serve(contract.listSubscriptions, async ({ db, clock, viewer }) => ({
    subscriptions: await subscriptionViews(db, await listSubscriptionsOf(db, viewer.id), {
      gateways,
      readAt: await clock(db),
    }),
  })),
  serve(contract.cancelSubscription, async ({ db, clock, viewer, input }) =>
    subscriptionView(db, await cancelSubscription(db, { ...input, personId: viewer.id, clock }), {
      gateways,
      readAt: await clock(db),
    }),
  ),
  serve(contract.resumeSubscription, async ({ db, clock, viewer, input }) =>
    subscriptionView(db, await resumeSubscription(db, { ...input, personId: viewer.id, clock, gateways }), {
      gateways,
      readAt: await clock(db),
    }),
  ),
]
