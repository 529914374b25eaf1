import { type Route, serve } from '#platform/http.ts'
import { confirmRing } from './confirm-ring.ts'
import * as contract from './contract.ts'
import { endReach } from './end-reach.ts'
import { findReach, isReachedByDevice } from './sql.ts'
import { startRingTest } from './start-ring-test.ts'

export const reachEndpoints: Route[] = [
  serve(contract.readReach, async ({ db, now, viewer }) => {
    const until = (await findReach(db, viewer.id))?.reachedUntil ?? null
    return { reachedUntil: until && until > now ? until : null }
  }),
  serve(
    contract.startRingTest,
    async ({ db, now, viewer, input }) => (await startRingTest(db, { ...input, consultantId: viewer.id, now }), {}),
  ),
  serve(contract.confirmRing, ({ db, now, viewer, input }) =>
    confirmRing(db, { id: input.id, consultantId: viewer.id, now }),
  ),
  serve(contract.endReach, async ({ db, now, viewer }) => (await endReach(db, viewer.id, now), {})),
  serve(contract.readReachOf, async ({ db, now, input }) => ({ byDevice: await isReachedByDevice(db, input.id, now) })),
]
