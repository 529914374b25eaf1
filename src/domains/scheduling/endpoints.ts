import type { Gateways } from '#gateways/payments/gateways.ts'
import { serve, type Route } from '#platform/http.ts'
import type { Log } from '#platform/log.ts'
import { cancelBooking } from './bookings/cancel-booking.ts'
import * as bookings from './bookings/contract.ts'
import { moveBooking } from './bookings/move-booking.ts'
import { payBooking } from './bookings/pay-booking.ts'
import { listBookings, readBooking } from './bookings/read-bookings.ts'
import { reserveBooking } from './bookings/reserve-booking.ts'
import * as hours from './hours/contract.ts'
import { listFree, listNextSlots, listSlots, readHours } from './hours/list-slots.ts'
import { setHours } from './hours/set-hours.ts'

const hoursEndpoints: Route[] = [
  serve(hours.readHours, ({ db, viewer }) => readHours(db, viewer.id)),
  serve(hours.setHours, ({ db, viewer, input, now }) => setHours(db, { ...input, consultantId: viewer.id, now })),
  serve(hours.listSlots, ({ db, viewer, input: { id, ...asked }, now }) =>
    listSlots(db, { ...asked, consultantId: id, clientId: viewer?.id, now }),
  ),
  serve(hours.listFree, async ({ db, input, now }) => ({ ids: await listFree(db, { ...input, now }) })),
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

const bookingEndpoints = (gateways: Gateways, log: Log): Route[] => [
  serve(bookings.reserveBooking, async ({ db, clock, viewer, input: { seenCents: seen, ...input } }) => {
    const { id } = await reserveBooking(db, { ...input, seen, clientId: viewer.id, clock })
    return readBooking(db, id, { personId: viewer.id, now: await clock(db) })
  }),
  serve(bookings.payBooking, async ({ db, clock, viewer, input, address }) => {
    const { fromBalanceCents: fromBalance, ...rest } = input
    await payBooking({ db, clock, log, gateways }, { ...rest, fromBalance, clientId: viewer.id, address })
    return readBooking(db, input.id, { personId: viewer.id, now: await clock(db) })
  }),
  serve(bookings.cancelBooking, async ({ db, clock, viewer, input: { id, seenFeeCents: seen } }) => {
    await cancelBooking(db, { id, personId: viewer.id, seen, clock })
    return readBooking(db, id, { personId: viewer.id, now: await clock(db) })
  }),
  serve(bookings.moveBooking, async ({ db, clock, viewer, input }) => {
    await moveBooking(db, { ...input, clientId: viewer.id, clock })
    return readBooking(db, input.id, { personId: viewer.id, now: await clock(db) })
  }),
  serve(bookings.readBooking, async ({ db, clock, viewer, input: { id } }) =>
    readBooking(db, id, { personId: viewer.id, now: await clock(db) }),
  ),
  serve(bookings.listBookings, async ({ db, clock, viewer, input: { ahead } }) => ({
    bookings: await listBookings(db, { personId: viewer.id, onlyAhead: ahead === 'true', now: await clock(db) }),
  })),
]

export const endpointsWith = (gateways: Gateways, log: Log): Route[] => [
  ...hoursEndpoints,
  ...bookingEndpoints(gateways, log),
]
