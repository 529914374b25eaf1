import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { apiQuery } from '#browser/query.ts'
import { listProposals } from '../contract.ts'
import { OneProposal } from './one-proposal.tsx'

/** Everything that somebody decided and one person alone may not, for whoever may decide it too. */
export function Proposals() {
  const { data, error, refetch } = useQuery({ ...apiQuery(listProposals, {}), staleTime: 0 })
  return (
    <DashboardSection id="segunda-pessoa" title="Esperam uma segunda pessoa">
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
      ) : !data ? (
        <Skeleton className="h-24 w-full" />
      ) : data.proposals.length === 0 ? (
        <EmptyState title="Nada espera">
          <p>
            Aqui aparecem valores acima de R$ 500 em um dia, de R$ 2.000 em 30 dias ou de R$ 500 para uma pessoa,
            suspensões de mais de 72 horas, bloqueios de quem tem ganhos, níveis e comissões, correções de e-mail,
            celular e documento, e quem entra na equipe, muda de papéis ou sai.
          </p>
        </EmptyState>
      ) : (
        <ul className="border-line border-t">
          {data.proposals.map((proposal) => (
            <li key={proposal.id} className="border-line border-b py-4">
              <OneProposal proposal={proposal} />
            </li>
          ))}
        </ul>
      )}
    </DashboardSection>
  )
}
