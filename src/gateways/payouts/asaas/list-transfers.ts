import { type Ask, valueOf } from './request.ts'
import { TransferPage } from './transfer.ts'

/** Asked for within so long of each other is read together. */
const GATHERS_MS = 50
const PAGE_SIZE = 100
const MOST_PAGES = 100

/** Days of São Paulo, both included. */
type Days = { since: string; until: string }
/**
 * What their list showed. `numbersOf`: their numbers by our reference. `unproven`: why what is not there may be there
 * nevertheless; undefined: it was not there at `readAt`.
 */
export type TransferList = { numbersOf: ReadonlyMap<string, string[]>; readAt: Date; unproven: string | undefined }
export type ListTransfers = (days: Days) => Promise<TransferList>

/** Their list of some days, read once for all who ask at about the same time for days that touch each other. */
export function listingTransfers(ask: Ask, now: () => Date, withinMs: number): ListTransfers {
  let waiting: { days: Days; list: PromiseWithResolvers<TransferList> }[] = []
  function readWaiting() {
    const asked = waiting.toSorted((a, b) => (a.days.since < b.days.since ? -1 : 1))
    waiting = []
    while (asked.length > 0) {
      const days = { ...asked[0]!.days }
      let together = 0
      for (; together < asked.length && asked[together]!.days.since <= days.until; together++)
        if (asked[together]!.days.until > days.until) days.until = asked[together]!.days.until
      const lists = asked.splice(0, together)
      readList(ask, days, { readAt: now(), signal: AbortSignal.timeout(withinMs) }).then(
        (read) => lists.forEach(({ list }) => list.resolve(read)),
        (error: unknown) => lists.forEach(({ list }) => list.reject(error)),
      )
    }
  }
  return (days) => {
    const list = Promise.withResolvers<TransferList>()
    if (waiting.push({ days, list }) === 1) setTimeout(readWaiting, GATHERS_MS)
    return list.promise
  }
}

/**
 * Reads on until it has as many different transfers as their total says. The list may grow meanwhile, so what is
 * missing at last is looked for from the first page. Reading ends early only in a list that goes down in time.
 */
async function readList(ask: Ask, { since, until }: Days, { readAt, signal }: { readAt: Date; signal: AbortSignal }) {
  const seen = new Map<string, { externalReference: string | undefined; dateCreated: string }>()
  const ended = (unproven?: string): TransferList => {
    const numbersOf = Map.groupBy([...seen.keys()], (id) => seen.get(id)!.externalReference ?? '')
    return { numbersOf, readAt, unproven }
  }
  let total = 0
  let knownBefore = -1
  for (let page = 0, offset = 0; page <= MOST_PAGES; page++) {
    const query = {
      'dateCreated[ge]': since,
      'dateCreated[le]': until,
      limit: String(PAGE_SIZE),
      offset: String(offset),
    }
    const { hasMore, totalCount, data } = valueOf(await ask(TransferPage, { path: '/v3/transfers', query, signal }))
    const known = seen.size
    for (const { id, ...one } of data) seen.set(id, one)
    if (totalCount < total) return ended('their list of transfers changed while it was read')
    const hasGrown = totalCount > total
    total = totalCount
    if (seen.size === total || (data.length > 0 && endsBefore(since, [...seen.values()]))) return ended()
    const isFirstTime = knownBefore < 0
    if (isFirstTime && hasMore && seen.size === known && !hasGrown) break
    offset += PAGE_SIZE
    if (hasMore) continue
    if (seen.size === knownBefore) return ended('their list of transfers changed while it was read')
    knownBefore = seen.size
    offset = 0
  }
  return ended('their list of transfers does not end')
}

/** Whether a list that begins on this day or later goes down to days before it. Equal days alone say no direction. */
const endsBefore = (day: string, all: readonly { dateCreated: string }[]) =>
  all[0]!.dateCreated >= day &&
  all.at(-1)!.dateCreated < day &&
  all.every(({ dateCreated }, at) => at === 0 || dateCreated <= all[at - 1]!.dateCreated)
