import type { PresentConsultant } from '#domains/consultants/contract.ts'

type Present = readonly Pick<PresentConsultant, 'id' | 'status'>[]

const freeIdsOf = (present: Present) => present.filter(({ status }) => status === 'online').map(({ id }) => id)

/** Who is free now and was not when the page was rendered: consultants who came online or ended a consultation. */
export function newlyFree(initial: Present, latest: Present): string[] {
  const before = new Set(freeIdsOf(initial))
  return freeIdsOf(latest).filter((id) => !before.has(id))
}
