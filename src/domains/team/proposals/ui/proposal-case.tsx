import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { listProposals } from '../contract.ts'
import { OneProposal } from './one-proposal.tsx'

/** One proposal, as the open case of the queue. */
export function ProposalCase({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...apiQuery(listProposals, { id }), staleTime: 0 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-48 w-full" />
  const [proposal] = data.proposals
  if (!proposal)
    return <EmptyState title="Não espera mais ninguém">Já foi decidida, venceu, ou não cabe a você decidir.</EmptyState>
  return <OneProposal proposal={proposal} />
}
