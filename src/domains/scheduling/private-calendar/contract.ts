import { z } from 'zod/mini'
import { endpoint, instant, nothing, tolerantEnum } from '#shared/contract.ts'
import { atMost, typed } from '#shared/typed-text/fields.ts'
import { FAULTS, MOST_ADDRESS_CHARACTERS } from './rules.ts'

/** A calendar of the reader's own that keeps times from being booked. Its address never comes back. */
const PrivateCalendar = z.object({
  /** Whether this site reads calendars at all. */
  isOffered: z.boolean(),
  calendar: z.nullable(
    z.object({
      /** Where it is: the name of the server alone. */
      host: z.string(),
      addedAt: instant,
      /** When it answered last; null: never yet. */
      answeredAt: z.nullable(instant),
      /** Why the last reading failed; null: it did not. */
      fault: z.nullable(tolerantEnum(FAULTS, 'unreachable')),
      nextReadAt: instant,
      /** Appointments of which we cannot tell when they are. */
      unread: z.int(),
    }),
  ),
  /** Ahead, in order. */
  busy: z.array(z.object({ from: instant, until: instant })),
})
export type PrivateCalendar = z.infer<typeof PrivateCalendar>

export const readPrivateCalendar = endpoint({
  method: 'GET',
  path: '/api/schedule/private-calendar',
  access: 'consultor',
  summary: 'Your own calendar, as far as we read it: when you are busy, never with what',
  input: nothing,
  output: PrivateCalendar,
})

export const setPrivateCalendar = endpoint({
  method: 'PUT',
  path: '/api/schedule/private-calendar',
  access: 'consultor',
  summary: 'Keep the busy times of a calendar of yours (an .ics address over https) from being booked; read every hour',
  input: z.object({
    address: typed('line', 'Cole o endereço do seu calendário.').check(
      z.minLength(1, { error: 'Cole o endereço do seu calendário.', abort: true }),
      atMost(MOST_ADDRESS_CHARACTERS, 'Este endereço é longo demais.'),
    ),
  }),
  output: PrivateCalendar,
})

export const removePrivateCalendar = endpoint({
  method: 'DELETE',
  path: '/api/schedule/private-calendar',
  access: 'consultor',
  summary: 'Forget your calendar and its times, at once',
  input: nothing,
  output: PrivateCalendar,
})
