import { budgeted } from '#domains/accounts/index.ts'
import { type Channel, OPEN_CHANNELS } from '#domains/consultants/rules.ts'
import { type Call, serve, type Route, type Viewer } from '#platform/http.ts'
import { guardSwitch } from '#platform/switches/guard-switch.ts'
import type { Endpoint } from '#shared/contract.ts'
import { isCall } from './channels/rules.ts'
import { acceptConsultation } from './lifecycle/accept-consultation.ts'
import { readIceServers } from './calls/contract.ts'
import { iceServerIssuer, type Relay } from './calls/issue-ice-servers.ts'
import { isInRoom } from './calls/sql.ts'
import { cancelConsultation } from './lifecycle/cancel-consultation.ts'
import { changeChannel } from './calls/change-channel.ts'
import { declineChannel } from './calls/decline-channel.ts'
import * as calls from './calls/moves.contract.ts'
import { readCallTrace } from './calls/trace/contract.ts'
import { readCallTrace as readTraceOf } from './calls/trace/read-call-trace.ts'
import { listAvailabilityEstimates, listLatelyHere, readConsultantStatistics } from './statistics/contract.ts'
import { readLatelyHere } from './statistics/read-lately-here.ts'
import { readQuality } from './statistics/quality.contract.ts'
import { readQualityOf } from './statistics/read-quality.ts'
import * as statistics from './statistics/sql.ts'
import { continueConsultation } from './lifecycle/continue-consultation.ts'
import { welcomeBudgetEndpoints } from './welcome-minutes/budget/endpoints.ts'
import { findWelcomeMinutes } from './welcome-minutes/find-welcome-minutes.ts'
import { findWelcomeOffers } from './welcome-minutes/find-welcome-offers.ts'
import { listWelcomeOffers, readWelcomeMinutes } from './welcome-minutes/contract.ts'
import * as contract from './contract.ts'
import { confirmBeginning } from './lifecycle/confirm-beginning.ts'
import { declineConsultation } from './lifecycle/decline-consultation.ts'
import { endConsultation } from './lifecycle/end-consultation.ts'
import { listReadableEvents } from './messages/sql.ts'
import { pauseConsultation } from './lifecycle/pause-consultation.ts'
import { photoEndpoints } from './photos/endpoints.ts'
import type { PhotoPorts } from './photos/upload-photo.ts'
import { listConsultations, readConsultation } from './reading/read-consultation.ts'
import { type Admit, requestConsultation } from './lifecycle/request-consultation.ts'
import { resumeConsultation } from './lifecycle/resume-consultation.ts'
import * as table from './table/contract.ts'
import { keepSpread } from './table/keep-spread.ts'
import { readSeed } from './table/read-seed.ts'
import { MOVES_IN_A_ROOM, REQUEST_BUDGETS } from './lifecycle/budgets.rules.ts'
import { refuse } from './state/refusals.rules.ts'

const statisticsEndpoints: Route[] = [
  serve(readQuality, ({ db, viewer, now }) => readQualityOf(db, viewer.id, now)),
  serve(readConsultantStatistics, ({ db, input }) => statistics.countStatistics(db, input.id)),
  serve(listLatelyHere, ({ db, now }) => readLatelyHere(db, now)),
  serve(listAvailabilityEstimates, ({ db, now }) => statistics.estimateAvailability(db, now)),
]

const EVENTS_PER_PAGE = 500

type ParticipantCall = Call<{ id: string }, Viewer>

/** How calls are carried here: the relay, if there is one, and what is open. */
export type Carriage = { relay?: Relay | undefined; openChannels?: readonly Channel[] }

/** Where there is no place for photos, none can be sent. `admit`: whether others come first. */
type Given = Carriage & { photos?: PhotoPorts; admit?: Admit | undefined }

/** `flushRoom` writes the proofs that this process holds of a room before something is decided about it. */
export function consultationEndpoints(
  flushRoom: (id: string) => Promise<void>,
  { relay, openChannels = OPEN_CHANNELS, photos, admit }: Given = {},
): Route[] {
  const issueIceServers = iceServerIssuer(relay)
  const move = (
    endpoint: Endpoint<typeof contract.pauseConsultation.input, typeof contract.Consultation>,
    verb: (call: ParticipantCall) => Promise<contract.Consultation>,
  ) =>
    serve(endpoint, async (call) => {
      const seated = call as ParticipantCall
      await flushRoom(seated.input.id)
      return verb(seated)
    })

  return [
    ...statisticsEndpoints,
    ...(photos ? photoEndpoints(flushRoom, photos) : []),
    ...welcomeBudgetEndpoints,
    serve(listWelcomeOffers, async ({ db, clock, input: { ids } }) =>
      findWelcomeOffers(db, { ids, now: await clock(db) }),
    ),
    serve(readWelcomeMinutes, async ({ db, clock, viewer, input: { consultantId } }) => {
      const found = await findWelcomeMinutes(db, { clientId: viewer.id, consultantId, now: await clock(db) })
      return { ...found, leftMs: Number(found.leftMs) }
    }),
    serve(readCallTrace, ({ db, clock, viewer, input: { id } }) => readTraceOf(db, { id, by: viewer.id, clock })),
    serve(readIceServers, async ({ db, viewer: { id: personId }, now }) =>
      issueIceServers({ personId, isInRoom: await isInRoom(db, personId) }, now),
    ),
    serve(
      contract.requestConsultation,
      budgeted(REQUEST_BUDGETS, ({ db, clock, viewer, input }) => {
        if (!openChannels.includes(input.channel)) throw refuse('calls_unavailable')
        return requestConsultation(db, { ...input, clientId: viewer.id, clock }, admit)
      }),
    ),
    move(contract.acceptConsultation, ({ db, clock, viewer, input: { id } }) =>
      acceptConsultation(db, { id, consultantId: viewer.id, clock }),
    ),
    move(contract.declineConsultation, ({ db, clock, viewer, input: { id } }) =>
      declineConsultation(db, { id, consultantId: viewer.id, clock }),
    ),
    move(contract.cancelConsultation, ({ db, clock, viewer, input: { id } }) =>
      cancelConsultation(db, { id, clientId: viewer.id, clock }),
    ),
    move(
      contract.pauseConsultation,
      budgeted(MOVES_IN_A_ROOM, ({ db, clock, viewer, input: { id } }) =>
        pauseConsultation(db, { id, personId: viewer.id, clock }),
      ),
    ),
    move(
      contract.resumeConsultation,
      budgeted(MOVES_IN_A_ROOM, ({ db, clock, viewer, input: { id } }) =>
        resumeConsultation(db, { id, personId: viewer.id, clock }),
      ),
    ),
    move(
      contract.confirmBeginning,
      budgeted(MOVES_IN_A_ROOM, ({ db, clock, viewer, input: { id } }) =>
        confirmBeginning(db, { id, clientId: viewer.id, clock }),
      ),
    ),
    move(contract.continueConsultation, ({ db, clock, viewer, input: { id } }) =>
      continueConsultation(db, { id, clientId: viewer.id, clock }),
    ),
    serve(
      calls.changeChannel,
      budgeted(MOVES_IN_A_ROOM, async ({ db, now, clock, viewer, input }) => {
        const { id, channel, seenPriceCents: seenPrice } = input
        if (isCall(channel)) await guardSwitch(db, `channel:${channel}`, now)
        await flushRoom(id)
        return changeChannel(db, { id, personId: viewer.id, wanted: channel, seenPrice, open: openChannels, clock })
      }),
    ),
    serve(
      calls.declineChannel,
      budgeted(MOVES_IN_A_ROOM, ({ db, clock, viewer, input: { id } }) =>
        declineChannel(db, { id, personId: viewer.id, clock }),
      ),
    ),
    serve(contract.endConsultation, async ({ db, clock, viewer, input: { id, seenFeeCents: seenFee, seenFeeMs } }) => {
      await flushRoom(id)
      return endConsultation(db, {
        id,
        personId: viewer.id,
        seenFee,
        seenFeeMs: seenFeeMs === undefined ? undefined : BigInt(seenFeeMs),
        clock,
      })
    }),
    serve(table.keepSpread, ({ db, viewer, input: { id: consultationId, spreadId: id }, now }) =>
      keepSpread(db, { id, consultationId, personId: viewer.id, now }),
    ),
    serve(table.readSpreadSeed, ({ db, viewer, input: { id: consultationId, spreadId: id } }) =>
      readSeed(db, { id, consultationId, personId: viewer.id }),
    ),
    serve(contract.readConsultation, ({ db, viewer, input: { id } }) => readConsultation(db, id, viewer.id)),
    serve(contract.listConsultations, ({ db, viewer, input }) => listConsultations(db, viewer.id, input)),
    serve(contract.listRoomEvents, async ({ db, viewer, input: { id, after } }) => {
      await flushRoom(id)
      const read = await listReadableEvents(db, { id, personId: viewer.id, after, limit: EVENTS_PER_PAGE })
      if (!read) throw refuse('not_found')
      return read
    }),
  ]
}
