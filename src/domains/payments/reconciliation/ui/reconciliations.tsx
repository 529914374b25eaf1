import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readReconciliations } from '../contract.ts'
import { DIFFERENCE_LISTS } from '../rules.ts'
import { ReconcileNow } from './reconcile-now.tsx'
import { DifferenceList } from './difference-list.tsx'
import { LastReconciliation } from './last-reconciliation.tsx'
import { ReconciliationHistory } from './reconciliation-history.tsx'

const LOOK_AGAIN_MS = 2_000

/** Reconciliation with the gateway: the last result, its three lists, and earlier runs. */
export function Reconciliations() {
  const { data, error, isPending, refetch } = useQuery({
    ...apiQuery(readReconciliations, {}),
    staleTime: 0,
    // Only while a run is under way.
    refetchInterval: ({ state }) => (state.data?.runs.some(({ endedAt }) => !endedAt) ? LOOK_AGAIN_MS : false),
  })
  if (isPending) return <Skeleton className="h-72 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  const last = data.runs.find(({ endedAt }) => endedAt)
  const underWay = data.runs.find(({ endedAt }) => !endedAt)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className="grid gap-5">
        <LastReconciliation run={last} />
        <ReconcileNow underWay={underWay} />
      </div>
      {last &&
        DIFFERENCE_LISTS.map((list) => (
          <DifferenceList key={list} list={list} differences={data.differences.filter((one) => one.list === list)} />
        ))}
      <ReconciliationHistory runs={data.runs} />
    </div>
  )
}
