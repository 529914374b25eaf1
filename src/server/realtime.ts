import { listOpenAmong } from '#domains/accounts/index.ts'
import { TraceQueue } from '#domains/consultations/calls/trace/trace-queue.ts'
import { MessageIntake } from '#domains/consultations/messages/message-intake.ts'
import { Meter } from '#domains/consultations/metering/meter.ts'
import type { Bus } from '#platform/bus.ts'
import type { Ports } from '#platform/http.ts'
import { SocketHub } from '#platform/sockets/socket-hub.ts'
import { channelsOf, commandsOf } from './channels.ts'

/** The realtime part of a web process: topics, commands, the meter, and the traces of calls. */
export function realtimeOf(ports: Ports, bus: Bus) {
  const meter = new Meter(ports)
  const traces = new TraceQueue(ports)
  const intake = new MessageIntake(ports.db, bus, meter, ports.log)
  const openSessionsAmong = (ids: string[]) => listOpenAmong(ports.db, ids, ports.now())
  const given = { ...ports, openSessionsAmong }
  const hub = new SocketHub(channelsOf(meter, traces), commandsOf(ports, intake, meter), given, bus)
  return { meter, hub, traces }
}
