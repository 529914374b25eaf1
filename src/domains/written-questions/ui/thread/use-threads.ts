import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { readEarnings, readWallet } from '#domains/wallet/contract.ts'
import { on } from '#shared/facts.ts'
import { listQuestions } from '../../contract.ts'
import { questionMoved } from '../../facts.ts'
import { followUpSent } from '../../follow-ups/facts.ts'
import { listThreads, readThread } from '../../threads/contract.ts'

/** Reads `path` again when something comes, also while its page is open elsewhere. */
function useNews(personId: string, path: string) {
  const queries = useQueryClient()
  useFacts(personTopic(personId), () => refetchMissed(queries, [path]), [
    on(questionMoved, () => refetchChanged(queries, [path])),
    on(followUpSent, () => refetchChanged(queries, [path])),
  ])
}

/** The reader's correspondences, the latest first, twenty at a time. */
export function useThreads(personId: string) {
  useNews(personId, listThreads.path)
  return useInfiniteQuery({
    queryKey: [listThreads.path],
    queryFn: ({ pageParam }) => browserApi(listThreads, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** The correspondence with one person, the latest page first; `moved` reads again what an act of the reader changed. */
export function useThread(otherId: string, personId: string) {
  const queries = useQueryClient()
  useNews(personId, readThread.path)
  const query = useInfiniteQuery({
    queryKey: [readThread.path, otherId],
    queryFn: ({ pageParam }) => browserApi(readThread, { id: otherId, ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const moved = () => {
    for (const { path } of [readThread, listThreads, listQuestions, readWallet, readEarnings])
      void queries.invalidateQueries({ queryKey: [path] })
  }
  return { ...query, moved }
}
