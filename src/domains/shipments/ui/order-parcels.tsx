import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { orderMoved } from '#domains/catalogue/facts.ts'
import { on } from '#shared/facts.ts'
import { readParcels } from '../contract.ts'
import { OneParcel } from './one-parcel.tsx'
import { OneReturn } from './one-return.tsx'

/** The parcels of a paid order of goods, live, and what is coming back of them. */
export function OrderParcels({ orderId, personId }: { orderId: string; personId: string }) {
  const client = useQueryClient()
  const question = apiQuery(readParcels, { id: orderId })
  const { data, error, refetch } = useQuery({ ...question, staleTime: 0 })
  const readAgain = () => refetchChanged(client, question.queryKey)
  useFacts(personTopic(personId), readAgain, [on(orderMoved, readAgain)])
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-40 w-full" />
  const { parcels, returns, toPack } = data
  return (
    <section aria-labelledby="pacotes" className="grid gap-5">
      <h2 id="pacotes" className="text-2xl">
        Entrega
      </h2>
      {toPack > 0 && (
        <p className="measure text-quiet">
          {parcels.length === 0
            ? 'Ainda vamos embalar o seu pedido. Até lá você pode cancelar na hora, aqui mesmo.'
            : `Ainda vamos embalar ${toPack === 1 ? 'um produto' : `${toPack} produtos`} deste pedido.`}
        </p>
      )}
      {parcels.length > 0 && (
        <ol className="grid gap-4">
          {parcels.map((parcel) => (
            <li key={parcel.id}>
              <OneParcel parcel={parcel} orderId={orderId} isOnly={parcels.length === 1} />
            </li>
          ))}
        </ol>
      )}
      {returns.length > 0 && (
        <section aria-labelledby="devolucoes" className="grid gap-4">
          <h3 id="devolucoes" className="text-xl">
            Devoluções
          </h3>
          <ul className="grid gap-4">
            {returns.map((one) => (
              <li key={one.id}>
                <OneReturn one={one} orderId={orderId} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}
