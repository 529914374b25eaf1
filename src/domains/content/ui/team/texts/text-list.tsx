import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Table } from '#browser/kit/display/table.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { listTexts } from '../../../texts/contract.ts'

/** The texts that have a name: of the home page, of services, of institutional pages. */
export function TextList() {
  const { data, error, refetch } = useQuery({ ...apiQuery(listTexts, {}), staleTime: 0 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-72 w-full" />
  return (
    <Table caption="Textos do site">
      <thead>
        <tr>
          <th scope="col">Texto</th>
          <th scope="col">Onde aparece</th>
          <th scope="col">Mudou</th>
        </tr>
      </thead>
      <tbody>
        {data.texts.map(({ key, label, where, changedAt }) => (
          <tr key={key}>
            <th scope="row" className="font-normal">
              <a href={`/admin-dashboard/conteudo/textos/${key}`} className="prose-link font-semibold">
                {label}
              </a>
            </th>
            <td>
              <a href={where} className="prose-link">
                {where}
              </a>
            </td>
            <td className="tabular-nums">{changedAt ? formatDayAndTime(changedAt) : 'como veio com o produto'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
