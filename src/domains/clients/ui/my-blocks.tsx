import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDay } from '#shared/dates.ts'
import { listBlocked } from '../contract.ts'
import { BlockButton } from './block-button.tsx'

/** Whom the reader blocked, each with the way back. */
export function MyBlocks({ isConsultant }: { isConsultant: boolean }) {
  const { data, error, refetch } = useQuery({ ...apiQuery(listBlocked, {}), staleTime: 0 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-16 w-full" />
  if (data.blocked.length === 0)
    return (
      <p className="measure text-quiet">
        Ninguém. Para bloquear, abra {isConsultant ? 'a página da pessoa em Clientes' : 'o perfil da pessoa'}.
      </p>
    )
  return (
    <ul className="border-line border-t">
      {data.blocked.map(({ id, name, blockedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3">
          <p>
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-quiet text-sm">desde {formatDay(blockedAt)}</span>
          </p>
          <BlockButton id={id} name={name} isBlocked />
        </li>
      ))}
    </ul>
  )
}
