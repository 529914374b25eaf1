import type { Channel, CommandHandler } from '#platform/sockets/channel.ts'
import { serveCommand } from '#platform/sockets/channel.ts'
import type { Viewer } from '#platform/http.ts'
import type { Connection } from '#platform/sockets/connection.ts'
import { TokenBuckets } from '#platform/token-bucket.ts'
import { readFact } from '#shared/facts.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { sendRoomMessage } from './contract.ts'
import { actOnSpread } from './table/act-on-spread.ts'
import * as table from './table/contract.ts'
import { openSpread } from './table/open-spread.ts'
import { sendUnlessHeld } from './messages/hold-message.ts'
import type { MessageIntake } from './messages/message-intake.ts'
import { joinRoom } from './metering/join-room.ts'
import type { Meter } from './metering/meter.ts'
import type { Role } from './room/seat.ts'
import { mediaReported, signalHeard, signalWhispered, traceTold } from './calls/facts.ts'
import { roomTopic, seated, typingHeard, typingWhispered } from './room/facts.ts'
import { refuse } from './state/refusals.rules.ts'
import { lengthOf } from './calls/signal.rules.ts'
import { isInCall } from './calls/sql.ts'
import { findSeat } from './metering/sql.ts'
import type { TraceQueue } from './calls/trace/trace-queue.ts'

const MESSAGES_PER_SECOND = 5
/** Somebody turns ten cards one after the other. */
const TABLE_ACTS_PER_SECOND = 10
const TYPING_PER_SECOND = 2
/** A negotiation tries some twenty addresses at once; a report comes each second. */
const SIGNALS_PER_SECOND = 20
/** All of it a few times at once, and once in six seconds for whoever waits: too little to carry a conversation. */
const SIGNAL_CHARACTERS = { most: 60_000, perMs: 40_000 }
const REPORTS_PER_SECOND = 4
/** The states of a call are told together when it begins or comes back; then some lines a minute. */
const TRACES = { most: 20, perMs: 20_000 }

/** The topic of a room: following it takes a seat. Only its two people may. */
export function roomChannel(meter: Meter, traces: TraceQueue): Channel {
  const taken = new WeakMap<Connection, Map<string, { role: Role; number: number }>>()
  const typing = new TokenBuckets(TYPING_PER_SECOND, 1_000)
  const signals = new TokenBuckets(SIGNALS_PER_SECOND, 1_000)
  const signalled = new TokenBuckets(SIGNAL_CHARACTERS.most, SIGNAL_CHARACTERS.perMs)
  const reports = new TokenBuckets(REPORTS_PER_SECOND, 1_000)
  const traced = new TokenBuckets(TRACES.most, TRACES.perMs)
  return {
    topicKind: roomTopic,
    authorise: async (viewer, key, { db }) => {
      if (!viewer || !(await findSeat(db, key, viewer.id))) throw refuse('not_found')
    },
    onFollow: async (connection, key, { db }) => {
      const joined = await joinRoom(db, { id: key, personId: connection.viewer!.id, isThere: () => connection.isOpen })
      if (!joined) return
      const seat = { role: joined.role, number: Number(joined.connectionNumber) }
      taken.set(connection, (taken.get(connection) ?? new Map()).set(key, seat))
      meter.takeSeat(connection, key, joined)
      connection.sendEvent(seated(key, { connection: Number(joined.connectionNumber) }))
    },
    onUnfollow: (connection, key) => meter.leaveSeat(connection, key),
    whisper: (connection, key, said, { db }) => {
      const seat = taken.get(connection)?.get(key)
      if (!seat) return undefined
      const at = performance.now()
      const allows = (limit: TokenBuckets, cost = 1) => limit.of(connection.viewer!.id, at).allows(at, cost)
      const report = readFact(mediaReported, said)
      if (report) {
        if (allows(reports)) meter.reportMedia(connection, key, report)
        return undefined
      }
      const trace = readFact(traceTold, said)
      if (trace) {
        const { role, number: seatNumber } = seat
        if (allows(traced)) traces.push({ consultationId: key, role, connection: seatNumber, entry: trace.entry })
        return undefined
      }
      const whispered = readFact(signalWhispered, said)
      if (whispered)
        return allows(signals) && allows(signalled, lengthOf(whispered.signal))
          ? isInCall(db, { id: key, role: seat.role, connection: seat.number }).then((isIn) =>
              isIn
                ? signalHeard(key, { seat: seat.role, connection: seat.number, signal: whispered.signal })
                : undefined,
            )
          : undefined
      if (!readFact(typingWhispered, said) || !allows(typing)) return undefined
      meter.recordActivity(connection, key)
      return typingHeard(key, { seat: seat.role })
    },
  }
}

type TableCall = { viewer: Viewer; connection: Connection; input: { consultationId: string } }

/**
 * Sending a message into a room, and acting on its table: stored, numbered, acknowledged, delivered. The limit is the
 * person's: messages over other connections and at other processes count. `clockMs`: this process's monotonic clock.
 */
export function roomCommands(
  { db, clock }: { db: Db; clock: Clock },
  intake: MessageIntake,
  meter: Meter,
  clockMs = () => performance.now(),
): CommandHandler[] {
  const limit = new TokenBuckets(MESSAGES_PER_SECOND, 1_000)
  const acts = new TokenBuckets(TABLE_ACTS_PER_SECOND, 1_000)
  const actorOf = ({ viewer, connection, input: { consultationId } }: TableCall) => {
    if (!acts.of(viewer.id, clockMs()).allows(clockMs())) throw refuse('too_fast')
    return { consultationId, personId: viewer.id, proofs: meter.seatsOf(connection, consultationId), clock }
  }
  intake.onStoredElsewhere((authorId) => limit.of(authorId, clockMs()).charge(clockMs()))
  return [
    serveCommand(sendRoomMessage, async ({ viewer, input, connection }) => {
      const { consultationId, id, body, insists = false } = input
      if (!limit.of(viewer.id, clockMs()).allows(clockMs())) throw refuse('too_fast')
      const seats = meter.seatsOf(connection, consultationId)
      const send = () => intake.send({ consultationId, authorId: viewer.id, id, body, ...seats })
      // Whoever has no seat here says nothing.
      if (viewer.role !== 'consultor' || !seats.seat) return send()
      return sendUnlessHeld(db, { consultationId, consultantId: viewer.id, body, insists, clock }, send)
    }),
    serveCommand(table.openSpread, async (call) => openSpread(db, { ...call.input, ...actorOf(call) })),
    serveCommand(table.actOnSpread, async (call) => actOnSpread(db, { ...call.input, ...actorOf(call) })),
  ]
}
