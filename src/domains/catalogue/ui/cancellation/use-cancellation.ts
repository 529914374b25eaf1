import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi } from '#browser/api.ts'
import { apiQuery } from '#browser/query.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { listOrders, type Order } from '../../orders/contract.ts'
import { readCancellationTerms, cancelPurchase } from '../../orders/cancellation/contract.ts'

/** What would come back of an order now, and the click that does it. Whatever is refused is read again. */
export function useCancellation(order: Order, onBack: (order: Order) => void) {
  const client = useQueryClient()
  const terms = useQuery({ ...apiQuery(readCancellationTerms, { id: order.id }), staleTime: 0 })
  const seenCents = terms.data ? terms.data.toOriginCents + terms.data.toCreditCents : 0n
  const cancellation = useMutation({
    mutationFn: () => browserApi(cancelPurchase, { id: order.id, seenCents }),
    onSuccess: (moved) => {
      onBack(moved)
      void client.invalidateQueries({ queryKey: [listOrders.path] })
      void client.invalidateQueries({ queryKey: [readWallet.path] })
    },
    onError: (error) => {
      if (error instanceof ApiError) void terms.refetch()
    },
  })
  return { terms, cancellation, toReturnCents: seenCents }
}
