import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { type FindCommitted, readSelfCare } from './read-self-care.ts'
import { setLimit } from './set-limit.ts'
import { takeBreak } from './take-break.ts'

/** `findCommitted`: what the domains that spend know and this one does not. */
export const endpointsWith = (findCommitted: FindCommitted): Route[] => [
  serve(contract.readSelfCare, async ({ db, clock, viewer }) =>
    readSelfCare(db, viewer.id, await clock(db), findCommitted),
  ),
  serve(contract.setLimit, async ({ db, clock, viewer, input: { period, amountCents } }) => {
    await setLimit(db, { personId: viewer.id, period, amount: amountCents, clock })
    return readSelfCare(db, viewer.id, await clock(db), findCommitted)
  }),
  serve(contract.takeBreak, async ({ db, clock, viewer, input: { length } }) => {
    await takeBreak(db, { personId: viewer.id, length, clock })
    return readSelfCare(db, viewer.id, await clock(db), findCommitted)
  }),
]
