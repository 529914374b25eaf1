import type { ReactNode } from 'react'
import { errorMessage } from '../../api.ts'
import { ErrorState } from '../feedback/error-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'

type Props<One> = {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown }
  /** The loaded cases; undefined while loading. */
  cases: readonly One[] | undefined
  keyOf: (one: One) => string
  /** Shown when there are no cases. */
  empty: ReactNode
  children: (one: One) => ReactNode
}

/** A list of cases that wait for an admin, with its loading, error and empty states. */
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
