import { useInfiniteQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { LoadMore } from '#domains/consultations/ui/my-consultations/load-more.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { readOwnLog } from '../contract.ts'

/** What the team did or read about the reader, latest first: somebody of the team, never who. */
export function OwnLog() {
  const query = useInfiniteQuery({
    queryKey: [readOwnLog.path],
    queryFn: ({ pageParam }) => browserApi(readOwnLog, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const acts = query.data?.pages.flatMap((page) => page.acts) ?? []
  if (query.isPending) return <Skeleton className="h-24 w-full" />
  return (
    <div className="grid gap-3">
      {query.isError && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>}
      {query.data && acts.length === 0 && (
        <p className="text-quiet text-sm">Nada até agora: ninguém da equipe mexeu nos seus dados nem os leu.</p>
      )}
      {acts.length > 0 && (
        <ol className="border-line border-t text-sm">
          {acts.map(({ id, at, sentence }) => (
            <li key={id} className="grid gap-x-4 border-line border-b py-2 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
              <time dateTime={at.toISOString()} className="text-quiet tabular-nums">
                {formatDayAndTime(at)}
              </time>
              <span className="break-words">Alguém da equipe {sentence}</span>
            </li>
          ))}
        </ol>
      )}
      <LoadMore query={query} shown={acts.length} most={undefined} words="" />
    </div>
  )
}
