import { listOpenAmong } from '#domains/accounts/index.ts'
import { MessageIntake } from '#domains/consultations/messages/message-intake.ts'
import { Meter } from '#domains/consultations/metering/meter.ts'
import type { Bus } from '#platform/bus.ts'
import type { Ports } from '#platform/http.ts'
import { SocketHub } from '#platform/sockets/socket-hub.ts'
import { channelsOf, commandsOf } from './channels.ts'

/** The realtime part of a web process: topics, commands, and the meter. */
export function realtimeOf(ports: Ports, bus: Bus) {
  const meter = new Meter(ports)
  const intake = new MessageIntake(ports.db, bus, meter, ports.log)
  const openSessionsAmong = (ids: string[]) => listOpenAmong(ports.db, ids, ports.now())
  const given = { ...ports, openSessionsAmong }
  const hub = new SocketHub(channelsOf(meter), commandsOf(intake, meter), given, bus)
  return { meter, hub }
}
