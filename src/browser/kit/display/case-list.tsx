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

/**
 * A list of cases that wait for an admin, with its loading, error and empty states. Where it cannot be read again it
 * stays, with what was typed in it.
 */
export function CaseList<One>({ query, cases, keyOf, empty, children }: Props<One>) {
  if (query.isPending) return <Skeleton className="h-48 w-full" />
  const fault = query.error && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  if (!cases?.length) return fault ?? empty
  return (
    <div className="grid gap-5">
      {fault}
      <ul className="grid gap-5">
        {cases.map((one) => (
          <li key={keyOf(one)}>{children(one)}</li>
        ))}
      </ul>
    </div>
  )
}
