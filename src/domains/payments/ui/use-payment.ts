import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged } from '#browser/refetch-changed.ts'
import { realtime } from '#browser/realtime.ts'
import { useFacts } from '#browser/use-facts.ts'
import { on } from '#shared/facts.ts'
import { readPayment } from '../contract.ts'
import { paymentMoved, paymentTopic } from '../facts.ts'
import { isCredited, isAwaitingPayment } from '../rules.ts'

const READ_AGAIN_MS = 5_000

/**
 * One payment as it moves: announced over the socket, read again on every (re)connection, and every few seconds while
 * there is none.
 */
export function usePayment(id: string) {
  const client = useQueryClient()
  const [connected, setConnected] = useState(false)
  const query = useQuery({
    ...apiQuery(readPayment, { id }),
    refetchInterval: ({ state }) =>
      !connected && state.data && isAwaitingPayment(state.data.state) ? READ_AGAIN_MS : false,
  })
  const { refetch, data: payment, dataUpdatedAt } = query

  useEffect(() => realtime.onConnectionChange(setConnected), [])
  const again = () => refetchChanged(client, apiQuery(readPayment, { id }).queryKey)
  useFacts(paymentTopic(id), again, [on(paymentMoved, again)])

  const credited = payment !== undefined && isCredited(payment.state)
  useEffect(() => {
    if (credited) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== readPayment.path })
  }, [credited, client])

  const aheadMs = payment ? payment.readAt.getTime() - dataUpdatedAt : 0
  const serverNow = useCallback(() => Date.now() + aheadMs, [aheadMs])
  return { payment, error: query.error, refetch, serverNow }
}
