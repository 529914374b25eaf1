import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { apiQuery } from '#browser/query.ts'
import { cancelAndRefetch } from '#browser/cancel-and-refetch.ts'
import { realtime } from '#browser/realtime.ts'
import { readPayment } from '../contract.ts'
import { isCredited, isAwaitingPayment } from '../rules.ts'

const READ_AGAIN_MS = 5_000

/**
 * One payment and its changes: announced over the connection, read again on every (re)connection, and polled every few
 * seconds without one.
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
  useEffect(() => {
    const again = () => void cancelAndRefetch(client, apiQuery(readPayment, { id }).queryKey)
    return realtime.follow(`payment:${id}`, { onFollowing: again, onEvent: again })
  }, [id, client])

  const credited = payment !== undefined && isCredited(payment.state)
  useEffect(() => {
    if (credited) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== readPayment.path })
  }, [credited, client])

  const aheadMs = payment ? payment.readAt.getTime() - dataUpdatedAt : 0
  const serverNow = useCallback(() => Date.now() + aheadMs, [aheadMs])
  return { payment, error: query.error, refetch, serverNow }
}
