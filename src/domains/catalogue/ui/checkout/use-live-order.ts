import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { cancelAndRefetch } from '#browser/cancel-and-refetch.ts'
import { useTopic } from '#browser/use-topic.ts'
import { listOrders, type Order, readOrder } from '../../orders/contract.ts'
import { readCancellationTerms } from '../../orders/cancellation/contract.ts'

/** One order, read again whenever a fact about this person arrives. */
export function useLiveOrder(id: string, personId: string) {
  const client = useQueryClient()
  const question = apiQuery(readOrder, { id })
  const query = useQuery(question)
  useTopic(`person:${personId}`, () => {
    void cancelAndRefetch(client, question.queryKey)
    void client.invalidateQueries({ queryKey: [readCancellationTerms.path] })
    void client.invalidateQueries({ queryKey: [listOrders.path] })
  })
  const show = (order: Order) => client.setQueryData(question.queryKey, order)
  return { ...query, show }
}
