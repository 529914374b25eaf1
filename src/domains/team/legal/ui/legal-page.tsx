import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { apiQuery } from '#browser/query.ts'
import { readLegal } from '../contract.ts'
import { LegalCase } from './legal-case.tsx'
import { OpenForm } from './open-form.tsx'

/** What courts, the ANPD and people ask about data: what is open by deadline, then what was closed. */
export function LegalPage() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readLegal, {}), staleTime: 0 })
  return (
    <div className="grid gap-6">
      <Fold title="Registrar um pedido">
        <OpenForm />
      </Fold>
      {error && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!data && !error && <Skeleton className="h-72 w-full" />}
      {data?.open.length === 0 && (
        <EmptyState title="Nenhum pedido em aberto">
          O que um juiz, a ANPD ou uma pessoa pede sobre dados entra aqui, com o prazo.
        </EmptyState>
      )}
      {data && data.open.length > 0 && (
        <ul className="border-line border-t" aria-label="Em aberto">
          {data.open.map((one) => (
            <LegalCase key={one.id} one={one} />
          ))}
        </ul>
      )}
      {data && data.closed.length > 0 && (
        <Fold title={`Encerrados (${data.closed.length})`}>
          <ul className="border-line border-t" aria-label="Encerrados">
            {data.closed.map((one) => (
              <LegalCase key={one.id} one={one} />
            ))}
          </ul>
        </Fold>
      )}
    </div>
  )
}
