import { budgeted } from '#domains/accounts/index.ts'
import { type Channel, OPEN_CHANNELS } from '#domains/consultants/rules.ts'
import { refuse as refuseConsultation } from '#domains/consultations/index.ts'
import { REQUEST_BUDGETS } from '#domains/consultations/rules.ts'
import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { joinQueue } from './join-queue.ts'
import { leaveQueue } from './leave-queue.ts'
import { readPlace } from './read-place.ts'
import { listAllQueues, readQueueOf } from './read-queues.ts'
import { JOINS } from './rules.ts'
import { takeTurn } from './take-turn.ts'

/** `openChannels`: what can be carried here. */
export const endpointsWith = ({
  openChannels = OPEN_CHANNELS,
}: {
  openChannels?: readonly Channel[]
} = {}): Route[] => [
  serve(contract.readOwnPlace, ({ db, viewer, now }) => readPlace(db, viewer.id, { at: now })),
  serve(contract.readQueue, ({ db, input: { consultantId }, now }) => readQueueOf(db, consultantId, now)),
  serve(contract.listQueues, ({ db, now }) => listAllQueues(db, now)),
  serve(
    contract.joinQueue,
    budgeted(JOINS, async ({ db, clock, now, viewer, input }) => {
      if (!openChannels.includes(input.channel)) throw refuseConsultation('calls_unavailable')
      await joinQueue(db, { ...input, clientId: viewer.id, clock })
      return readPlace(db, viewer.id, { at: now })
    }),
  ),
  serve(contract.leaveQueue, async ({ db, clock, now, viewer, input: { id } }) => {
    await leaveQueue(db, { id, clientId: viewer.id, clock })
    return readPlace(db, viewer.id, { at: now })
  }),
  serve(
    contract.takeTurn,
    budgeted(REQUEST_BUDGETS, ({ db, clock, viewer, input: { seenPriceCents: seenPrice, ...yes } }) =>
      takeTurn(db, { ...yes, seenPrice, clientId: viewer.id, clock }),
    ),
  ),
]
