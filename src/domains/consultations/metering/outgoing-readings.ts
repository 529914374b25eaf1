import { type Connection, eventText } from '#platform/sockets/connection.ts'
import { metered } from '../room/facts.ts'
import type { MeterReading } from './sql.ts'

/** Brings the readings that the database computed to both people of a room. */
export class OutgoingReadings {
  readonly #connectionsOf: (room: string) => Iterable<Connection>
  /** The latest reading of each room that waits for the next ping of a connection. */
  readonly #pending = new Map<Connection, Map<string, string>>()

  constructor(connectionsOf: (room: string) => Iterable<Connection>) {
    this.#connectionsOf = connectionsOf
  }

  send(readings: readonly MeterReading[]) {
    for (const reading of readings)
      for (const connection of this.#connectionsOf(reading.id)) connection.sendText(messageOf(reading))
  }

  /** The same, but sent together with each connection's next ping: one write instead of two. */
  sendWithNextPing(readings: readonly MeterReading[]) {
    for (const reading of readings) {
      const message = messageOf(reading)
      for (const connection of this.#connectionsOf(reading.id))
        this.#pending.set(connection, (this.#pending.get(connection) ?? new Map()).set(reading.id, message))
    }
  }

  sendPending(connection: Connection) {
    for (const message of this.#pending.get(connection)?.values() ?? []) connection.sendText(message)
    this.#pending.delete(connection)
  }

  forget(connection: Connection) {
    this.#pending.delete(connection)
  }
}

const messageOf = ({ id, billedMs, leftMs, channel }: MeterReading) =>
  eventText(metered(id, { billedMs, leftMs, channel }))
