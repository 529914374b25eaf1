import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { apiQuery } from '#browser/query.ts'
import { getMyApplicationStatus } from '#domains/consultants/application-status/contract.ts'
import { MyPayouts } from '#domains/payouts/ui/my-payouts.tsx'

/** Nobody is paid before the approval. */
export function OwnPayouts({ personId }: { personId: string }) {
  const { data, error, refetch } = useQuery(apiQuery(getMyApplicationStatus, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-96 w-full" />
  if (data.application === 'approved') return <MyPayouts personId={personId} />
  return (
    <>
      <PageHeading overline="Ganhos" title="Saques" emblem="chest" />
      <EmptyState
        title="Ainda não há o que sacar"
        action={<LinkButton href="/consultant-dashboard">Ver a minha candidatura</LinkButton>}
      >
        <p>Os seus ganhos e os saques aparecem aqui quando a sua candidatura for aprovada.</p>
      </EmptyState>
    </>
  )
}
