import { z } from 'zod/mini'
import { endpoint, nothing } from '#shared/contract.ts'

/** Where the consultant's calendar reads; null: there was none yet. */
const Address = z.object({ path: z.nullable(z.string()) })

export const readCalendarAddress = endpoint({
  method: 'GET',
  path: '/api/schedule/calendar',
  access: 'consultor',
  summary: 'The private address at which your calendar reads your bookings',
  input: nothing,
  output: Address,
})

export const renewCalendarAddress = endpoint({
  method: 'POST',
  path: '/api/schedule/calendar',
  access: 'consultor',
  summary: 'A new private address for your calendar; the former one answers no more',
  input: nothing,
  output: Address,
})
