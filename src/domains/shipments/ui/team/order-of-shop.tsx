import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { ReplyLine } from '#browser/kit/navigation/reply-line.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { type OrderOfTeam, readOrderOfTeam } from '../../team/contract.ts'
import { PARCEL_STATE_WORDS } from '../state-words.ts'
import { orderOfShopPath } from './order-path.ts'
import { PackPieces } from './pack-pieces.tsx'
import { ParcelOfTeam } from './parcel-of-team.tsx'
import { ReturnOfTeam } from './return-of-team.tsx'

/**
 * One order of the shop, by its id or that of a parcel or return: what was bought, its parcels and returns with what
 * can be done, and what happened. `isCase`: beside the queue, from which it leads to its own page.
 */
export function OrderOfShop({ id, isCase = false }: { id: string; isCase?: boolean }) {
  const { data: order, error, refetch } = useQuery({ ...apiQuery(readOrderOfTeam, { id }), staleTime: 0 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!order) return <Skeleton className="h-96 w-full" />
  return (
    <div className="grid gap-8">
      <a
        href={isCase ? orderOfShopPath(order.id) : '/admin-dashboard/loja/pedidos'}
        className="prose-link justify-self-start text-sm"
      >
        {isCase ? 'Abrir o pedido na loja' : 'Todos os pedidos'}
      </a>
      <header className="grid gap-2">
        <h3 className="font-mono text-2xl">{order.number}</h3>
        <ReplyLine protocol={order.number} name={order.buyer} email={order.email} />
        <p className="text-quiet text-sm">
          {order.paidAt && `Pago em ${formatDayAndTime(order.paidAt)}. `}
          {order.isPickup ? 'Vem buscar.' : `Envio: ${order.service}.`}
        </p>
        {!order.isPickup && <address className="whitespace-pre-line not-italic">{order.to.join('\n')}</address>}
        {order.giftNote && (
          <Notice title="É um presente: a folha vai sem preços">
            <span className="whitespace-pre-line">{order.giftNote}</span>
          </Notice>
        )}
        {order.isContested && (
          <Notice tone="warn" title="O banco contesta um pagamento deste pedido">
            Não embale nem poste nada até a decisão.
          </Notice>
        )}
      </header>
      <Lines order={order} />
      {!order.isContested && order.lines.some(({ toPack }) => toPack > 0) && <PackPieces order={order} />}
      {order.parcels.map((parcel) => (
        <ParcelOfTeam key={parcel.id} parcel={parcel} sellsLabels={order.sellsLabels} />
      ))}
      {order.returns.map((one) => (
        <ReturnOfTeam key={one.id} one={one} />
      ))}
      <Events events={order.events} />
    </div>
  )
}

const Lines = ({ order }: { order: OrderOfTeam }) => (
  <Table caption="O que foi comprado">
    <thead>
      <tr>
        {['Produto', 'Código', 'Comprado', 'A embalar', 'Cancelado', 'Voltou'].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {order.lines.map((line) => (
        <tr key={line.n}>
          <td>{line.name}</td>
          <td className="font-mono text-xs">{line.sku}</td>
          <td>{line.quantity}</td>
          <td>{line.toPack}</td>
          <td>{line.cancelled}</td>
          <td>{line.returned}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)

const Events = ({ events }: { events: OrderOfTeam['events'] }) =>
  events.length > 0 && (
    <section aria-labelledby="historia" className="grid gap-3">
      <h3 id="historia" className="text-xl">
        O que aconteceu
      </h3>
      <ol className="grid gap-1 text-sm">
        {events.map(({ parcel, state, by, note, at }) => (
          <li key={`${parcel}-${at.toISOString()}-${state}`} className="flex flex-wrap items-baseline gap-x-3">
            <time dateTime={at.toISOString()} className="text-quiet">
              {formatDayAndTime(at)}
            </time>
            <Badge>Pacote {parcel}</Badge>
            <span>{state === 'cancel_asked' ? 'O cliente desistiu' : PARCEL_STATE_WORDS[state].words}</span>
            <span className="text-quiet">{by ?? 'sozinho'}</span>
            {note && <span className="break-all text-quiet">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
