import type { ReactNode } from 'react'
import { errorMessage } from '../../api.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'

type Props<One> = {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown }
  /** The loaded case; undefined while loading, and when it does not wait any more. */
  one: One | undefined
  children: (one: One) => ReactNode
}

/** A case that waits for a decision, alone: what `CaseList` is for many. */
export function OneCase<One>({ query, one, children }: Props<One>) {
  if (query.isPending) return <Skeleton className="h-72 w-full" />
  const fault = query.error && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  if (one === undefined)
    return (
      fault ?? (
        <EmptyState title="Este caso não espera mais">
          Alguém já decidiu. A decisão está em Decididos, com quem a tomou e quando.
        </EmptyState>
      )
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {fault}
      {children(one)}
    </div>
  )
}
