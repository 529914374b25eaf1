import type { Channel, ServedCommand } from '#platform/sockets/channel.ts'
import { serveCommand } from '#platform/sockets/channel.ts'
import type { Line } from '#platform/sockets/line.ts'
import { Pace } from '#platform/sockets/pace.ts'
import { roomTopic, sayInRoom } from './contract.ts'
import type { MessageIntake } from './messages/intake.ts'
import { joinRoom } from './metering/join-room.ts'
import type { Meter } from './metering/meter.ts'
import type { Role } from './metering/seat.ts'
import { refuse } from './rules.ts'
import { findSeat } from './sql.ts'

const MESSAGES_PER_SECOND = 5
const TYPING_PER_SECOND = 2

/** The room: following it means sitting in it. Only its two people may. */
export function roomChannel(meter: Meter): Channel {
  const roles = new WeakMap<Line, Map<string, Role>>()
  const pace = paceOf(TYPING_PER_SECOND)
  return {
    name: 'room',
    admit: async (viewer, key, { db }) => {
      if (!viewer || !(await findSeat(db, key, viewer.id))) throw refuse('not_found')
    },
    opened: async (line, key, { db }) => {
      const joined = await joinRoom(db, { id: key, personId: line.viewer!.id, isThere: () => line.isOpen })
      if (!joined) return
      roles.set(line, (roles.get(line) ?? new Map()).set(key, joined.role))
      meter.sit(line, key, joined)
      line.tell(roomTopic(key), { type: 'seated', connection: Number(joined.connection) })
    },
    closed: (line, key) => meter.leave(line, key),
    whisper: (line, key, { type }) => {
      const role = roles.get(line)?.get(key)
      if (type !== 'typing' || !role || !pace(line)) return undefined
      meter.heard(line, key)
      return { type: 'typing', seat: role }
    },
  }
}

/** Saying something in a room: stored, numbered, acknowledged, delivered. */
export function roomCommands(intake: MessageIntake): ServedCommand[] {
  const pace = paceOf(MESSAGES_PER_SECOND)
  return [
    serveCommand(sayInRoom, async ({ viewer, input: { consultationId, id, body }, line }) => {
      if (!pace(line)) throw refuse('too_fast')
      return intake.say({ consultationId, authorId: viewer.id, id, body })
    }),
  ]
}

function paceOf(perSecond: number) {
  const paces = new WeakMap<Line, Pace>()
  return (line: Line) => {
    const now = performance.now()
    const pace = paces.get(line) ?? new Pace(perSecond, 1_000, now)
    paces.set(line, pace)
    return pace.allows(now)
  }
}
