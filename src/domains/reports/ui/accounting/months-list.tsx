import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Table } from '#browser/kit/display/table.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { monthWords } from '../../accounting/months.rules.ts'
import { readBooksMonths } from '../../books/contract.ts'
import { MonthState } from './month-state.tsx'
import { OwedAt } from './owed-at.tsx'

const count = (many: number | null) => (many === null ? '' : many.toLocaleString('pt-BR'))

/** The months of the books, newest first, and what was owed at an instant. */
export function MonthsList() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readBooksMonths, {}), staleTime: 0 })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-72 w-full" />
  if (data.months.length === 0)
    return <EmptyState title="Nenhum mês ainda">O primeiro mês aparece com o primeiro lançamento.</EmptyState>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Table caption="Meses" className="[&_td]:py-2">
        <thead>
          <tr>
            <th scope="col">Mês</th>
            <th scope="col">Situação</th>
            <th scope="col" className="text-right">
              Lançamentos
            </th>
            <th scope="col" className="text-right">
              Chegaram depois
            </th>
            <th scope="col">Fechado em</th>
            <th scope="col">Por</th>
          </tr>
        </thead>
        <tbody>
          {data.months.map(({ month, state, journals, lateJournals, closedAt, closedByName }) => (
            <tr key={month}>
              <td className="whitespace-nowrap">
                <a
                  href={`/admin-dashboard/contabilidade/${month}`}
                  className="inline-flex min-h-6 items-center font-semibold hover:text-accent hover:underline"
                >
                  {monthWords(month)}
                </a>
              </td>
              <td>
                <MonthState state={state} />
              </td>
              <td className="text-right tabular-nums">{count(journals)}</td>
              <td className="text-right tabular-nums">{count(lateJournals)}</td>
              <td className="whitespace-nowrap tabular-nums">{closedAt && formatDayAndTime(closedAt)}</td>
              <td className="whitespace-nowrap">{closedByName}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <OwedAt />
    </div>
  )
}
