import { hoursAhead } from '../fixtures/bookings.ts'
import { CLIENTS, CONSULTANTS, EVERYBODY, type MatrixRows, SIGNED_IN, target } from './matrix-row.ts'

const oneBooking = target('id', 'booking', 'client', 'consultant')

export const scheduling: MatrixRows = {
  'GET /api/schedule': { may: CONSULTANTS },
  'PUT /api/schedule': {
    may: CONSULTANTS,
    input: {
      zone: 'America/Manaus',
      weekly: [{ weekday: 1, from: 540, until: 720 }],
      exceptions: [{ day: '24/12/2026', kind: 'off' }],
      noticeMinutes: 120,
      farthestDays: 60,
      pauseMinutes: 10,
    },
  },
  'GET /api/consultants/:id/slots': {
    may: EVERYBODY,
    target: target('id', 'consultant'),
    input: { month: '2026-12', zone: 'America/Sao_Paulo', minutes: '30' },
  },
  'GET /api/next-slots': { may: EVERYBODY, input: { ids: '' } },
  'GET /api/bookings': { may: SIGNED_IN },
  'GET /api/bookings/:id': { may: SIGNED_IN, target: oneBooking },
  'POST /api/bookings': {
    may: CLIENTS,
    input: ({ people, now }) => ({
      id: crypto.randomUUID(),
      consultantId: people.luna.id,
      channel: 'chat',
      startsAt: hoursAhead(now, 100).toISOString(),
      minutes: 20,
      zone: 'America/Manaus',
      seenCents: 5_980,
    }),
  },
  'POST /api/bookings/:id/pay': {
    may: CLIENTS,
    target: target('id', 'reservation', 'client'),
    input: () => ({ paymentId: crypto.randomUUID(), method: 'pix' }),
  },
  'POST /api/bookings/:id/move': {
    may: CLIENTS,
    target: target('id', 'booking', 'client'),
    input: ({ now }) => ({ from: hoursAhead(now, 50).toISOString(), startsAt: hoursAhead(now, 90).toISOString() }),
  },
  'POST /api/bookings/:id/cancel': { may: SIGNED_IN, target: oneBooking, input: { seenFeeCents: 0 } },
}
