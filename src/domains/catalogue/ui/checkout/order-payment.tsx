import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import type { Payment } from '#domains/payments/contract.ts'
import { isCredited, isAwaitingPayment, whyDeclined } from '#domains/payments/rules.ts'
import { PaymentToPay } from '#domains/payments/ui/payment-to-pay.tsx'
import { usePayment } from '#domains/payments/ui/use-payment.ts'
import type { Order } from '../../orders/contract.ts'
import { PayForm } from './pay-form.tsx'

type Props = {
  order: Order
  paymentId: string
  /** Payment was requested in this page. */
  redirects: boolean
  onAsked: (order: Order) => void
}

/**
 * One payment of an order, live: the code or the link to the bank while it can be paid, the reason and a new attempt
 * when it was declined.
 */
export function OrderPayment({ order, paymentId, redirects, onAsked }: Props) {
  const { payment, error, refetch, serverNow } = usePayment(paymentId)
  useRedirectToBank(redirects ? payment?.method === 'card' && payment.payPageUrl : undefined)
  if (!payment && error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!payment) return <Skeleton className="h-72 w-full" />
  if (payment.inReview) return <InReview />
  if (isCredited(payment.state)) return <OrderPreparing order={order} />
  if (!isAwaitingPayment(payment.state)) {
    return (
      <div className="grid gap-6">
        <Refused payment={payment} />
        <PayForm order={order} method={payment.method} onAsked={onAsked} />
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <PaymentToPay payment={payment} clock={serverNow} />
      {!payment.processing && <OtherMethod order={order} payment={payment} onAsked={onAsked} />}
    </div>
  )
}

/** Redirects to the bank's page when payment was requested in this page, not after coming back from there. */
function useRedirectToBank(page: string | null | false | undefined) {
  const gone = useRef(false)
  useEffect(() => {
    if (!page || gone.current) return
    gone.current = true
    location.assign(page)
  }, [page])
}

const InReview = () => (
  <Notice tone="warn" title="Estamos conferindo este pagamento">
    Chegou um valor que não bate com este pedido. O dinheiro está guardado, e uma pessoa da nossa equipe vai resolver
    com você.{' '}
    <a href="/contato" className="prose-link">
      Falar com a equipe
    </a>
  </Notice>
)

const Refused = ({ payment: { state, method, declinedFor } }: { payment: Payment }) => {
  const what = method === 'pix' ? 'Pix' : 'pagamento com cartão'
  if (state === 'expired') {
    return (
      <Notice tone="warn" title={`O prazo deste ${what} terminou`}>
        Se você já pagou, fique tranquilo: assim que o banco avisar, o valor entra aqui. Se não pagou, nada foi cobrado
        e o pedido continua como estava.
      </Notice>
    )
  }
  return (
    <Notice tone="bad" title={state === 'cancelled' ? `Este ${what} foi cancelado` : `O banco recusou este ${what}`}>
      {state === 'declined' && `${whyDeclined(method, declinedFor)} `}Nada foi cobrado, e o seu pedido continua como
      estava.
    </Notice>
  )
}

function OtherMethod({ order, payment, onAsked }: { order: Order; payment: Payment; onAsked: (order: Order) => void }) {
  const [isOpenNow, setOpen] = useState(false)
  if (isOpenNow) return <PayForm order={order} method={payment.method === 'pix' ? 'card' : 'pix'} onAsked={onAsked} />
  return (
    <Button variant="quiet" size="sm" className="-mx-3 justify-self-start" onClick={() => setOpen(true)}>
      Pagar de outro jeito
    </Button>
  )
}

/** Paid, but not delivered yet: in a moment, or when an open consultation releases the money. */
export const OrderPreparing = ({ order }: { order: Order }) =>
  order.waitsForFunds ? (
    <Notice tone="accent" title="O pagamento chegou ao seu saldo">
      Neste momento uma conversa aberta está usando parte do saldo. Assim que ela terminar, ou se você adicionar
      créditos, entregamos o que comprou. Se isso não acontecer dentro do prazo do pedido, o valor continua seu, como
      crédito.
    </Notice>
  ) : (
    <p role="status" className="flex items-center gap-2.5 py-6 font-medium text-lg">
      <Spinner /> Pagamento confirmado. Entregando o que você comprou…
    </p>
  )
