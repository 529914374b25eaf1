import { useInfiniteQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { readStatement } from '../contract.ts'
import { rowsOf, type StatementRow as Row } from '../lines/rows.rules.ts'

/** Money in and out, newest first, each line with the balance after it. */
export function Statement() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [readStatement.path],
    queryFn: ({ pageParam }) => browserApi(readStatement, { cursor: pageParam }),
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-72 w-full" />
  const rows = rowsOf(data.pages.flatMap((page) => page.lines))
  if (rows.length === 0)
    return (
      <EmptyState title="Nada por aqui ainda">
        Quando créditos entrarem ou uma consulta terminar, cada movimento aparece aqui com o seu recibo.
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      <Table caption="Extrato">
        <thead>
          <tr>
            <th scope="col" className="max-sm:hidden">
              Quando
            </th>
            <th scope="col">O quê</th>
            <th scope="col" className="text-right max-sm:pr-0!">
              Valor
            </th>
            <th scope="col" className="text-right max-sm:hidden">
              Saldo depois
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StatementRow key={row.id} row={row} />
          ))}
        </tbody>
      </Table>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-start"
          data-print="no"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
    </div>
  )
}

const WAYS = { pix: 'por Pix', card: 'no cartão' } as const

const StatementRow = ({ row: { at, words, amountCents, balanceCents, receiptCodes, direct } }: { row: Row }) => (
  <tr>
    <td className="text-quiet max-sm:hidden">
      <time dateTime={at.toISOString()}>{formatDayAndTime(at)}</time>
    </td>
    <td>
      {words}
      <time dateTime={at.toISOString()} className="block text-quiet text-xs sm:hidden">
        {formatDayAndTime(at)}
      </time>
      {receiptCodes.map((code) => (
        <a
          key={code}
          href={`/relatorios?recibo=${code}`}
          className="prose-link block w-fit whitespace-nowrap py-1 text-xs"
        >
          Recibo {code}
        </a>
      ))}
    </td>
    <td className={`text-right max-sm:pr-0! ${amountCents > 0n ? 'text-good' : ''}`}>
      {direct ? (
        <span className="text-quiet">
          <Money amount={direct.amountCents} />
          <span className="block text-xs">{WAYS[direct.method]}, fora do saldo</span>
        </span>
      ) : (
        <Money amount={amountCents} signed />
      )}
    </td>
    <td className="text-right text-quiet max-sm:hidden">
      <Money amount={balanceCents} />
    </td>
  </tr>
)
