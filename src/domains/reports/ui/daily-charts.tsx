import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { type Bar, BarChart } from '#browser/kit/display/bar-chart.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { type DailyFigures, readDailyFigures } from '../contract.ts'

const consultations = (many: number) => (many === 1 ? '1 consulta' : `${formatNumber(many)} consultas`)

/** What four weeks looked like, day by day: consultations, and what clients paid for them. */
export function DailyCharts() {
  const { data, error, refetch } = useQuery(apiQuery(readDailyFigures, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-48 w-full" />
  const { days } = data
  const sum = days.reduce((whole, day) => whole + day.consultations, 0)
  const paid = days.reduce((whole, day) => whole + day.chargedCents, 0n)
  const bars = (value: (day: DailyFigures) => number, words: (day: DailyFigures) => string): Bar[] =>
    days.map((day) => ({ name: formatIsoDay(day.on), value: value(day), words: words(day) }))
  const ends = [formatIsoDay(days[0]!.on).slice(0, 5), 'hoje'] as const
  return (
    <div className="@container">
      <div className="grid @2xl:grid-cols-2 gap-x-12 gap-y-8">
        <BarChart
          title={`${consultations(sum)} em 28 dias`}
          columns={['Dia', 'Consultas encerradas']}
          bars={bars(
            (day) => day.consultations,
            (day) => consultations(day.consultations),
          )}
          ends={ends}
        />
        <BarChart
          title={`${formatBRL(paid)} pagos por elas`}
          columns={['Dia', 'Pago por clientes']}
          bars={bars(
            (day) => Number(day.chargedCents),
            (day) => formatBRL(day.chargedCents),
          )}
          ends={ends}
        />
      </div>
    </div>
  )
}
