import { hashOfToken } from '#domains/accounts/index.ts'
import { admit, type Ports, type Route, serveRaw } from '#platform/http.ts'
import { renderAgenda } from '#platform/render-calendar.ts'
import { isUuid } from '#shared/uuid.ts'
import { refuse } from '../bookings/rules.ts'
import { CALENDAR_PATH, SECRET } from './address.rules.ts'
import { appointmentOf, type Scheduled } from './appointment.rules.ts'
import { findForCalendar, listForAddress } from './sql.ts'

/** How far back a private address goes, and how many bookings it shows: the latest. */
const KEPT_DAYS = 90
const MOST = 2_000
const DAY_MS = 86_400_000

/** Our public address, and that of our mails. */
export type CalendarSender = { origin: string; from: string }

/**
 * The files of `text/calendar`: one booking for either of its two, and what the private address of a consultant shows.
 * Whoever has that address may read; an unknown one is answered like any missing page.
 */
export function calendarFiles({ origin, from }: CalendarSender): Route[] {
  const render = (bookings: readonly (Scheduled & { other: string })[], { now }: Ports) => {
    const appointments = bookings.map((booking) => {
      const { path, ...appointment } = appointmentOf(booking, booking.other)
      return { ...appointment, url: origin + path }
    })
    return renderAgenda(appointments, { organizer: from, at: now(), name: 'Consultas na Sensitivos' })
  }
  return [
    serveRaw('GET', '/api/bookings/:id/calendar', async (request, ports) => {
      const viewer = await admit(request, ports, 'signed-in')
      const id = new URL(request.url).pathname.split('/').at(-2)!.toLowerCase()
      const booking = isUuid(id) ? await findForCalendar(ports.db, id, viewer!.id) : undefined
      if (!booking) throw refuse('not_found')
      return fileOf(render([booking], ports), 'private, no-store')
    }),
    serveRaw('GET', `${CALENDAR_PATH}/:secret`, async (request, ports) => {
      const secret = new URL(request.url).pathname
        .split('/')
        .at(-1)!
        .replace(/\.ics$/, '')
      const since = new Date(ports.now().getTime() - KEPT_DAYS * DAY_MS)
      const asked = { tokenHash: hashOfToken(secret), since, most: MOST }
      const bookings = SECRET.test(secret) ? await listForAddress(ports.db, asked) : undefined
      if (!bookings) throw refuse('not_found')
      return fileOf(render(bookings, ports), 'private, max-age=300')
    }),
  ]
}

const fileOf = (text: string, caching: string) =>
  new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="sensitivos.ics"',
      'cache-control': caching,
    },
  })
