import type { PresentConsultant } from '#domains/consultants/contract.ts'

type Present = readonly Pick<PresentConsultant, 'id' | 'status'>[]

const freeIn = (present: Present) => present.filter(({ status }) => status === 'online').map(({ id }) => id)

/**
 * Who can be talked to now and could not when the page was painted: somebody who came in, or whose conversation is
 * over.
 */
export function newlyFree(painted: Present, latest: Present): string[] {
  const before = new Set(freeIn(painted))
  return freeIn(latest).filter((id) => !before.has(id))
}
