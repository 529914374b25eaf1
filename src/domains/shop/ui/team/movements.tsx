import { useInfiniteQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { listMovements } from '../../publishing/contract.ts'
import type { MovementKind } from '../../stock/rules.ts'

const KIND_WORDS: Readonly<Record<MovementKind, string>> = {
  sold: 'Pedido',
  returned_unpaid: 'Pedido sem pagamento',
  cancelled: 'Pedido cancelado',
  restocked: 'Devolução',
  counted: 'Contagem',
  received: 'Recebimento',
  lost: 'Perda',
}

/** What changed the stock of a variant, the latest first. */
export function Movements({ variantId }: { variantId: string }) {
  const query = useInfiniteQuery({
    queryKey: [listMovements.path, variantId],
    queryFn: ({ pageParam }) => browserApi(listMovements, { id: variantId, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const movements = query.data?.pages.flatMap((page) => page.movements) ?? []
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  if (query.isPending) return <Skeleton className="h-32 w-full" />
  return (
    <div className="grid gap-3">
      <Table caption="Movimentos do estoque">
        <thead>
          <tr>
            <th scope="col">Quando</th>
            <th scope="col">O que</th>
            <th scope="col">Mudou</th>
            <th scope="col">Ficou</th>
            <th scope="col">Custo</th>
            <th scope="col">Quem e nota</th>
          </tr>
        </thead>
        <tbody>
          {movements.map(({ seq, at, kind, change, stock, unitCostCents, by, note }) => (
            <tr key={seq}>
              <th scope="row" className="whitespace-nowrap font-normal tabular-nums">
                {formatDayAndTime(at)}
              </th>
              <td>{KIND_WORDS[kind]}</td>
              <td className="tabular-nums">{change > 0 ? `+${change}` : change}</td>
              <td className="tabular-nums">{stock}</td>
              <td className="whitespace-nowrap tabular-nums">
                {unitCostCents === null ? '' : formatBRL(unitCostCents)}
              </td>
              <td>{[by, note].filter(Boolean).join(': ')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Mostrar anteriores
        </Button>
      )}
    </div>
  )
}
