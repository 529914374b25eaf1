import { z } from 'zod/mini'
import { endpoint, instant, nothing } from '#shared/contract.ts'

/** Where the consultant's calendar reads. */
const Address = z.object({
  /** Only in the answer that makes it; null otherwise. */
  path: z.nullable(z.string()),
  /** Since when there is one; null: there is none. */
  madeAt: z._default(z.nullable(instant), null),
})

export const readCalendarAddress = endpoint({
  method: 'GET',
  path: '/api/schedule/calendar',
  access: 'consultor',
  viewable: ['path'],
  summary: 'Since when there is a private address at which your calendar reads your bookings',
  input: nothing,
  output: Address,
})

export const renewCalendarAddress = endpoint({
  method: 'POST',
  path: '/api/schedule/calendar',
  access: 'consultor',
  needsPassword: true,
  summary:
    'A new private address for your calendar, shown once; the former one answers no more, and this one ends with the password',
  input: nothing,
  output: Address,
})
