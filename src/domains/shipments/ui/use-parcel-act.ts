import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { apiQuery } from '#browser/query.ts'
import type { Endpoint, InputOf, OutputOf } from '#shared/contract.ts'
import { type OrderParcels, readParcels } from '../contract.ts'

type Act = Endpoint & { output: typeof OrderParcels }

/** Does something to a parcel or a return of an order, and shows what it answers. */
export function useParcelAct<E extends Act>(endpoint: E, orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>): Promise<OutputOf<E>> => browserApi(endpoint, input),
    onSuccess: (parcels) => client.setQueryData(apiQuery(readParcels, { id: orderId }).queryKey, parcels),
  })
}
