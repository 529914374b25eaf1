import { personChannel } from '#domains/accounts/person-channel.ts'
import { heartbeatChannel } from '#domains/consultants/presence/heartbeat-channel.ts'
import { presenceChannel } from '#domains/consultants/presence/presence-channel.ts'
import { presencesChannel, profilesChannel } from '#domains/consultants/presence/presences-channel.ts'
import type { TraceQueue } from '#domains/consultations/calls/trace/trace-queue.ts'
import type { MessageIntake } from '#domains/consultations/messages/message-intake.ts'
import type { Meter } from '#domains/consultations/metering/meter.ts'
import { roomChannel, roomCommands } from '#domains/consultations/room-channel.ts'
import { paymentChannel } from '#domains/payments/payment-channel.ts'
import { waitingChannel, waitingPageChannel } from '#domains/queue/waiting-page-channel.ts'
import { queueChannel } from '#domains/team/queue/queue-channel.ts'
import type { Ports } from '#platform/http.ts'
import type { Channel, CommandHandler } from '#platform/sockets/channel.ts'

/** Every topic that a browser may follow, by domain. */
export const channelsOf = (meter: Meter, traces: TraceQueue): Channel[] => [
  personChannel,
  paymentChannel,
  presenceChannel,
  presencesChannel,
  profilesChannel,
  heartbeatChannel(),
  queueChannel,
  waitingChannel,
  waitingPageChannel(),
  roomChannel(meter, traces),
]

/** Every command that a browser may send over its connection, by domain. */
export const commandsOf = (
  ports: Pick<Ports, 'db' | 'clock'>,
  intake: MessageIntake,
  meter: Meter,
): CommandHandler[] => [...roomCommands(ports, intake, meter)]
