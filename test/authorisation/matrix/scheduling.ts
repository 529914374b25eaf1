import { cancelBooking } from '#domains/scheduling/bookings/cancel-booking.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { hoursAhead } from '../fixtures/bookings.ts'
import { ALWAYS, fullDay } from '../fixtures/consultants.ts'
import { CLIENTS, CONSULTANTS, EVERYBODY, type MatrixRows, SIGNED_IN, target } from './matrix-row.ts'

const oneBooking = target('id', 'booking', 'client', 'consultant')

export const scheduling: MatrixRows = {
  'GET /api/schedule': { may: CONSULTANTS },
  // What the fixtures have, so that their bookings still fit.
  'PUT /api/schedule': {
    may: CONSULTANTS,
    input: { ...ALWAYS, exceptions: [{ day: '24/12/2026', kind: 'extra', from: 600, until: 720 }] },
  },
  'GET /api/schedule/calendar': { may: CONSULTANTS },
  'POST /api/schedule/calendar': { may: CONSULTANTS },
  'GET /api/schedule/private-calendar': { may: CONSULTANTS },
  'PUT /api/schedule/private-calendar': {
    may: CONSULTANTS,
    input: { address: 'https://calendar.google.com/calendar/ical/luna/private-0123/basic.ics' },
  },
  'DELETE /api/schedule/private-calendar': { may: CONSULTANTS },
  // Whoever knows the address may read.
  'GET /api/calendar/:secret': { isRaw: true, may: EVERYBODY, target: target('secret', 'calendar') },
  'GET /api/bookings/:id/calendar': { isRaw: true, may: SIGNED_IN, target: oneBooking },
  'GET /api/consultants/:id/slots': {
    may: EVERYBODY,
    target: target('id', 'consultant'),
    input: { month: '2026-12', zone: 'America/Sao_Paulo', minutes: '30' },
  },
  'GET /api/free-consultants': { may: EVERYBODY, input: { within: 'semana' } },
  'GET /api/next-hours': { may: EVERYBODY },
  'GET /api/next-slots': { may: EVERYBODY, input: { ids: '' } },
  'GET /api/waitlist': { may: CLIENTS },
  'POST /api/waitlist': {
    may: CLIENTS,
    input: ({ people, now }) => ({
      id: crypto.randomUUID(),
      // Rows before change hours and prices of Luna.
      consultantId: people.sol.id,
      channel: 'chat',
      minutes: 20,
      day: fullDay(now),
      zone: 'America/Sao_Paulo',
    }),
  },
  'DELETE /api/waitlist/:id': { may: CLIENTS, target: target('id', 'waitlistEntry', 'client'), missing: 200 },
  'GET /api/bookings': { may: SIGNED_IN },
  'GET /api/bookings/:id': { may: SIGNED_IN, target: oneBooking },
  'POST /api/bookings/:id/pay': {
    may: CLIENTS,
    target: target('id', 'reservation', 'client'),
    input: () => ({ paymentId: crypto.randomUUID(), method: 'pix' }),
  },
  // Before the move, which leaves the start that is proposed for.
  'POST /api/bookings/:id/proposal': {
    may: CONSULTANTS,
    target: target('id', 'booking', 'consultant'),
    input: ({ now }) => ({ from: hoursAhead(now, 50).toISOString(), startsAt: hoursAhead(now, 80).toISOString() }),
  },
  'POST /api/bookings/:id/proposal/accept': {
    may: CLIENTS,
    target: target('id', 'proposal', 'client'),
    input: ({ now }) => ({ startsAt: hoursAhead(now, 121).toISOString() }),
  },
  'DELETE /api/bookings/:id/proposal': { may: SIGNED_IN, target: target('id', 'openProposal', 'client', 'consultant') },
  'POST /api/bookings/:id/move': {
    may: CLIENTS,
    target: target('id', 'booking', 'client'),
    input: ({ now }) => ({ from: hoursAhead(now, 50).toISOString(), startsAt: hoursAhead(now, 90).toISOString() }),
  },
  'POST /api/bookings': {
    may: CLIENTS,
    // A reservation that is being paid is in the way of another one.
    setup: ({ db, fixtures: { people, resources } }) =>
      cancelBooking(db, { id: resources.reservation[0].id, personId: people.ana.id, seen: 0n, clock }),
    input: ({ people, now }) => ({
      id: crypto.randomUUID(),
      consultantId: people.sol.id,
      channel: 'chat',
      startsAt: hoursAhead(now, 100).toISOString(),
      minutes: 20,
      zone: 'America/Manaus',
      seenCents: 5_980,
      agreesToFee: true,
    }),
  },
  'POST /api/bookings/:id/cancel': { may: SIGNED_IN, target: oneBooking, input: { seenFeeCents: 0 } },
}
