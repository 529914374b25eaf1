import { useQuery, useQueryClient } from '@tanstack/react-query'
import { asking } from '#browser/query.ts'
import { readAnew } from '#browser/read-anew.ts'
import { useTopic } from '#browser/use-topic.ts'
import { listOrders, type Order, readOrder } from '../../orders/contract.ts'
import { readRegret } from '../../orders/regret/contract.ts'

/** One order as it stands, read again whenever something of this person moves. */
export function useLiveOrder(id: string, personId: string) {
  const client = useQueryClient()
  const question = asking(readOrder, { id })
  const query = useQuery(question)
  useTopic(`person:${personId}`, () => {
    void readAnew(client, question.queryKey)
    void client.invalidateQueries({ queryKey: [readRegret.path] })
    void client.invalidateQueries({ queryKey: [listOrders.path] })
  })
  const show = (order: Order) => client.setQueryData(question.queryKey, order)
  return { ...query, show }
}
