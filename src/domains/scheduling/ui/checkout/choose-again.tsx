import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError, errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { monthShowing, monthsShown } from '#browser/kit/forms/weeks-shown.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { Booking } from '../../bookings/contract.ts'
import type { BookingMinutes } from '../../rules.ts'
import { agendaAddressIn, startParameter } from '../choose/agenda-address.ts'
import { TimeChoice } from '../choose/time-choice.tsx'
import { useChangeAgenda } from '../choose/use-change-agenda.ts'
import { useFreeTimes } from '../choose/use-free-times.ts'
import { whenInWords } from '../booking-words.ts'
import { dayInWords, useDeviceZone, wallTimeIn, wallTimeOf } from '../local-time.ts'

type Chosen = {
  /** Another start than the present one; undefined: none is chosen yet. */
  startsAt: Date | undefined
  zone: string
  /** Others may have taken times meanwhile. */
  readAgain: () => void
}

type Props = {
  booking: Booking
  /** How far ahead a start has to be, in milliseconds, beyond what the agenda asks. */
  leastAheadMs?: number
  onTime: () => void
  children: (chosen: Chosen) => ReactNode
}

/**
 * Another start for a booking, beside what is said about it; the choice is in the address. It begins with the day of
 * the booking, where that has a free time.
 */
export function ChooseAgain({ booking, leastAheadMs = 0, onTime, children }: Props) {
  const [search] = useSearchParams()
  const change = useChangeAgenda()
  const device = useDeviceZone()
  const { zone = device, month: asked, day, startsAt } = agendaAddressIn(search)
  const present = wallTimeIn(zone, booking.startsAt).day
  const today = wallTimeIn(zone, booking.readAt).day
  const month = asked ?? monthShowing(day ?? present, today)
  const { consultant } = booking
  const minutes = booking.minutes as BookingMinutes
  const months = monthsShown(month, today)
  const free = useFreeTimes({ consultantId: consultant.id, months, zone, minutes, moving: booking.id })
  const times = useMemo(() => {
    const first = booking.readAt.getTime() + leastAheadMs
    return free.times && { ...free.times, slots: free.times.slots.filter((at) => at.getTime() >= first) }
  }, [free.times, booking.readAt, leastAheadMs])
  const isPresentFree = times?.slots.some((at) => wallTimeOf(times.clock, at).day === present)
  const go = (changes: Record<string, string>) => void change(changes)
  const chosen = startsAt && startsAt.getTime() !== booking.startsAt.getTime() ? startsAt : undefined
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <section aria-labelledby="livres">
        <h2 id="livres" className="sr-only">
          Horários livres
        </h2>
        {times ? (
          <TimeChoice
            times={times}
            name={consultant.name}
            zone={zone}
            month={month}
            day={day ?? (isPresentFree ? present : undefined)}
            startsAt={startsAt}
            now={booking.readAt}
            isBusy={free.isBusy}
            onDay={(dia) => go({ dia })}
            onMonth={(mes) => go({ mes, dia: '' })}
            onZone={(fuso) => go({ fuso, dia: '' })}
            onTime={(at) => {
              onTime()
              go({ dia: wallTimeIn(zone, at).day, inicio: startParameter(at) })
            }}
          />
        ) : free.error ? (
          <ErrorState onRetry={() => void free.refetch()}>{errorMessage(free.error)}</ErrorState>
        ) : (
          <Skeleton className="h-96" />
        )}
      </section>
      {children({ startsAt: chosen, zone, readAgain: () => void free.refetch() })}
    </div>
  )
}

/** Somebody was quicker, or something changed meanwhile. */
export const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

export function startInWords(at: Date, zone: string) {
  const { day, time } = wallTimeIn(zone, at)
  return `${dayInWords(day)}, ${time}`
}

/** The present day and times of a booking. */
export function nowInWords(booking: Booking, zone: string) {
  const { day, times } = whenInWords(booking, zone)
  return `${day}, das ${times}`
}
