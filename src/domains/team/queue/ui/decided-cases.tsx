import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { type DecidedCase, listDecided } from '../contract.ts'
import { DecidedTable } from './decided-table.tsx'
import { useQueueAddress } from './queue-address.ts'

const FIELD = 'min-h-10 rounded-md border border-edge bg-surface px-2 text-base lg:min-h-8 lg:text-sm'

/** What the team decided, latest first: of one kind, by one person, until a day. */
export function DecidedCases() {
  const { address } = useQueueAddress()
  const [search, setSearch] = useSearchParams()
  const [by, until] = [search.get('por') ?? '', search.get('ate') ?? '']
  const asked = { ...(address.kind && { kind: address.kind }), ...(by && { by }), ...(isDay(until) && { until }) }
  const query = useInfiniteQuery({
    queryKey: [listDecided.path, asked],
    queryFn: ({ pageParam }) => browserApi(listDecided, { ...asked, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const choose = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const [first] = query.data?.pages ?? []
  const cases: readonly DecidedCase[] = query.data?.pages.flatMap((page) => page.cases) ?? []
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-3 text-sm">
        <label className="flex items-center gap-2">
          Por
          <select value={by} onChange={(event) => choose('por', event.target.value)} className={FIELD}>
            <option value="">toda a equipe</option>
            {first?.members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="flex items-center gap-2">
          Até
          <input type="date" value={until} onChange={(event) => choose('ate', event.target.value)} className={FIELD} />
        </label>
      </div>
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {query.error && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>}
      {query.data && cases.length === 0 && (
        <EmptyState title="Nenhuma decisão">Com estes filtros, ninguém decidiu nada ainda.</EmptyState>
      )}
      {cases.length > 0 && <DecidedTable cases={cases} />}
      {query.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          busy={query.isFetchingNextPage}
          busyWords="Buscando…"
          onClick={() => void query.fetchNextPage()}
          className="mt-3"
        >
          Mostrar mais
        </Button>
      )}
    </>
  )
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
