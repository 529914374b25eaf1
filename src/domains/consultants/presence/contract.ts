import { z } from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { Status } from '../contract.ts'

/** As many as one page shows. */
const MOST = 60

/** Ids of consultants separated by commas, at most sixty; malformed ones are left out. */
export const consultantIds = z.pipe(
  z.string().check(z.maxLength(MOST * 37, 'Pergunte por até sessenta consultores de cada vez.')),
  z.transform((text: string) => text.split(',').filter((id) => z.uuid().safeParse(id).success)),
)

export const listStatuses = endpoint({
  method: 'GET',
  path: '/api/consultants/statuses',
  access: 'public',
  summary: 'The present status of these consultants, in the order asked; unknown ids are offline',
  input: z.object({ ids: consultantIds }),
  output: z.array(z.object({ id: z.string(), status: Status })),
})
