import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { Endpoint, InputOf, OutputOf } from '#shared/contract.ts'

/** A list of the team, page by page, each beginning where the one before ended. */
export const usePages = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  useInfiniteQuery({
    queryKey: [endpoint.path, input],
    queryFn: ({ pageParam }) =>
      browserApi(endpoint, { ...(input as object), ...(pageParam && { after: pageParam }) } as InputOf<E>),
    initialPageParam: '',
    getNextPageParam: (last: OutputOf<E>) => (last as { next?: string | null }).next ?? undefined,
    staleTime: 0,
  })

type Pages = {
  isPending: boolean
  error: Error | null
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** The rows of such a list, with its other states. `empty`: what is said when there are none. */
export function PagedList({
  pages,
  count,
  empty,
  children,
}: {
  pages: Pages
  count: number
  empty: string
  children: ReactNode
}) {
  if (pages.isPending) return <Skeleton className="h-48 w-full" />
  if (pages.error) return <ErrorState onRetry={() => void pages.refetch()}>{errorMessage(pages.error)}</ErrorState>
  if (count === 0) return <EmptyState title={empty} />
  return (
    <div className="grid gap-4">
      <ul className="border-line border-t">{children}</ul>
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          busy={pages.isFetchingNextPage}
          busyWords="Lendo…"
          onClick={() => void pages.fetchNextPage()}
          className="justify-self-start"
        >
          Mostrar mais
        </Button>
      )}
    </div>
  )
}
