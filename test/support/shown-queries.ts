import { QueryObserver, type QueryKey } from '@tanstack/react-query'
import { vi } from 'vitest'
import { newQueryClient } from '#browser/query.ts'
import { type Announcement, type FactListener, hearFact } from '#shared/facts.ts'

/** Everything is read by then. Not all timers: an interval that another test left would never end. */
const READ_WITHIN_MS = 10_000

/** Queries on the screen, all answered once. `readAfter` says which of them a fact made read again. */
export async function shownQueries(keys: Record<string, QueryKey>) {
  vi.useFakeTimers()
  const client = newQueryClient()
  const reads: string[] = []
  for (const [name, queryKey] of Object.entries(keys))
    new QueryObserver(client, { queryKey, queryFn: () => reads.push(name) }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(READ_WITHIN_MS)
  return {
    client,
    async readAfter({ fact }: Announcement, listeners: readonly FactListener[]) {
      reads.length = 0
      hearFact(fact, listeners, () => reads.push('everything'))
      await vi.advanceTimersByTimeAsync(READ_WITHIN_MS)
      return reads.toSorted()
    },
  }
}
