import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { listDecided } from './list-decided.ts'
import { readQueue } from './read-queue.ts'
import { releaseCase } from './release-case.ts'
import { snoozeCase } from './snooze-case.ts'
import { takeCase } from './take-case.ts'

export const endpoints: Route[] = [
  serve(contract.readQueue, ({ db, now, viewer, input }) => readQueue(db, { ...input, by: viewer.id, now })),
  serve(contract.listDecided, ({ db, input }) => listDecided(db, input)),
  serve(contract.takeCase, ({ db, clock, viewer, input }) => takeCase(db, { ...input, by: viewer.id, clock })),
  serve(contract.releaseCase, ({ db, clock, viewer, input }) => releaseCase(db, { ...input, by: viewer.id, clock })),
  serve(contract.snoozeCase, ({ db, clock, viewer, input }) => snoozeCase(db, { ...input, by: viewer.id, clock })),
]
