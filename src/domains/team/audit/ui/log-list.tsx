import { useInfiniteQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { LoadMore } from '#domains/consultations/ui/my-consultations/load-more.tsx'
import { readLog } from '../contract.ts'
import type { LogFilter } from '../rules.ts'
import { LogLine } from './log-line.tsx'

/** The entries that a filter asks for, fifty at a time. */
export function LogList({ filter }: { filter: LogFilter }) {
  const query = useInfiniteQuery({
    queryKey: [readLog.path, filter],
    queryFn: ({ pageParam }) => browserApi(readLog, { ...filter, ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (earlier) => earlier,
    staleTime: 0,
  })
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <section aria-label="Registros" className="grid gap-4">
      {query.isPending && <Skeleton className="h-72 w-full" />}
      {query.isError && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>}
      {query.data && !query.isError && entries.length === 0 && (
        <EmptyState title="Nada com estes filtros">Tire um deles, ou escolha outro período.</EmptyState>
      )}
      {entries.length > 0 && !query.isError && (
        <ol className="border-line border-t">
          {entries.map((entry) => (
            <LogLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <LoadMore query={query} shown={entries.length} most={undefined} words="" />
    </section>
  )
}
