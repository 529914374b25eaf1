import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readEarnings } from '#domains/wallet/contract.ts'
import { EarningsChart } from '#domains/wallet/ui/earnings-chart.tsx'
import { ClearingDays } from '#domains/wallet/ui/earnings-summary.tsx'
import { AnsweredShare } from './answered-share.tsx'

/** The consultant at a glance: what is available and what is to come, eight weeks of earnings, requests answered. */
export function RecentEarnings({ consultantId }: { consultantId: string }) {
  const { data, error, isPending, refetch } = useQuery(apiQuery(readEarnings, {}))
  if (isPending) return <Skeleton className="h-112 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  return (
    <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 *:not-first:border-line *:not-first:border-t *:not-first:pt-5">
      <div className="grid gap-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure name="Livre para saque" amount={data.availableCents} isMain />
          <Figure name="A liberar" amount={data.toClearCents} />
          {data.inPayoutCents > 0n && <Figure name="A caminho do seu banco" amount={data.inPayoutCents} />}
        </dl>
        <LinkButton href="/consultant-dashboard?secao=saques" variant="secondary" wide>
          Saques
        </LinkButton>
      </div>
      {data.days.length > 0 && (
        <div className="grid gap-2">
          <EarningsChart days={data.days} />
          <a href="/relatorios" className="prose-link justify-self-start text-sm">
            Ver todos os ganhos
          </a>
        </div>
      )}
      <AnsweredShare consultantId={consultantId} />
      <ClearingDays earnings={data} />
    </div>
  )
}

const Figure = ({ name, amount, isMain }: { name: string; amount: bigint; isMain?: boolean }) => (
  <div className={isMain ? 'w-full' : undefined}>
    <dt className="text-quiet text-sm">{name}</dt>
    <dd className={isMain ? 'font-display text-4xl' : 'text-lg'}>
      <Money amount={amount} />
    </dd>
  </div>
)
