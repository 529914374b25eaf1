import { useQuery } from '@tanstack/react-query'
import { Money } from '#browser/kit/display/money.tsx'
import { apiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { formatTime } from '#shared/dates.ts'
import { listOrders } from '../../orders/contract.ts'
import { orderPath } from '../choose/choice-address.ts'

/** Orders whose payment is under way, so that nobody pays twice. */
export function OpenOrders() {
  const { user } = useSession()
  const { data } = useQuery({ ...apiQuery(listOrders, {}), staleTime: 0, enabled: user?.role === 'client' })
  const open = data?.orders.filter(({ state }) => state === 'awaiting') ?? []
  if (open.length === 0) return null
  return (
    <aside
      aria-label="Pedidos à espera do pagamento"
      className="mb-8 grid gap-2 rounded-lg border border-metal bg-metal-wash p-4"
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
