import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi } from '#browser/api.ts'
import { apiQuery } from '#browser/query.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { listOrders, type Order } from '../../orders/contract.ts'
import { readCancellationTerms, cancelPurchase } from '../../orders/cancellation/contract.ts'

/** The terms of cancelling an order now, and the mutation that does it. The terms are read again after a refusal. */
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
