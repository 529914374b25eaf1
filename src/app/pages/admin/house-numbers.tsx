import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { MissedWords } from '#domains/consultants/ui/missed-words.tsx'
import { readTransparency } from '#domains/reports/contract.ts'
import { DailyCharts } from '#domains/reports/ui/daily-charts.tsx'
import { TransparencyFigures } from '#domains/reports/ui/transparency-figures.tsx'

/** The house by day, its totals, and what was looked for in vain. */
export const HouseNumbers = () => (
  <>
    <div className="mb-8">
      <DailyCharts />
    </div>
    <Totals />
    <h3 className="mt-8 mb-3 text-xl">O que procuraram e não encontraram</h3>
    <MissedWords />
  </>
)

function Totals() {
  const { data, error, refetch } = useQuery(apiQuery(readTransparency, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  return data ? <TransparencyFigures figures={data} /> : <Skeleton className="h-48 w-full" />
}
