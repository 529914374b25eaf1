import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Table } from '#browser/kit/display/table.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatNumber } from '#shared/numbers.ts'
import { countSubscribers } from '../contract.ts'

/** For the team: how many addresses each list has. */
export function SubscriberCounts() {
  const { data, error, refetch } = useQuery({ ...apiQuery(countSubscribers, {}), staleTime: 0 })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-48 w-full" />
  const { newsletter, horoscope } = data
  const weekly = horoscope.confirmed - horoscope.daily
  const rows = [
    ['Newsletter', newsletter, ''],
    ['Horóscopo', horoscope, `${formatNumber(horoscope.daily)} todo dia, ${formatNumber(weekly)} toda segunda`],
  ] as const
  return (
    <Table caption="Quantos há em cada lista" className="max-w-3xl [&_td]:py-2">
      <thead>
        <tr>
          <th scope="col">Lista</th>
          <th scope="col" className="text-right">
            Confirmados
          </th>
          <th scope="col" className="text-right">
            A confirmar
          </th>
          <th scope="col">Como</th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {rows.map(([name, { confirmed, asked }, how]) => (
          <tr key={name}>
            <th scope="row" className="font-semibold">
              {name}
            </th>
            <td className="text-right">{formatNumber(confirmed)}</td>
            <td className="text-right">{formatNumber(asked)}</td>
            <td className="text-quiet">{how}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
