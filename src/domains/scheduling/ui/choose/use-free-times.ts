import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { listSlots } from '../../hours/contract.ts'
import type { BookingMinutes } from '../../rules.ts'
import { type PackedTimes, unpackTimes } from './free-times.ts'

type Asked = {
  consultantId: string
  /** One, or two that follow each other. */
  months: readonly string[]
  zone: string
  minutes: BookingMinutes
  /** The booking that is being moved. */
  moving?: string
  /** What the server painted for everybody. */
  painted?: PackedTimes | undefined
}

/** How the months of a calendar are asked for. */
export const askedMonths = (months: readonly string[]) => ({
  month: months[0]!,
  ...(months.length > 1 && { months: 2 as const }),
})

/**
 * The free times of a calendar: what the server painted, and for a client what is free for them, too. Read again when
 * the page is shown anew: others book meanwhile.
 */
export function useFreeTimes({ consultantId, months, zone, minutes, moving, painted }: Asked) {
  const { user } = useSession()
  const query = useQuery({
    ...apiQuery(listSlots, { id: consultantId, ...askedMonths(months), zone, minutes, moving }),
    enabled: user?.role === 'client' || !painted,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
  const first = useMemo(() => painted && unpackTimes(painted), [painted])
  const isOwn = query.data && !query.isPlaceholderData
  return {
    times: isOwn ? query.data : (first ?? query.data),
    isBusy: query.isPlaceholderData && !first,
    error: query.error,
    refetch: query.refetch,
  }
}
