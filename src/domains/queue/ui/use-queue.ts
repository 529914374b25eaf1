import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { on } from '#shared/facts.ts'
import { type Queue, readQueue } from '../contract.ts'
import { queueMoved, waitingTopic } from '../facts.ts'

/** The queue of a consultant, live; undefined while it loads. */
export function useQueue(consultantId: string): Queue | undefined {
  const client = useQueryClient()
  const query = apiQuery(readQueue, { consultantId })
  const { data } = useQuery(query)
  useFacts(waitingTopic(consultantId), () => refetchMissed(client, query.queryKey), [
    on(queueMoved, () => refetchChanged(client, query.queryKey)),
  ])
  return data
}
