import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { type LegalText, versionPath } from '../../agreements.rules.ts'
import { readOwnAgreements } from '../../agreements/contract.ts'
import { AcceptForm } from './accept-form.tsx'

/** Which versions of the texts somebody accepted and when, and what waits for them. */
export function OwnAgreements() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readOwnAgreements, {}), staleTime: 0 })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-32 w-full" />
  return (
    <section id="aceites" aria-labelledby="aceites-titulo" className="grid scroll-mt-28 gap-4">
      <h2 id="aceites-titulo" className="text-3xl">
        O que você aceitou
      </h2>
      {data.due.length > 0 && (
        <div className="rounded-lg border border-line bg-surface p-5">
          <AcceptForm due={data.due} />
        </div>
      )}
      {data.accepted.length === 0 && <p className="text-quiet">Nenhum aceite registrado ainda.</p>}
      <ul className="border-line border-t">
        {data.accepted.map(({ text, title, version, acceptedAt }) => (
          <li
            key={`${text}:${version}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-b py-2 text-sm"
          >
            <span>
              {title},{' '}
              {version > 0 ? (
                <a href={versionPath(text as LegalText, version)} className="prose-link">
                  versão {version}
                </a>
              ) : (
                'como era antes da versão 1'
              )}
            </span>
            <span className="text-quiet tabular-nums">{formatDayAndTime(acceptedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
