import type { Channel, CommandHandler } from '#platform/sockets/channel.ts'
import { serveCommand } from '#platform/sockets/channel.ts'
import type { Connection } from '#platform/sockets/connection.ts'
import { TokenBuckets } from '#platform/token-bucket.ts'
import { readFact } from '#shared/facts.ts'
import { sendRoomMessage } from './contract.ts'
import type { MessageIntake } from './messages/message-intake.ts'
import { joinRoom } from './metering/join-room.ts'
import type { Meter } from './metering/meter.ts'
import type { Role } from './metering/seat.ts'
import { roomTopic, seated, typingHeard, typingWhispered } from './room.facts.ts'
import { refuse } from './rules.ts'
import { findSeat } from './sql.ts'

const MESSAGES_PER_SECOND = 5
const TYPING_PER_SECOND = 2

/** The topic of a room: following it takes a seat. Only its two people may. */
export function roomChannel(meter: Meter): Channel {
  const roles = new WeakMap<Connection, Map<string, Role>>()
  const limit = new TokenBuckets(TYPING_PER_SECOND, 1_000)
  return {
    topicKind: roomTopic,
    authorise: async (viewer, key, { db }) => {
      if (!viewer || !(await findSeat(db, key, viewer.id))) throw refuse('not_found')
    },
    onFollow: async (connection, key, { db }) => {
      const joined = await joinRoom(db, { id: key, personId: connection.viewer!.id, isThere: () => connection.isOpen })
      if (!joined) return
      roles.set(connection, (roles.get(connection) ?? new Map()).set(key, joined.role))
      meter.takeSeat(connection, key, joined)
      connection.sendEvent(seated(key, { connection: Number(joined.connectionNumber) }))
    },
    onUnfollow: (connection, key) => meter.leaveSeat(connection, key),
    whisper: (connection, key, said) => {
      const seat = roles.get(connection)?.get(key)
      if (!readFact(typingWhispered, said) || !seat) return undefined
      const at = performance.now()
      if (!limit.of(connection.viewer!.id, at).allows(at)) return undefined
      meter.recordActivity(connection, key)
      return typingHeard(key, { seat })
    },
  }
}

/**
 * Sending a message into a room: stored, numbered, acknowledged, delivered. The limit is the person's: what they send
 * over other connections and at other processes counts. `clockMs`: this process's monotonic clock.
 */
export function roomCommands(intake: MessageIntake, meter: Meter, clockMs = () => performance.now()): CommandHandler[] {
  const limit = new TokenBuckets(MESSAGES_PER_SECOND, 1_000)
  intake.onStoredElsewhere((authorId) => limit.of(authorId, clockMs()).charge(clockMs()))
  return [
    serveCommand(sendRoomMessage, async ({ viewer, input: { consultationId, id, body }, connection }) => {
      if (!limit.of(viewer.id, clockMs()).allows(clockMs())) throw refuse('too_fast')
      const seat = meter.seatOf(connection, consultationId)
      return intake.send({ consultationId, authorId: viewer.id, id, body, seat })
    }),
  ]
}
