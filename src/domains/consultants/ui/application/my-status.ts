import { lazyApiQuery } from '#browser/query.ts'
import type { getMyApplicationStatus } from '../../application-status/contract.ts'

/** How one's own application stands; its contract comes with the question. */
export const myStatus = lazyApiQuery<typeof getMyApplicationStatus>(
  '/api/consultants/me',
  async () => (await import('../../application-status/contract.ts')).getMyApplicationStatus,
  {},
)
