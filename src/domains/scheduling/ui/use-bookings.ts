import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { on } from '#shared/facts.ts'
import { bookingMoved } from '../facts.ts'
import { type Booking, listBookings, readBooking } from '../bookings/contract.ts'

const LATE_MS = 2_000

const bookingListeners = (client: QueryClient) => [
  on(bookingMoved, ({ bookingId }) =>
    refetchChanged(client, [listBookings.path], apiQuery(readBooking, { id: bookingId }).queryKey),
  ),
]

/** Bookings of the reader as they stand: all, or only those ahead. */
export function useBookings(personId: string, which: 'all' | 'ahead') {
  const client = useQueryClient()
  useFacts(personTopic(personId), () => refetchMissed(client, [listBookings.path]), bookingListeners(client))
  const asked = which === 'ahead' ? ({ ahead: 'true' } as const) : {}
  return useQuery({ ...apiQuery(listBookings, asked), select: ({ bookings }) => bookings })
}

/** Bookings of the reader within the seven days from this one (`yyyy-mm-dd`) on, and some around them. */
export function useWeekBookings(personId: string, week: string) {
  const client = useQueryClient()
  useFacts(personTopic(personId), () => refetchMissed(client, [listBookings.path]), bookingListeners(client))
  return useQuery({ ...apiQuery(listBookings, { week }), select: ({ bookings }) => bookings })
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
