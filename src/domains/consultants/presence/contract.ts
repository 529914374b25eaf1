import { z } from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { consultantIds, Status } from '../contract.ts'

export const listStatuses = endpoint({
  method: 'GET',
  path: '/api/consultants/statuses',
  access: 'public',
  summary: 'The present status of these consultants, in the order asked; unknown ids are offline',
  input: z.object({ ids: consultantIds }),
  output: z.array(z.object({ id: z.string(), status: Status })),
})
