import ical, {
  type ICalCalendar,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { SITE_NAME } from '#shared/company.ts'

/** An appointment as calendars know it (RFC 5545). */
export type Appointment = {
  /** The same in every mail, download and private address, so that a calendar changes what it has. */
  uid: string
  /** Grows with each change; what is older is ignored. */
  sequence: number
  isCancelled: boolean
  startsAt: Date
  endsAt: Date
  summary: string
  description: string
  url: string
}

/** `organizer`: our sending address; calendars take changes only from whoever invited. `at`: when it was written. */
type Written = { organizer: string; at: Date }

const calendarOf = (method: ICalCalendarMethod, name?: string) =>
  ical({ prodId: { company: SITE_NAME, product: 'Agenda', language: 'PT-BR' }, method, ...(name && { name }) })

/** Instants are UTC, which no program has to translate. */
const addTo = (calendar: ICalCalendar, appointment: Appointment, { organizer, at }: Written) => {
  const { uid, isCancelled, startsAt: start, endsAt: end, ...rest } = appointment
  return calendar.createEvent({
    ...rest,
    id: `${uid}@${organizer.split('@')[1]}`,
    stamp: at,
    start,
    end,
    organizer: { name: SITE_NAME, email: organizer },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
}

/**
 * The invitation of one person, whom nobody else's address reaches, or its cancellation: sent as a request, that would
 * leave the appointment in place.
 */
export function renderInvitation(appointment: Appointment, { attendee, ...written }: Written & { attendee: string }) {
  const method = appointment.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = calendarOf(method)
  addTo(calendar, appointment, written).createAttendee({
    email: attendee,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
  })
  return { method, content: calendar.toString() } as const
}

/** A file of appointments, for a download or an address that calendars read by themselves. */
export function renderAgenda(appointments: readonly Appointment[], { name, ...written }: Written & { name: string }) {
  const calendar = calendarOf(ICalCalendarMethod.PUBLISH, name)
  for (const one of appointments) addTo(calendar, one, written)
  return calendar.toString()
}
