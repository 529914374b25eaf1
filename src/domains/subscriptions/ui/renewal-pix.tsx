import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { isAwaitingPayment } from '#domains/payments/rules.ts'
import { PaymentToPay } from '#domains/payments/ui/payment-to-pay.tsx'
import { usePayment } from '#domains/payments/ui/use-payment.ts'

/** The Pix that renews a subscription, with its code, live. */
export function RenewalPix({ paymentId }: { paymentId: string }) {
  const { payment, error, refetch, serverNow } = usePayment(paymentId)
  if (!payment)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
    ) : (
      <Skeleton className="h-72 w-full" />
    )
  if (!isAwaitingPayment(payment.state)) return <p role="status">O banco já respondeu. Um instante…</p>
  return <PaymentToPay payment={payment} clock={serverNow} />
}
