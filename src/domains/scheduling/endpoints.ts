import { budgeted, findSecretMadeAt } from '#domains/accounts/index.ts'
import type { Channel } from '#domains/consultants/rules.ts'
import type { Gateways } from '#gateways/payments/gateways.ts'
import type { Db } from '#platform/db.ts'
import { serve, type Route, type Viewer } from '#platform/http.ts'
import type { Log } from '#platform/log.ts'
import { cancelBooking } from './bookings/cancel-booking.ts'
import * as bookings from './bookings/contract.ts'
import { rescheduleBooking } from './bookings/reschedule-booking.ts'
import { payBooking } from './bookings/pay-booking.ts'
import { listBookings, readBooking } from './bookings/read-bookings.ts'
import { reserveBooking } from './bookings/reserve-booking.ts'
import { type CalendarSender, calendarFiles } from './calendar/calendar-files.ts'
import * as calendar from './calendar/contract.ts'
import { renewAddress } from './calendar/renew-address.ts'
import * as hours from './hours/contract.ts'
import { listFree, listNextHours, listNextSlots, listSlots, readHours } from './hours/list-slots.ts'
import { HOURS_CHANGES } from './hours/rules.ts'
import { setHours } from './hours/set-hours.ts'
import { acceptReschedule } from './reschedule-requests/accept-reschedule.ts'
import type { Seal } from '#platform/seal.ts'
import * as privateCalendars from './private-calendar/contract.ts'
import { CALENDAR_CHANGES } from './private-calendar/rules.ts'
import { removeCalendar, setCalendar } from './private-calendar/set-calendar.ts'
import { viewCalendar } from './private-calendar/view-calendar.ts'
import * as requests from './reschedule-requests/contract.ts'
import { endRescheduleRequest } from './reschedule-requests/end-reschedule-request.ts'
import { requestReschedule } from './reschedule-requests/request-reschedule.ts'
import * as waitlist from './waitlist/contract.ts'
import { joinWaitlist } from './waitlist/join-waitlist.ts'
import { WAITS } from './waitlist/rules.ts'
import { deleteEntry, listWaitlistOf } from './waitlist/sql.ts'

const hoursEndpoints: Route[] = [
  serve(hours.readHours, ({ db, viewer }) => readHours(db, viewer.id)),
  serve(
    hours.setHours,
    budgeted(HOURS_CHANGES, ({ db, viewer, input, now }) => setHours(db, { ...input, consultantId: viewer.id, now })),
  ),
  serve(hours.listSlots, ({ db, viewer, input: { id, ...asked }, now }) =>
    listSlots(db, { ...asked, consultantId: id, clientId: viewer?.id, now }),
  ),
  serve(hours.listFree, async ({ db, input, now }) => ({ ids: await listFree(db, { ...input, now }) })),
  serve(hours.listNextHours, async ({ db, now }) => ({
    next: await listNextHours(db, { most: hours.MOST_NEXT, now }),
  })),
  serve(hours.listNextSlots, async ({ db, viewer, input: { ids, minutes }, now }) => ({
    consultants: await listNextSlots(db, {
      consultantIds: ids,
      most: hours.SLOTS_OF_A_PREVIEW,
      minutes,
      clientId: viewer?.id,
      now,
    }),
  })),
]

type Given = CalendarSender & {
  log: Log
  openChannels: readonly Channel[]
  /** Without one no calendar of anybody is read. */
  calendarSeal?: Seal | undefined
}

const bookingEndpoints = (gateways: Gateways, { log, openChannels }: Pick<Given, 'log' | 'openChannels'>): Route[] => [
  serve(bookings.reserveBooking, async ({ db, clock, viewer, input: { seenCents: seen, ...input }, address }) => {
    const { id } = await reserveBooking(db, { ...input, seen, clientId: viewer.id, openChannels, address, clock })
    return readBooking(db, id, { personId: viewer.id, now: await clock(db) })
  }),
  serve(bookings.payBooking, async ({ db, clock, viewer, input, address }) => {
    const { fromBalanceCents: fromBalance, ...rest } = input
    await payBooking({ db, clock, log, gateways }, { ...rest, fromBalance, clientId: viewer.id, address })
    return readBooking(db, input.id, { personId: viewer.id, now: await clock(db) })
  }),
  serve(bookings.cancelBooking, async ({ db, clock, viewer, input: { id, seenFeeCents: seen, seenFeeMs } }) => {
    await cancelBooking(db, { id, personId: viewer.id, seen, seenMs: BigInt(seenFeeMs ?? 0), clock })
    return readBooking(db, id, { personId: viewer.id, now: await clock(db) })
  }),
  serve(bookings.rescheduleBooking, async ({ db, clock, viewer, input }) => {
    await rescheduleBooking(db, { ...input, clientId: viewer.id, clock })
    return readBooking(db, input.id, { personId: viewer.id, now: await clock(db) })
  }),
  serve(bookings.readBooking, async ({ db, clock, viewer, input: { id } }) =>
    readBooking(db, id, { personId: viewer.id, now: await clock(db) }),
  ),
  serve(bookings.listBookings, async ({ db, clock, viewer, input: { ahead, week } }) => ({
    bookings: await listBookings(db, { personId: viewer.id, onlyAhead: ahead === 'true', week, now: await clock(db) }),
  })),
]

const rescheduleEndpoints: Route[] = [
  serve(requests.requestReschedule, async ({ db, clock, viewer, input }) => {
    await requestReschedule(db, { ...input, consultantId: viewer.id, clock })
    return readBooking(db, input.id, { personId: viewer.id, now: await clock(db) })
  }),
  serve(requests.acceptReschedule, async ({ db, clock, viewer, input }) => {
    await acceptReschedule(db, { ...input, clientId: viewer.id, clock })
    return readBooking(db, input.id, { personId: viewer.id, now: await clock(db) })
  }),
  serve(requests.endRescheduleRequest, async ({ db, clock, viewer, input: { id } }) => {
    await endRescheduleRequest(db, { id, personId: viewer.id, clock })
    return readBooking(db, id, { personId: viewer.id, now: await clock(db) })
  }),
]

const calendarEndpoints: Route[] = [
  serve(calendar.readCalendarAddress, async ({ db, viewer }) => ({
    path: null,
    madeAt: (await findSecretMadeAt(db, viewer.id, 'calendar')) ?? null,
  })),
  serve(calendar.renewCalendarAddress, async ({ db, viewer, now }) => ({
    path: await renewAddress(db, { consultantId: viewer.id, now }),
    madeAt: now,
  })),
]

const privateCalendarEndpoints = (seal: Seal | undefined): Route[] => {
  const view = (db: Db, { id }: Viewer, now: Date) =>
    viewCalendar(db, { consultantId: id, isOffered: seal !== undefined, now })
  return [
    serve(privateCalendars.readPrivateCalendar, ({ db, viewer, now }) => view(db, viewer, now)),
    serve(
      privateCalendars.setPrivateCalendar,
      budgeted(CALENDAR_CHANGES, async ({ db, viewer, input: { address }, now }) => {
        await setCalendar(db, { consultantId: viewer.id, address, seal, now })
        return view(db, viewer, now)
      }),
    ),
    serve(privateCalendars.removePrivateCalendar, async ({ db, viewer, now }) => {
      await removeCalendar(db, viewer.id)
      return view(db, viewer, now)
    }),
  ]
}

const waitlistOf = async (db: Db, viewer: Viewer, now: Date) => {
  const entries = await listWaitlistOf(db, viewer.id, now)
  return {
    entries: entries.map(({ consultantId, consultantName, ...entry }) => ({
      ...entry,
      consultant: { id: consultantId, name: consultantName },
    })),
  }
}

const waitlistEndpoints: Route[] = [
  serve(waitlist.readWaitlist, ({ db, viewer, now }) => waitlistOf(db, viewer, now)),
  serve(
    waitlist.joinWaitlist,
    budgeted(WAITS, async ({ db, viewer, input, now, clock }) => {
      await joinWaitlist(db, { ...input, clientId: viewer.id, clock })
      return waitlistOf(db, viewer, now)
    }),
  ),
  serve(waitlist.leaveWaitlist, async ({ db, viewer, input: { id }, now }) => {
    await deleteEntry(db, { id, clientId: viewer.id })
    return waitlistOf(db, viewer, now)
  }),
]

/** All of them. `openChannels`: which ones can be booked here. */
export const endpointsWith = (gateways: Gateways, { log, openChannels, calendarSeal, ...sender }: Given): Route[] => [
  ...hoursEndpoints,
  ...calendarEndpoints,
  ...privateCalendarEndpoints(calendarSeal),
  ...calendarFiles(sender),
  ...waitlistEndpoints,
  ...rescheduleEndpoints,
  ...bookingEndpoints(gateways, { log, openChannels }),
]
