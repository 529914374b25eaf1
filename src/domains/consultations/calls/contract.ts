import { z } from 'zod/mini'
import { endpoint, instant, nothing } from '#shared/contract.ts'

export const readIceServers = endpoint({
  method: 'GET',
  path: '/api/calls/ice-servers',
  access: 'signed-in',
  summary: 'Where the browsers of a call find each other. With `isRelayOnly`, neither learns the address of the other.',
  input: nothing,
  output: z.object({
    iceServers: z.array(
      z.object({ urls: z.array(z.string()), username: z.nullable(z.string()), credential: z.nullable(z.string()) }),
    ),
    isRelayOnly: z._default(z.boolean(), false),
    /** When the credentials stop working for new connections; null: there are none. */
    expiresAt: z.nullable(instant),
  }),
})
