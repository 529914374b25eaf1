import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { apiQuery } from '#browser/query.ts'
import type { InputOf, OutputOf } from '#shared/contract.ts'
import { listFreightOptions } from '../../goods/contract.ts'

export type FreightOption = OutputOf<typeof listFreightOptions>['options'][number]
type Sent = InputOf<typeof listFreightOptions>

/** The ways to send these goods there. A carrier's price is asked again each time: it may have changed. */
export const useFreightOptions = (sent: Sent | undefined) =>
  useQuery({
    ...apiQuery(listFreightOptions, sent ?? { lines: [], cep: '' }),
    enabled: sent !== undefined,
    staleTime: 60_000,
  })

type Props = {
  query: ReturnType<typeof useFreightOptions>
  chosen: FreightOption | undefined
  onChange: (service: string) => void
}

/** Chooses how the goods are sent, each way with its price and its business days. */
export function FreightChoice({ query: { data, error, refetch }, chosen, onChange }: Props) {
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-24 w-full" />
  return (
    <RadioCards
      legend="Como vai?"
      name="frete"
      value={chosen?.service ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      cards={data.options.map(({ service, name, priceCents, daysLeast, daysMost }) => ({
        value: service,
        title: name,
        text: daysWords(daysLeast, daysMost),
        aside: <Money amount={priceCents} className="font-semibold" />,
      }))}
    />
  )
}

/** "4 a 7 dias úteis depois da postagem" */
export const daysWords = (least: number, most: number) =>
  `${least === most ? most : `${least} a ${most}`} dias úteis depois da postagem`
