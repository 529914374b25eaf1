import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { apiQuery } from '#browser/query.ts'
import { readEarnings } from '#domains/wallet/contract.ts'
import { ClearingDays } from '#domains/wallet/ui/earnings-summary.tsx'
import { formatIsoDay } from '#shared/dates.ts'

const DAYS_SHOWN = 7

/** The consultant's earnings: available, clearing, being paid out; and those of the last days. */
export function RecentEarnings() {
  const { data, error, isPending, refetch } = useQuery(apiQuery(readEarnings, {}))
  if (isPending) return <Skeleton className="h-40 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  const days = data.days.slice(0, DAYS_SHOWN)
  return (
    <div className="grid gap-5">
      <dl className="grid gap-4 rounded-lg border border-line bg-surface p-5">
        <Figure name="Disponível" amount={data.availableCents} isMain />
        <Figure name="A liberar" amount={data.toClearCents} />
        {data.inPayoutCents > 0n && <Figure name="A caminho do seu banco" amount={data.inPayoutCents} />}
      </dl>
      <ClearingDays earnings={data} />
      {days.length > 0 && (
        <Table caption="Seus últimos dias" captionShown>
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col" className="text-right">
                Atendimentos
              </th>
              <th scope="col" className="pr-0! text-right">
                Você ganhou
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ on, consultations, earnedCents }) => (
              <tr key={on}>
                <td>{formatIsoDay(on)}</td>
                <td className="text-right">{consultations}</td>
                <td className="pr-0! text-right">
                  <Money amount={earnedCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  )
}

const Figure = ({ name, amount, isMain }: { name: string; amount: bigint; isMain?: boolean }) => (
  <div>
    <dt className="text-quiet text-sm">{name}</dt>
    <dd className={isMain ? 'font-display text-3xl' : 'text-lg'}>
      <Money amount={amount} />
    </dd>
  </div>
)
