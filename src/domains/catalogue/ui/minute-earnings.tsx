import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Money } from '#browser/kit/display/money.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import type { CoverTerms } from '#domains/wallet/rules.ts'
import { listCatalogue } from '../contract.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import { earningsOfMinute } from '../minute-price.rules.ts'

/** What a minute earns a consultant at this price and share: paid with credit, and covered by each package and plan. */
export function MinuteEarnings({ terms }: { terms: CoverTerms }) {
  const { data, error, refetch } = useQuery(apiQuery(listCatalogue, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-56 w-full" />
  const items = data.filter(({ kind }) => KINDS[kind].isPrepaid)
  return (
    <Table caption="Quanto rende um minuto" captionShown>
      <thead>
        <tr>
          <th scope="col">Pago com</th>
          <th scope="col" className="pr-0! text-right">
            Você ganha por minuto
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="font-semibold">
          <td>Créditos, pelo seu preço</td>
          <td className="pr-0! text-right">
            <EarnedPerMinute amount={earningsOfMinute('credit', terms)} />
          </td>
        </tr>
        {items.map((item) => (
          <tr key={item.slug}>
            <td>{item.title}</td>
            <td className="pr-0! text-right">
              <EarnedPerMinute amount={earningsOfMinute(item, terms)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const EarnedPerMinute = ({ amount }: { amount: bigint | undefined }) =>
  amount === undefined ? <span className="text-quiet">não se usa com o seu preço</span> : <Money amount={amount} />
