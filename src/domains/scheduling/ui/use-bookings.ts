import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { on } from '#shared/facts.ts'
import { type Booking, listBookings, readBooking } from '../bookings/contract.ts'

const LATE_MS = 2_000

/** Each change of a booking moves money of the client, or comes with a notice to the consultant. */
const bookingListeners = (client: QueryClient) => [
  on(balanceMoved, () => refetchChanged(client, [listBookings.path], [readBooking.path])),
]

/** All bookings of the reader, as they stand. */
export function useBookings(personId: string) {
  const client = useQueryClient()
  useFacts(personTopic(personId), () => refetchMissed(client, [listBookings.path]), bookingListeners(client))
  return useQuery({ ...apiQuery(listBookings, {}), select: ({ bookings }) => bookings })
}

/** One booking. While a reservation whose time is over has not ended, it is read again. */
export function useBooking(id: string, personId: string) {
  const client = useQueryClient()
  const question = apiQuery(readBooking, { id })
  useFacts(personTopic(personId), () => refetchMissed(client, question.queryKey), bookingListeners(client))
  const query = useQuery({
    ...question,
    refetchInterval: ({ state: { data } }) => (data && isOverdue(data) ? LATE_MS : false),
  })
  const show = (booking: Booking) => {
    client.setQueryData(question.queryKey, booking)
    void client.invalidateQueries({ queryKey: [listBookings.path] })
  }
  return { ...query, show }
}

const isOverdue = ({ state, expiresAt, readAt }: Booking) => state === 'reserved' && readAt >= expiresAt

/** How far the server's clock is ahead of this device's, in ms, from a reading and when it came. */
export const aheadMsOf = ({ readAt }: { readAt: Date }, dataUpdatedAt: number) => readAt.getTime() - dataUpdatedAt

/** Timers hold no more. */
const LONGEST_TIMER_MS = 2_000_000_000

/** Whether an instant of the server's clock has come; renders again when it does. */
export function useReached(at: Date | undefined, aheadMs: number): boolean {
  const [reached, setReached] = useState<number>()
  const atMs = at?.getTime()
  useEffect(() => {
    if (atMs === undefined) return
    const leftMs = atMs - (Date.now() + aheadMs)
    if (leftMs > LONGEST_TIMER_MS) return
    const timer = setTimeout(() => setReached(atMs), Math.max(0, leftMs))
    return () => clearTimeout(timer)
  }, [atMs, aheadMs])
  return atMs !== undefined && reached === atMs
}
