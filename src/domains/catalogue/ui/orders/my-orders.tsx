import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { listOrders, type Order } from '../../orders/contract.ts'
import type { OrderState } from '../../orders/rules.ts'
import { titleWith } from '../../orders/wording.rules.ts'
import { orderPath } from '../../order-path.rules.ts'
import { refundStateWords } from '../cancellation/refund-state-words.ts'

/** The state of an order, in a word. */
const ORDER_STATE_WORDS: Record<OrderState, { words: string; tone: BadgeTone }> = {
  open: { words: 'Falta pagar', tone: 'metal' },
  awaiting: { words: 'Aguardando o pagamento', tone: 'metal' },
  paid: { words: 'Pago', tone: 'good' },
  partly_refunded: { words: 'Devolvido em parte', tone: 'plain' },
  refunded: { words: 'Devolvido', tone: 'plain' },
  expired: { words: 'Não foi pago', tone: 'plain' },
  cancelled: { words: 'Cancelado', tone: 'plain' },
}

/** A person's orders, latest first, each with a link to its page. */
export function MyOrders() {
  const query = useQuery({ ...apiQuery(listOrders, {}), staleTime: 0 })
  if (query.isPending) return <Skeleton className="h-24 w-full" />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const { orders } = query.data
  if (orders.length === 0) {
    return (
      <p className="text-quiet">
        Nenhum pedido ainda.{' '}
        <a href="/comprar" className="prose-link">
          Ver as formas de comprar
        </a>
      </p>
    )
  }
  return (
    <ol className="border-line border-t">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ol>
  )
}

function OrderRow({ order }: { order: Order }) {
  const { id, kind, title, consultant, state, totalCents, placedAt, paidAt, cancellation } = order
  const { words, tone } = cancellation ? refundStateWords(cancellation) : ORDER_STATE_WORDS[state]
  const at = paidAt ?? placedAt
  return (
    <li className="flex items-center gap-4 border-line border-b py-4">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <a href={orderPath(id)} className="font-semibold hover:text-accent hover:underline">
            {titleWith(kind, title, consultant?.name)}
          </a>
          {state !== 'paid' && <Badge tone={tone}>{words}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
          <time dateTime={at.toISOString()}>{formatDayAndTime(at)}</time>
          {canCancelPurchase(order) && (
            <a
              href={`${orderPath(id)}#desistir`}
              aria-label={`Desistir do pedido ${title}`}
              className="prose-link inline-flex min-h-6 items-center"
            >
              desistir
            </a>
          )}
        </p>
      </div>
      <Money amount={totalCents} className="shrink-0 font-semibold text-sm" />
    </li>
  )
}

const canCancelPurchase = ({ state, cancellableUntil, readAt }: Order) =>
  state === 'paid' && cancellableUntil !== null && cancellableUntil > readAt
