import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import type { OutputOf } from '#shared/contract.ts'
import { formatDay } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { listHistories } from '../histories/contract.ts'

type History = OutputOf<typeof listHistories>['histories'][number]

const ROWS: readonly (readonly [name: string, words: (h: History) => string])[] = [
  ['Na casa desde', (h) => formatDay(h.since)],
  ['Consultas', (h) => formatNumber(h.consultations)],
  ['Pedidos de reembolso', (h) => `${formatNumber(h.refundsAsked)}, ${formatNumber(h.refundsGranted)} com devolução`],
  ['Avaliações', (h) => `${formatNumber(h.reviews)}, ${formatNumber(h.lowReviews)} de uma ou duas estrelas`],
  ['Denúncias sobre', (h) => formatNumber(h.reportsAbout)],
  ['Denúncias feitas', (h) => formatNumber(h.reportsMade)],
  ['Quem bloqueou', (h) => formatNumber(h.blockedBy)],
  ['Textos retidos', (h) => formatNumber(h.heldTexts)],
]

/** The two people of a consultation beside each other: figures, nothing that was said. */
export function Histories({ consultationId }: { consultationId: string }) {
  const { data, error } = useQuery(apiQuery(listHistories, { id: consultationId }))
  if (error) return <ErrorState>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-56 w-full" />
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Histórico dos dois</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col">
              <span className="sr-only">Dado</span>
            </th>
            {data.histories.map(({ id, name, side }) => (
              <th key={id} scope="col" className="px-2 py-1.5 font-semibold">
                {name}
                <span className="block font-normal text-quiet text-xs">
                  {side === 'client' ? 'quem consulta' : 'quem atende'}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, words]) => (
            <tr key={name} className="border-line border-b last:border-0">
              <th scope="row" className="py-1.5 pr-2 font-normal text-quiet">
                {name}
              </th>
              {data.histories.map((one) => (
                <td key={one.id} className="px-2 py-1.5 tabular-nums">
                  {words(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
