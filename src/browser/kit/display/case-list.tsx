import type { ReactNode } from 'react'
import { errorMessage } from '../../api.ts'
import { ErrorState } from '../feedback/error-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'

type Props<One> = {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown }
  /** What the answer holds, once it is here. */
  cases: readonly One[] | undefined
  keyOf: (one: One) => string
  /** Stands where nothing waits. */
  empty: ReactNode
  children: (one: One) => ReactNode
}

/** What waits for a person, one below the other: while it is asked for, when that failed, when nothing waits. */
export function CaseList<One>({ query, cases, keyOf, empty, children }: Props<One>) {
  if (query.isPending) return <Skeleton className="h-48 w-full" />
  if (query.error) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  if (!cases?.length) return empty
  return (
    <ul className="grid gap-5">
      {cases.map((one) => (
        <li key={keyOf(one)}>{children(one)}</li>
      ))}
    </ul>
  )
}
