import { useQuery } from '@tanstack/react-query'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { listOrders } from '../../orders/contract.ts'
import { orderPath } from '../../order-path.rules.ts'

const MOST = 2

/** The latest orders that can still be paid; nothing when there are none. */
export function OrdersToPay() {
  const { data } = useQuery({ ...apiQuery(listOrders, {}), staleTime: 0 })
  const waiting = data?.orders.filter(({ state }) => state === 'open' || state === 'awaiting').slice(0, MOST) ?? []
  return waiting.map(({ id, title, totalCents, fromBalanceCents, expiresAt, state }) => (
    <Card
      key={id}
      as="section"
      aria-label={`Pedido a pagar: ${title}`}
      className="flex flex-wrap items-center gap-x-5 gap-y-4"
    >
      <Emblem name="creditos" className="size-14" />
      <div className="grid min-w-44 flex-1 justify-items-start gap-1">
        <Badge tone="metal">{state === 'open' ? 'Falta pagar' : 'Aguardando o pagamento'}</Badge>
        <p className="font-display text-xl leading-tight">{title}</p>
        <p className="text-quiet text-sm">
          {formatBRL(totalCents - fromBalanceCents)} até {formatDayAndTime(expiresAt)}
        </p>
      </div>
      <LinkButton href={orderPath(id)} className="max-sm:w-full">
        {state === 'open' ? 'Pagar' : 'Ver o pedido'}
      </LinkButton>
    </Card>
  ))
}
