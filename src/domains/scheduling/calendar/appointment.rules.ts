import { type Channel, channelNames } from '#domains/consultants/rules.ts'
import type { BookingState } from '../bookings/rules.ts'

/** What a calendar needs of a booking. `lastSeq` counts its changes. */
export type Scheduled = {
  id: string
  state: BookingState
  channel: Channel
  startsAt: Date
  endsAt: Date
  minutes: number
  lastSeq: number
}

/** The room of a booking, which opens ten minutes before. */
const roomOf = (id: string): `/${string}` => `/consultation/${id}`

/**
 * A booking as one side's calendar shows it, with a path instead of an address; `with`: the other's name. What they
 * talk about is not in it: calendars are often shared.
 */
export const appointmentOf = (b: Scheduled, other: string) => ({
  uid: `booking-${b.id}`,
  sequence: b.lastSeq,
  isCancelled: b.state === 'cancelled',
  startsAt: b.startsAt,
  endsAt: b.endsAt,
  summary: `Consulta com ${other}`,
  description: `${b.minutes} minutos por ${channelNames[b.channel].toLowerCase()}. A sala abre dez minutos antes.`,
  path: roomOf(b.id),
})
