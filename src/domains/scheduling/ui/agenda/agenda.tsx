import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { apiQuery } from '#browser/query.ts'
import { useOwnVacation } from '#domains/consultants/ui/use-own-terms.ts'
import { readHours } from '../../hours/contract.ts'
import { endsAt } from '../booking-words.ts'
import { BRASILIA, dayInShort, placeOf, wallTimeIn } from '../local-time.ts'
import { usePrivateCalendar } from '../private-calendar.tsx'
import { useWeekBookings } from '../use-bookings.ts'
import { agendaWith, daysOf, mondayOf, type View, viewLater, viewOf } from './address.ts'
import { AgendaHeading, DayStrip } from './agenda-heading.tsx'
import { DayColumn, type DayPlan, HOUR_REM } from './day-column.tsx'
import { hoursToShow, openOn, partOn } from './lay-out.ts'

/** Those that took, or take, a place in the day. */
const SHOWN = ['confirmed', 'kept', 'client_absent', 'consultant_absent', 'both_absent', 'undone']
const MINUTE_MS = 60_000
const NARROW = '(max-width: 639px)'

/** This device's time, each minute anew. */
function useMinute() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** A consultant's agenda by day or week: what is booked, when they are busy elsewhere, and when they are open. */
export function Agenda({ personId }: { personId: string }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const now = useMinute()
  const { data: hours, error, refetch } = useQuery(apiQuery(readHours, {}))
  const { data: elsewhere } = usePrivateCalendar()
  const vacation = useOwnVacation()
  const zone = hours?.zone ?? BRASILIA
  const wallNow = wallTimeIn(zone, now)
  const today = wallNow.day
  const [isNarrow] = useState(() => matchMedia(NARROW).matches)
  const view = viewOf(search, { kind: isNarrow ? 'dia' : 'semana', day: today })
  const monday = mondayOf(view.day)
  const { data: bookings } = useWeekBookings(personId, monday)
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!hours) return <Skeleton className="h-96" />

  const show = (next: View) => void navigate(agendaWith(search, next), { replace: true, preventScrollReset: true })
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') show(viewLater(view, -1))
    if (event.key === 'ArrowRight') show(viewLater(view, 1))
    if (event.key === 'Home') show({ ...view, day: today })
  }
  const taken = (bookings ?? []).filter(({ state }) => SHOWN.includes(state))
  const planOf = (day: string): DayPlan => ({
    day,
    open: openOn(day, hours),
    bookings: taken.flatMap((of) => {
      const part = partOn(day, wallTimeIn(zone, of.startsAt), wallTimeIn(zone, endsAt(of)))
      return part ? [{ part, of }] : []
    }),
    busy: (elsewhere?.busy ?? []).flatMap(({ from, until }) => {
      const part = partOn(day, wallTimeIn(zone, from), wallTimeIn(zone, until))
      return part ? [part] : []
    }),
    isVacation: vacation !== undefined && vacation.firstDay <= day && day <= vacation.lastDay,
  })
  const plans = daysOf(view).map(planOf)
  const { first, last } = hoursToShow(plans.flatMap((plan) => [...plan.open, ...plan.bookings.map(({ part }) => part)]))
  const nowMinute = Number(wallNow.time.slice(0, 2)) * 60 + Number(wallNow.time.slice(3))
  const isWide = view.kind === 'dia'
  return (
    <section aria-labelledby="dias" className="grid gap-4">
      <AgendaHeading view={view} today={today} onShow={show} />
      {isWide && (
        <DayStrip view={view} today={today} plans={daysOf({ kind: 'semana', day: monday }).map(planOf)} onShow={show} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its arrows turn the pages */}
      <div
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a week scrolls sideways on small screens
        tabIndex={0}
        aria-label="Agenda. Setas para o lado mudam de página; Home volta a hoje."
        onKeyDown={press}
        className="overflow-x-auto rounded-lg border border-line"
      >
        <div className={classes('grid grid-cols-[2.5rem_minmax(0,1fr)]', !isWide && 'min-w-[44rem]')}>
          {(!isWide || plans[0]!.isVacation) && <DayNames plans={plans} today={today} isWide={isWide} />}
          <div className="relative bg-surface text-quiet text-xs tabular-nums" aria-hidden="true">
            {Array.from({ length: last - first - 1 }, (_, n) => (
              <span key={n} className="absolute right-1.5 -translate-y-1/2" style={{ top: `${(n + 1) * HOUR_REM}rem` }}>
                {first + n + 1}h
              </span>
            ))}
          </div>
          <div className={classes('grid', isWide ? 'grid-cols-1' : 'grid-cols-7')}>
            {plans.map((plan) => (
              <DayColumn
                key={plan.day}
                plan={plan}
                personId={personId}
                first={first}
                last={last}
                nowMinute={plan.day === today ? nowMinute : undefined}
                isWide={isWide}
              />
            ))}
          </div>
        </div>
      </div>
      <p className="text-quiet text-xs">
        Horário de {placeOf(zone)}. Em claro, os seus horários abertos; em dourado, o que está marcado
        {elsewhere?.calendar ? '; tracejado, os seus compromissos' : ''}.
      </p>
    </section>
  )
}

/** The head of the columns; a single day stands in the heading already. */
const DayNames = ({ plans, today, isWide }: { plans: readonly DayPlan[]; today: string; isWide: boolean }) => (
  <>
    <span className="border-line border-b bg-surface" />
    <div className={classes('grid border-line border-b bg-surface', isWide ? 'grid-cols-1' : 'grid-cols-7')}>
      {plans.map(({ day, isVacation }) => (
        <p
          key={day}
          aria-current={day === today ? 'date' : undefined}
          className={classes(
            'border-line not-first:border-l px-1 py-2 text-center text-sm',
            day === today && 'font-semibold text-accent',
          )}
        >
          {!isWide && dayInShort(day)}
          {isVacation && <span className="block font-normal text-metal-ink text-xs">férias</span>}
        </p>
      ))}
    </div>
  </>
)
