import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readReconciliations } from '../contract.ts'
import { GatewayBooks } from './gateway-books.tsx'

const LOOK_AGAIN_MS = 2_000

/** Our books beside each gateway's: how the last comparison went, its three lists, and those before. */
export function Reconciliations() {
  const { data, error, isPending, refetch } = useQuery({
    ...apiQuery(readReconciliations, {}),
    staleTime: 0,
    // Only while a run is under way.
    refetchInterval: ({ state }) => (state.data?.runs.some(({ endedAt }) => !endedAt) ? LOOK_AGAIN_MS : false),
  })
  if (isPending) return <Skeleton className="h-72 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  const { gateways, runs, differences } = data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-20">
      {gateways.map(({ name, title }) => (
        <section key={name} aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-12">
          {gateways.length > 1 && <p className="text-2xl">{title}</p>}
          <GatewayBooks
            gateway={name}
            runs={runs.filter(({ gateway }) => gateway === name)}
            differences={differences.filter(({ gateway }) => gateway === name)}
          />
        </section>
      ))}
    </div>
  )
}
