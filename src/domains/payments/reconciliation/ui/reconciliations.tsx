import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { Skeleton } from '#browser/kit/skeleton.tsx'
import { asking } from '#browser/query.ts'
import { readReconciliations } from '../contract.ts'
import { LISTS } from '../rules.ts'
import { CompareNow } from './compare-now.tsx'
import { DifferenceList } from './difference-list.tsx'
import { LastRun } from './last-run.tsx'
import { Runs } from './runs.tsx'

const LOOK_AGAIN_MS = 2_000

/** Our books beside the gateway's: how the last comparison went, its three lists, and those before. */
export function Reconciliations() {
  const { data, error, isPending, refetch } = useQuery({
    ...asking(readReconciliations, {}),
    staleTime: 0,
    // While one is under way, and only then.
    refetchInterval: ({ state }) => (state.data?.runs.some(({ endedAt }) => !endedAt) ? LOOK_AGAIN_MS : false),
  })
  if (isPending) return <Skeleton className="h-72 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{wordsOf(error)}</ErrorState>
  const last = data.runs.find(({ endedAt }) => endedAt)
  const underWay = data.runs.find(({ endedAt }) => !endedAt)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className="grid gap-5">
        <LastRun run={last} />
        <CompareNow underWay={underWay} />
      </div>
      {last &&
        LISTS.map((list) => (
          <DifferenceList key={list} list={list} differences={data.differences.filter((one) => one.list === list)} />
        ))}
      <Runs runs={data.runs} />
    </div>
  )
}
