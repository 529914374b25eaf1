import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { Beginning } from '../../beginning/ui/beginning.tsx'
import { readCompany } from '../contract.ts'
import { CompanyForm } from './company-form.tsx'

/** Which company answers for the site, and since when. */
export function CompanyPage() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readCompany, {}), staleTime: 0 })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-96 w-full" />
  return (
    <div className="grid gap-6">
      <Beginning />
      {data.setAt && (
        <p className="text-quiet text-sm">
          Assim desde {formatDayAndTime(data.setAt)}. Quem mudou está no{' '}
          <a href="/admin-dashboard/registro" className="prose-link">
            registro
          </a>
          .
        </p>
      )}
      <CompanyForm known={data} />
    </div>
  )
}
