import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { apiQuery } from '#browser/query.ts'
import { useFacts } from '#browser/use-facts.ts'
import { on } from '#shared/facts.ts'
import { readQueue } from '../contract.ts'
import { queueMoved, queueTopic, WHOLE_QUEUE } from '../facts.ts'
import type { QueueAddress } from './queue-address.ts'

/** Hears that a case came, was taken, rests or was decided, and reads the queue again. */
function useQueueFacts(client: QueryClient) {
  useFacts(queueTopic(WHOLE_QUEUE), () => refetchMissed(client, [readQueue.path]), [
    on(queueMoved, () => refetchChanged(client, [readQueue.path])),
  ])
}

/** The queue as far as it was read, live. */
export function useQueue({ view, kind, isMine }: QueueAddress) {
  const client = useQueryClient()
  useQueueFacts(client)
  const asked = {
    state: view === 'snoozed' ? 'snoozed' : 'waiting',
    of: isMine ? 'me' : 'all',
    ...(kind && { kind }),
  } as const
  return useInfiniteQuery({
    queryKey: [readQueue.path, 'pages', asked],
    queryFn: ({ pageParam }) => browserApi(readQueue, { ...asked, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** How many of each kind wait and rest: of the same statement, for whoever needs no more. */
export function useQueueCounts() {
  const client = useQueryClient()
  useQueueFacts(client)
  return useQuery({ ...apiQuery(readQueue, { state: 'waiting', of: 'all' }), select: ({ counts }) => counts })
}
