import { type Route, serve, type Viewer } from '#platform/http.ts'
import * as contract from './contract.ts'
import { listDecided } from './list-decided.ts'
import { readQueue } from './read-queue.ts'
import { releaseCase } from './release-case.ts'
import { snoozeCase } from './snooze-case.ts'
import { takeCase } from './take-case.ts'

/** Who asks: each reads and takes only what they may decide. */
const memberOf = ({ id, team }: Viewer) => ({ by: id, capabilities: team?.capabilities ?? [] })

export const endpoints: Route[] = [
  serve(contract.readQueue, ({ db, now, viewer, input }) => readQueue(db, { ...input, ...memberOf(viewer), now })),
  serve(contract.listDecided, ({ db, viewer, input }) =>
    listDecided(db, { ...input, capabilities: memberOf(viewer).capabilities }),
  ),
  serve(contract.takeCase, ({ db, clock, viewer, input }) => takeCase(db, { ...input, ...memberOf(viewer), clock })),
  serve(contract.releaseCase, ({ db, clock, viewer, input }) =>
    releaseCase(db, { ...input, ...memberOf(viewer), clock }),
  ),
  serve(contract.snoozeCase, ({ db, clock, viewer, input }) =>
    snoozeCase(db, { ...input, ...memberOf(viewer), clock }),
  ),
]
