import type { Api } from '#browser/api.ts'
import { FREE_WITHIN, listFree, listNextSlots } from '#domains/scheduling/hours/contract.ts'
import { SHORTEST_BOOKING } from '#domains/scheduling/rules.ts'

/** For the search: only who has free times when `?livre=` says; nothing when it does not. */
export async function freeAmong(api: Api, search: URLSearchParams): Promise<{ among?: string[] }> {
  const within = FREE_WITHIN.find((one) => one === search.get('livre'))
  return within ? { among: (await api(listFree, { within })).ids } : {}
}

/** The next free time of each card that has one, in one question for all of them. */
export async function nextTimesOf(api: Api, cards: readonly { id: string }[]) {
  const { consultants } = await api(listNextSlots, { ids: cards.map(({ id }) => id), minutes: SHORTEST_BOOKING })
  const first = consultants.flatMap(({ consultantId, slots: [at] }) => (at ? [{ id: consultantId, at }] : []))
  return { now: new Date(), first }
}
