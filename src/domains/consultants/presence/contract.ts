import { z } from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { STATUSES } from '../rules.ts'

/** As many as a page shows at once. */
const MOST = 60

/** Ids with commas; what is no UUID is nobody's, and left out. */
const ids = z.pipe(
  z.string().check(z.maxLength(MOST * 37, 'Pergunte por até sessenta consultores de cada vez.')),
  z.transform((text: string) => text.split(',').filter((id) => z.uuid().safeParse(id).success)),
)

export const listStatuses = endpoint({
  method: 'GET',
  path: '/api/consultants/statuses',
  access: 'public',
  summary:
    'How the badges of these consultants stand at this moment, in the order asked; nobody of that id counts as offline',
  input: z.object({ ids }),
  output: z.array(z.object({ id: z.string(), status: z.enum(STATUSES) })),
})
