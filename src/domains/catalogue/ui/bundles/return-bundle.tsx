import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readOrder } from '../../orders/contract.ts'
import { CancellationOffer } from '../cancellation/cancellation-offer.tsx'
import { orderPath } from '../../order-path.rules.ts'

/** What giving back the rest of a bundle returns now; what was returned is shown by its order. */
export function ReturnBundle({ orderId }: { orderId: string }) {
  const navigate = useNavigate()
  const { data: order, error, refetch } = useQuery({ ...apiQuery(readOrder, { id: orderId }), staleTime: 0 })
  if (order) return <CancellationOffer order={order} onBack={({ id }) => void navigate(orderPath(id))} />
  if (!error) return <Skeleton className="h-40 w-full" />
  return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
}
