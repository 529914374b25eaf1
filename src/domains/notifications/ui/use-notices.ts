import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { on } from '#shared/facts.ts'
import { personTopic } from '#shared/person-topic.ts'
import { countUnreadNotices, listNotices, markNoticesRead } from '../notices/contract.ts'
import { noticesChanged } from '../notices/facts.ts'
import type { NoticeGroup } from '../notices/kinds.rules.ts'

const READ = [[countUnreadNotices.path], [listNotices.path]] as const

/** How many notices a person has not read, kept up to date: the same on all their devices. */
export function useUnreadCount(personId: string): number {
  const client = useQueryClient()
  useFacts(personTopic(personId), () => refetchMissed(client, ...READ), [
    on(noticesChanged, () => refetchChanged(client, ...READ)),
  ])
  return useQuery(apiQuery(countUnreadNotices, {})).data?.unread ?? 0
}

/** Notices, latest first, thirty at a time. */
export const useNotices = (group: NoticeGroup | undefined) =>
  useInfiniteQuery({
    queryKey: [listNotices.path, group],
    queryFn: ({ pageParam }) =>
      browserApi(listNotices, { ...(group && { group }), ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Marks one notice as read, or all up to it. What is shown changes with the fact that this announces, too. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (marked: { id: string; andOlder: boolean }) => browserApi(markNoticesRead, marked),
    onSuccess: () => refetchChanged(client, ...READ),
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
}
