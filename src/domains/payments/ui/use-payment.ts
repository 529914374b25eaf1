import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { asking } from '#browser/query.ts'
import { readAnew } from '#browser/read-anew.ts'
import { realtime } from '#browser/realtime.ts'
import { readPayment } from '../contract.ts'
import { isCredited, isOpen } from '../rules.ts'

const READ_AGAIN_MS = 5_000

/**
 * One payment as it moves: told over the line, read again on every (re)connection, and every few seconds while there is
 * no line.
 */
export function usePayment(id: string) {
  const client = useQueryClient()
  const [connected, setConnected] = useState(false)
  const query = useQuery({
    ...asking(readPayment, { id }),
    refetchInterval: ({ state }) => (!connected && state.data && isOpen(state.data.state) ? READ_AGAIN_MS : false),
  })
  const { refetch, data: payment, dataUpdatedAt } = query

  useEffect(() => realtime.watch(setConnected), [])
  useEffect(() => {
    const again = () => void readAnew(client, asking(readPayment, { id }).queryKey)
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
