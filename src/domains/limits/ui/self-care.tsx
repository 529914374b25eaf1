import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readSelfCare, type SelfCare as Seen } from '../contract.ts'
import { WHAT_LIMITS_COUNT } from '../rules.ts'
import { LimitRow } from './limit-row.tsx'
import { OnBreak } from './spending-notice.tsx'
import { TakeABreak } from './take-a-break.tsx'

/** Spending of this year, always visible; the own limits; breaks. */
export function SelfCare() {
  const { data, error, isPending, refetch } = useQuery(apiQuery(readSelfCare, {}))
  if (isPending) return <Skeleton className="h-80 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  return (
    <div className="grid gap-6">
      {data.onBreak && <OnBreak onBreak={data.onBreak} />}
      <SpentSoFar spent={data.spent} />
      <div>
        <h3 className="mb-1 font-sans font-semibold text-base">Seus limites</h3>
        <p className="measure mb-2 text-quiet text-sm">
          {WHAT_LIMITS_COUNT} Um limite menor vale na hora, também para uma conversa aberta. Um limite maior só vale
          depois de 72 horas.
        </p>
        <ul className="border-line border-t">
          {data.limits.map((limit) => (
            <LimitRow key={limit.period} limit={limit} />
          ))}
        </ul>
      </div>
      <TakeABreak />
      <p className="measure text-quiet text-sm">
        Se as contas ou a cabeça pesarem, fale com alguém. O CVV atende de graça, 24 horas, pelo telefone{' '}
        <a href="tel:188" className="prose-link">
          188
        </a>
        .
      </p>
    </div>
  )
}

const NAMES = { day: 'Hoje', week: 'Nesta semana', month: 'Neste mês', year: 'Neste ano' } as const

const SpentSoFar = ({ spent }: { spent: Seen['spent'] }) => (
  <Table caption="O que você gastou" captionShown className="tabular-nums">
    <thead>
      <tr>
        <th scope="col">Quando</th>
        <th scope="col" className="text-right">
          Pago
        </th>
        <th scope="col" className="text-right">
          Gasto em consultas, perguntas e taxas
        </th>
      </tr>
    </thead>
    <tbody>
      {spent.toReversed().map(({ period, paidCents, chargedCents }) => (
        <tr key={period}>
          <th scope="row" className="font-medium">
            {NAMES[period]}
          </th>
          <td className="text-right">
            <Money amount={paidCents} />
          </td>
          <td className="text-right">
            <Money amount={chargedCents} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
)
