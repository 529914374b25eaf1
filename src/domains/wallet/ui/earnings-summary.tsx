import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import type { OutputOf } from '#shared/contract.ts'
import { formatIsoDay } from '#shared/dates.ts'
import type { Centavos } from '#shared/money.ts'
import { readEarnings } from '../contract.ts'
import { CLEARING_WORDS } from '../earnings/rules.ts'

const DAYS_SHOWN = 6

/** A consultant's earnings: to clear and when, available, in payout. */
export function EarningsSummary() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readEarnings, {}), staleTime: 0 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-28 w-full" />
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <Figure name="Livre para saque" amount={data.availableCents} hint="O prazo já passou.">
          <LinkButton
            href="/consultant-dashboard?secao=saques"
            variant="secondary"
            size="sm"
            className="mt-2 justify-self-start"
          >
            Saques
          </LinkButton>
        </Figure>
        <Figure name="A liberar" amount={data.toClearCents} hint="Cada dia fica livre na data abaixo." />
        <Figure name="A caminho do banco" amount={data.inPayoutCents} hint="Saques pedidos e ainda não confirmados." />
      </div>
      <ClearingDays earnings={data} />
    </div>
  )
}

/** What clears on which day, what a claim holds, and why it takes so long. */
export function ClearingDays({ earnings }: { earnings: OutputOf<typeof readEarnings> }) {
  const { clearing, heldCents } = earnings
  const later = clearing.slice(DAYS_SHOWN)
  const sumLater = later.reduce((sum, { amountCents }) => sum + amountCents, 0n)
  return (
    <div className="grid gap-2 text-sm">
      {(clearing.length > 0 || heldCents > 0n) && (
        <ul aria-label="Quando fica livre" className="grid gap-1">
          {clearing.slice(0, DAYS_SHOWN).map(({ on, amountCents }) => (
            <li key={on}>
              <Money amount={amountCents} className="font-semibold" /> livre em {formatIsoDay(on)}
            </li>
          ))}
          {sumLater > 0n && (
            <li>
              <Money amount={sumLater} className="font-semibold" /> depois disso, até {formatIsoDay(later.at(-1)!.on)}
            </li>
          )}
          {heldCents > 0n && (
            <li>
              <Money amount={heldCents} className="font-semibold" /> à espera da decisão sobre um pedido de reembolso
            </li>
          )}
        </ul>
      )}
      <p className="text-quiet text-xs">{CLEARING_WORDS}</p>
    </div>
  )
}

type FigureProps = { name: string; amount: Centavos; hint: string; children?: ReactNode }

const Figure = ({ name, amount, hint, children }: FigureProps) => (
  <Card as="section" aria-label={name} className="grid gap-1">
    <h2 className="font-medium font-sans text-quiet text-sm">{name}</h2>
    <Money amount={amount} className="font-display text-2xl" />
    <p className="text-quiet text-xs">{hint}</p>
    {children}
  </Card>
)
