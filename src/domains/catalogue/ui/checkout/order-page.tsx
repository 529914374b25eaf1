import { type ReactNode, useState } from 'react'
import { isMissing, errorMessage } from '#browser/api.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { Order } from '../../orders/contract.ts'
import { isUnpaid, wasPaid } from '../../orders/rules.ts'
import { CancelledPurchase } from '../cancellation/cancelled-purchase.tsx'
import { CancellationOffer } from '../cancellation/cancellation-offer.tsx'
import { GoodsDetails } from '../goods/goods-details.tsx'
import { CancelOrderButton } from './cancel-order-button.tsx'
import { CouponField } from './coupon-field.tsx'
import { OrderDone } from './order-done.tsx'
import { OrderEnded } from './order-ended.tsx'
import { OrderPayment, OrderPreparing, PayOrderForm } from './order-payment.tsx'
import { OrderSums, OrderTerms } from './order-summary.tsx'
import { useLiveOrder } from './use-live-order.ts'

type Props = {
  id: string
  personId: string
  next: string | undefined
  onReplaced: (id: string) => void
  /** Of a paid order of goods: where its parcels are. */
  parcels: ReactNode
}

/** One order from its summary to its delivery: the checkout of all items. */
export function OrderPage({ id, personId, next, onReplaced, parcels }: Props) {
  const { data: order, error, refetch, show } = useLiveOrder(id, personId)
  const [asked, setAsked] = useState<string>()
  if (!order) return error ? <Missing error={error} onRetry={() => void refetch()} /> : <Waiting />
  const onAsked = (moved: Order) => {
    setAsked(moved.payment?.id)
    show(moved)
  }
  const isOpen = order.state === 'open'
  const isToPay = isUnpaid(order.state)
  return (
    <div className="max-sm:-mt-4 max-sm:[&>header]:mb-6 max-sm:[&>header]:gap-1 max-sm:[&>header]:pb-3">
      <PageHeading overline="Pedido" title={titleOf(order)} />
      {/* On a phone: what and how much, the way to pay it, and then what the contract says. */}
      <div className="grid items-start gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className={classes('lg:col-start-2 lg:row-start-1', !isToPay && 'max-lg:order-last')}>
          <OrderSums order={order}>
            {isOpen && !order.goods && <CouponField order={order} onReplaced={(placed) => onReplaced(placed.id)} />}
          </OrderSums>
        </div>
        <div className="grid gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {order.cancellation && <CancelledPurchase order={order} cancellation={order.cancellation} />}
          {wasPaid(order.state) && !order.cancellation && <OrderDone order={order} next={next} />}
          {wasPaid(order.state) && order.goods && parcels}
          {order.goods && <GoodsDetails goods={order.goods} />}
          {isCancellable(order) && <CancellationOffer order={order} onBack={show} />}
          {isToPay && <Unpaid order={order} asked={asked} onAsked={onAsked} />}
          {(order.state === 'expired' || order.state === 'cancelled') && <OrderEnded order={order} />}
          {isToPay && !order.waitsForFunds && <CancelOrderButton order={order} onCancelled={show} />}
        </div>
        <div className={classes('lg:col-start-2 lg:row-start-2', !isToPay && 'max-lg:order-last')}>
          <OrderTerms order={order} />
        </div>
      </div>
    </div>
  )
}

function Unpaid({
  order,
  asked,
  onAsked,
}: {
  order: Order
  asked: string | undefined
  onAsked: (order: Order) => void
}) {
  const { payment } = order
  if (order.waitsForFunds) return <OrderPreparing order={order} />
  if (!payment) return <PayOrderForm order={order} onAsked={onAsked} />
  return (
    <OrderPayment
      key={payment.id}
      order={order}
      paymentId={payment.id}
      redirects={asked === payment.id}
      onAsked={onAsked}
    />
  )
}

/** Of goods, what is left can be cancelled once more. */
const isCancellable = ({ state, goods }: Order) => state === 'paid' || (goods !== null && state === 'partly_refunded')

function titleOf({ state, cancellation }: Order): string {
  if (cancellation || state === 'refunded') return 'Pedido devolvido'
  if (state === 'open') return 'Confira e pague'
  if (state === 'awaiting') return 'Falta o pagamento'
  return state === 'expired' || state === 'cancelled' ? 'Pedido encerrado' : 'Pedido confirmado'
}

const Missing = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <>
    <PageHeading overline="Pedido" title={isMissing(error) ? 'Não encontramos este pedido' : 'O pedido não abriu'} />
    {isMissing(error) ? (
      <ErrorState
        title="Ele não existe, ou é de outra conta"
        action={<LinkButton href="/comprar">Ver as formas de comprar</LinkButton>}
      >
        Confira o endereço ou se você entrou com a conta que fez o pedido.
      </ErrorState>
    ) : (
      <ErrorState onRetry={onRetry}>{errorMessage(error)}</ErrorState>
    )}
  </>
)

const Waiting = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Carregando o pedido…</span>
    <Skeleton className="h-10 w-72 max-w-full" />
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Skeleton className="h-64" />
      <Skeleton className="h-96" />
    </div>
  </div>
)
