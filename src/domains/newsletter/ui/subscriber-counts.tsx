import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { apiQuery } from '#browser/query.ts'
import { countSubscribers } from '../contract.ts'

/** For the team: how many addresses wait for each list. */
export function SubscriberCounts() {
  const { data, error, refetch } = useQuery(apiQuery(countSubscribers, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <p className="mt-4 min-h-5" />
  const { newsletter, shopOpening } = data
  return (
    <p className="mt-4 text-quiet text-sm tabular-nums">
      Newsletter: {newsletter.confirmed} confirmados, {newsletter.asked} a confirmar. Abertura da loja:{' '}
      {shopOpening.confirmed} confirmados, {shopOpening.asked} a confirmar.
    </p>
  )
}
