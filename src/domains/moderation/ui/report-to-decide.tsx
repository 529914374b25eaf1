import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readReport } from '../reports/contract.ts'
import { ReportCase } from './report-case.tsx'

/** One report, as the open case of the queue. */
export function ReportToDecide({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...apiQuery(readReport, { id }), staleTime: 0 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  return data ? <ReportCase one={data} /> : <Skeleton className="h-60 w-full" />
}
