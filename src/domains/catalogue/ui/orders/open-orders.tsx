import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Money } from '#browser/kit/display/money.tsx'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { formatTime } from '#shared/dates.ts'
import { on } from '#shared/facts.ts'
import { orderMoved } from '../../facts.ts'
import { listOrders } from '../../orders/contract.ts'
import { orderPath } from '../../order-path.rules.ts'

/** Orders whose payment is under way, live, so that nobody pays twice and no code is lost. */
export function OpenOrders() {
  const { user } = useSession()
  const client = useQueryClient()
  const orders = apiQuery(listOrders, {})
  const { data } = useQuery({ ...orders, staleTime: 0, enabled: user?.role === 'client' })
  const readAgain = () => refetchChanged(client, orders.queryKey)
  useFacts(user && personTopic(user.id), readAgain, [on(orderMoved, readAgain)])
  const open = data?.orders.filter(({ state }) => state === 'awaiting') ?? []
  if (open.length === 0) return null
  return (
    <aside
      aria-label="Pedidos à espera do pagamento"
      className="grid gap-2 rounded-lg border border-metal bg-metal-wash p-4"
    >
      <p className="font-semibold">
        {open.length === 1 ? 'Um pedido seu espera o pagamento' : `${open.length} pedidos seus esperam o pagamento`}
      </p>
      <ul className="grid gap-1">
        {open.map(({ id, title, totalCents, expiresAt }) => (
          <li key={id}>
            <a className="prose-link inline-block py-1" href={orderPath(id)}>
              {title}, <Money amount={totalCents} />, até {formatTime(expiresAt)}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
