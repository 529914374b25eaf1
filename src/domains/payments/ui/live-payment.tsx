import type { ReactNode } from 'react'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { Payment } from '../contract.ts'
import { usePayment } from './use-payment.ts'

type Props = {
  paymentId: string
  /** `clock`: the server's. */
  children: (live: { payment: Payment; clock: () => number }) => ReactNode
}

/** One payment as it moves, wherever it is shown: of an order, a booking, a subscription or a top-up. */
export function LivePayment({ paymentId, children }: Props) {
  const { payment, error, refetch, serverNow } = usePayment(paymentId)
  if (payment) return children({ payment, clock: serverNow })
  return error ? (
    <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  ) : (
    <Skeleton className="h-72 w-full" />
  )
}
