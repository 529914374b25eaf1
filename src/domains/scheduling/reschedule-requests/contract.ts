import { z } from 'zod/mini'
import { endpoint, idParam } from '#shared/contract.ts'
import { Booking, startInput } from '../bookings/contract.ts'

export const requestReschedule = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/proposal',
  access: 'consultor',
  summary: 'Propose another start to the client, once, until two hours before; it is held until they answer',
  input: z.object({ id: idParam, from: startInput, startsAt: startInput }),
  output: Booking,
})

export const acceptReschedule = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/proposal/accept',
  access: 'client',
  summary: 'Accept the start that was seen: the same booking, price and payment',
  input: z.object({ id: idParam, startsAt: startInput }),
  output: Booking,
})

export const endRescheduleRequest = endpoint({
  method: 'DELETE',
  path: '/api/bookings/:id/proposal',
  access: 'signed-in',
  summary: 'Decline what was proposed, or withdraw it: the booking stays as it is',
  input: z.object({ id: idParam }),
  output: Booking,
})
