import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi } from '#browser/api.ts'
import { asking } from '#browser/query.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { listOrders, type Order } from '../../orders/contract.ts'
import { readRegret, regretOrder } from '../../orders/regret/contract.ts'

/** What would come back of an order now, and the click that does it. Whatever is refused is read again. */
export function useRegret(order: Order, onBack: (order: Order) => void) {
  const client = useQueryClient()
  const terms = useQuery({ ...asking(readRegret, { id: order.id }), staleTime: 0 })
  const seenCents = terms.data ? terms.data.toOriginCents + terms.data.keptCents : 0n
  const regret = useMutation({
    mutationFn: () => browserApi(regretOrder, { id: order.id, seenCents }),
    onSuccess: (moved) => {
      onBack(moved)
      void client.invalidateQueries({ queryKey: [listOrders.path] })
      void client.invalidateQueries({ queryKey: [readWallet.path] })
    },
    onError: (error) => {
      if (error instanceof ApiError) void terms.refetch()
    },
  })
  return { terms, regret, backCents: seenCents }
}
