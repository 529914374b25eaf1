import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import type { OutputOf } from '#shared/contract.ts'
import { readSuspense } from '../contract.ts'
import { SuspenseEntryCard } from './suspense-entry-card.tsx'

type Account = OutputOf<typeof readSuspense>

/** Amounts in suspense, their reasons, and recent decisions. */
export function SuspenseAccount() {
  const { data, error, isPending, refetch } = useQuery({ ...apiQuery(readSuspense, {}), staleTime: 0 })
  if (isPending) return <Skeleton className="h-72 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <Sum account={data} />
      <section aria-labelledby="a-decidir" className="grid gap-5">
        <h2 id="a-decidir" className="text-xl">
          A decidir
        </h2>
        {data.waiting.length === 0 && (
          <EmptyState title="Nada a decidir">
            Quando chegar dinheiro diferente do combinado, ele espera aqui por uma pessoa.
          </EmptyState>
        )}
        {data.waiting.map((entry) => (
          <SuspenseEntryCard key={entry.id} entry={entry} />
        ))}
      </section>
      {data.resolved.length > 0 && (
        <section aria-labelledby="decidido" className="grid gap-5">
          <h2 id="decidido" className="text-xl">
            Decidido há pouco
          </h2>
          {data.resolved.map((entry) => (
            <SuspenseEntryCard key={entry.id} entry={entry} />
          ))}
        </section>
      )}
    </div>
  )
}

/** The balance and its explanation; an unexplained amount asks for the team on duty. */
const Sum = ({ account: { balanceCents, frozenCents, disputes, unexplainedCents } }: { account: Account }) => (
  <div className="grid gap-5">
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      <Figure name="Em suspenso" amount={balanceCents} />
      <Figure name="A decidir" amount={balanceCents - frozenCents - unexplainedCents} />
      <Figure
        name={
          <a href="/admin-dashboard/dinheiro/contestacoes" className="prose-link">
            Guardado por {disputes > 0 && disputes} {disputes === 1 ? 'contestação' : 'contestações'}
          </a>
        }
        amount={frozenCents}
      />
    </dl>
    {unexplainedCents !== 0n && (
      <Notice tone="bad" title="Há um valor sem explicação">
        <Money amount={unexplainedCents} /> estão em suspenso sem nenhum motivo registrado. Isto é um erro do sistema:
        avise o plantão.
      </Notice>
    )}
  </div>
)

const Figure = ({ name, amount }: { name: ReactNode; amount: bigint }) => (
  <div className="grid gap-0.5">
    <dt className="text-quiet text-sm">{name}</dt>
    <dd>
      <Money amount={amount} className="font-display text-2xl" />
    </dd>
  </div>
)
