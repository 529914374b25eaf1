import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { listThreads } from './list-threads.ts'
import { markThreadRead } from './mark-thread-read.ts'
import { readThread } from './read-thread.ts'

/** The correspondence of two people. */
export const threadEndpoints: Route[] = [
  serve(contract.listThreads, ({ db, viewer, input }) => listThreads(db, viewer, input.before)),
  serve(contract.readThread, ({ db, viewer, input }) => readThread(db, viewer.id, input)),
  serve(contract.markThreadRead, async ({ db, clock, viewer, input: { id, until } }) => {
    await markThreadRead(db, { personId: viewer.id, otherId: id, until, at: await clock(db) })
    return {}
  }),
]
