import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDay } from '#shared/dates.ts'
import { listMyReviews } from '../contract.ts'
import { ReviewWithConsultant } from './review-with-consultant.tsx'

/** A client's reviews, and the consultations that wait for one. */
export function MyReviews() {
  const { data, error, isPending, refetch } = useQuery({ ...apiQuery(listMyReviews, {}), refetchOnMount: 'always' })
  if (isPending) return <Skeleton className="h-60 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  const { waiting, written } = data
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <section aria-labelledby="a-avaliar" className="grid gap-4">
        <h2 id="a-avaliar" className="text-2xl">
          À espera da sua avaliação
        </h2>
        {waiting.length === 0 && (
          <p className="text-quiet">Nenhuma consulta por avaliar. Ao fim de cada uma, você pode dizer como foi.</p>
        )}
        <ul className="grid divide-y divide-line">
          {waiting.map(({ consultationId, consultantName, endedAt }) => (
            <li key={consultationId} className="flex flex-wrap items-center justify-between gap-3 py-4">
              <p>
                <span className="font-semibold">{consultantName}</span>{' '}
                <span className="text-quiet text-sm">· {formatDay(endedAt)}</span>
              </p>
              <LinkButton
                href={`/consultation/${consultationId}`}
                variant="secondary"
                aria-label={`Avaliar a consulta com ${consultantName}`}
              >
                Avaliar
              </LinkButton>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="escritas" className="grid gap-4">
        <h2 id="escritas" className="text-2xl">
          O que você escreveu
        </h2>
        {written.length === 0 && (
          <EmptyState title="Você ainda não avaliou">Sua opinião ajuda quem está pensando em conversar.</EmptyState>
        )}
        <ul className="grid divide-y divide-line">
          {written.map((about) => (
            <li key={about.consultationId} className="py-5 first:pt-0">
              <ReviewWithConsultant about={about} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
