import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import type { Centavos } from '#shared/money.ts'
import { readEarnings } from '../contract.ts'

/** A consultant's earnings: to clear, available, in payout. */
export function EarningsSummary() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readEarnings, {}), staleTime: 0 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-28 w-full" />
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Figure name="Livre para saque" amount={data.availableCents} hint="Já passou das 24 horas." />
      <Figure name="A liberar" amount={data.toClearCents} hint="Fica livre 24 horas depois de cada consulta." />
      <Figure name="A caminho do banco" amount={data.inPayoutCents} hint="Saques pedidos e ainda não confirmados." />
    </div>
  )
}

const Figure = ({ name, amount, hint }: { name: string; amount: Centavos; hint: string }) => (
  <Card as="section" aria-label={name} className="grid gap-1">
    <h2 className="font-medium font-sans text-quiet text-sm">{name}</h2>
    <Money amount={amount} className="font-display text-2xl" />
    <p className="text-quiet text-xs">{hint}</p>
  </Card>
)
