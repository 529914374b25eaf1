import type { PresentConsultant } from '#domains/consultants/contract.ts'

type Present = readonly Pick<PresentConsultant, 'id' | 'status'>[]

const freeIdsOf = (present: Present) => present.filter(({ status }) => status === 'online').map(({ id }) => id)

/**
 * Who can be talked to now and could not when the page was painted: somebody who came in, or whose conversation is
 * over.
 */
export function newlyFree(initial: Present, latest: Present): string[] {
  const before = new Set(freeIdsOf(initial))
  return freeIdsOf(latest).filter((id) => !before.has(id))
}
