import { z } from 'zod/mini'
import { endpoint, idParam, nothing } from '#shared/contract.ts'

const Watched = z.object({ variantIds: z.array(z.string()) })

export const listWatches = endpoint({
  method: 'GET',
  path: '/api/shop/watches',
  access: 'client',
  summary: 'The variants that you wait for',
  input: nothing,
  output: Watched,
})

export const watchVariant = endpoint({
  method: 'PUT',
  path: '/api/shop/watches/:id',
  access: 'client',
  summary: 'Be told once when a sold-out variant is back. Again changes nothing',
  input: z.object({ id: idParam }),
  output: Watched,
})

export const unwatchVariant = endpoint({
  method: 'DELETE',
  path: '/api/shop/watches/:id',
  access: 'client',
  summary: 'Wait no more',
  input: z.object({ id: idParam }),
  output: Watched,
})
