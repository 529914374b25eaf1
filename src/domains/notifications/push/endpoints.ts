import { type Route, serve } from '#platform/http.ts'
import { chooseQuietHours } from './choose-quiet-hours.ts'
import * as contract from './contract.ts'
import { endSubscription } from './end-subscription.ts'
import { QUIET_BY_ITSELF } from './quiet.rules.ts'
import { findQuietHours } from './quiet.sql.ts'
import { type Pushing, subscribe } from './subscribe.ts'
import { listDevices } from './subscriptions.sql.ts'

/** `labelOf`: a browser in words that people recognise. */
export const pushEndpoints = (pushing: () => Promise<Pushing>, labelOf: (userAgent: string) => string): Route[] => [
  serve(contract.readPushing, async ({ db, now, viewer }) => ({
    publicKey: (await pushing()).service.publicKey,
    devices: await listDevices(db, viewer.id, viewer.sessionId, now),
    quiet: (await findQuietHours(db, viewer.id)) ?? QUIET_BY_ITSELF,
  })),
  serve(contract.subscribeToPush, async ({ db, now, viewer, input, agent }) =>
    subscribe(db, await pushing(), {
      personId: viewer.id,
      sessionId: viewer.sessionId,
      target: input,
      device: labelOf(agent),
      now,
    }),
  ),
  serve(
    contract.endPushSubscription,
    async ({ db, now, viewer, input }) => (await endSubscription(db, { personId: viewer.id, id: input.id, now }), {}),
  ),
  serve(contract.chooseQuietHours, async ({ db, viewer, input }) => (await chooseQuietHours(db, viewer.id, input), {})),
]
