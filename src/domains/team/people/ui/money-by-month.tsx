import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Money } from '#browser/kit/display/money.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readPersonMoney } from '../contract.ts'

/** What somebody earned or spent in each month, as their own report says it. */
export function MoneyByMonth({ id, isConsultant }: { id: string; isConsultant: boolean }) {
  const query = useQuery({ ...apiQuery(readPersonMoney, { id }), staleTime: 0 })
  if (query.isPending) return <Skeleton className="h-48 w-full" />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const { months } = query.data
  if (months.length === 0) return <p className="text-quiet text-sm">Nenhum movimento nos últimos doze meses.</p>
  return (
    <Table caption="Dinheiro por mês">
      <thead>
        <tr>
          <th scope="col">Mês</th>
          <th scope="col" className="text-right">
            {isConsultant ? 'Ganhou' : 'Gastou'}
          </th>
          <th scope="col">De onde</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, resultCents, groups }) => (
          <tr key={month}>
            <td className="whitespace-nowrap">{month.split('-').toReversed().join('/')}</td>
            <td className="text-right font-semibold">
              <Money amount={resultCents} />
            </td>
            <td>
              <ul className="grid gap-0.5">
                {groups.map(({ words, amountCents }) => (
                  <li key={words} className="flex flex-wrap justify-between gap-x-4">
                    <span>{words}</span>
                    <Money amount={amountCents} signed />
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
