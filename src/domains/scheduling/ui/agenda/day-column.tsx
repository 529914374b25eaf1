import { classes } from '#browser/kit/layout/classes.ts'
import { channelNames } from '#domains/consultants/rules.ts'
import type { Booking } from '../../bookings/contract.ts'
import type { Stretch } from '../../slots.rules.ts'
import { isAhead, labelOf, otherOf, sideOf } from '../booking-words.ts'
import { timeOfDay } from '../hours/draft.ts'
import { dayInWords } from '../local-time.ts'

/** High enough for one line in a booking of twenty minutes. */
export const HOUR_REM = 4.5
/** From so many minutes on a second line fits. */
const TWO_LINES = 40

export type Placed<T> = { part: Stretch; of: T }
export type DayPlan = {
  day: string
  open: readonly Stretch[]
  bookings: readonly Placed<Booking>[]
  busy: readonly Stretch[]
  isVacation: boolean
}

type Props = {
  plan: DayPlan
  personId: string
  first: number
  last: number
  nowMinute: number | undefined
  isWide: boolean
}

/** One day as a column: when it is open, what is booked with whom, when the consultant is busy elsewhere, and now. */
export function DayColumn({ plan, personId, first, last, nowMinute, isWide }: Props) {
  const top = (minute: number) => `${((minute - first * 60) / 60) * HOUR_REM}rem`
  const placed = ({ from, until }: Stretch) => {
    const [begin, end] = [Math.max(from, first * 60), Math.min(until, last * 60)]
    return { top: top(begin), height: `${(Math.max(0, end - begin) / 60) * HOUR_REM}rem` }
  }
  return (
    <div
      className="relative overflow-hidden border-line not-first:border-l bg-sunken/60"
      style={{ height: `${(last - first) * HOUR_REM}rem` }}
    >
      {plan.open.map((part) => (
        <span key={part.from} aria-hidden="true" className="absolute inset-x-0 bg-surface" style={placed(part)} />
      ))}
      {Array.from({ length: last - first - 1 }, (_, n) => (
        <span
          key={n}
          aria-hidden="true"
          className="absolute inset-x-0 border-line border-t"
          style={{ top: top((first + n + 1) * 60) }}
        />
      ))}
      {(plan.busy.length > 0 || plan.bookings.length > 0) && (
        <ul aria-label={dayInWords(plan.day)}>
          {plan.busy.map((part) => (
            <li
              key={part.from}
              className="absolute inset-x-0.5 overflow-hidden rounded-sm border border-edge border-dashed bg-sunken px-1.5 pt-0.5 text-quiet text-xs leading-tight"
              style={placed(part)}
            >
              <span className={part.until - part.from < 20 ? 'sr-only' : undefined}>
                Ocupado<span className="sr-only">{`, das ${timeOfDay(part.from)} às ${timeOfDay(part.until)}`}</span>
              </span>
            </li>
          ))}
          {plan.bookings.map(({ part, of }) => (
            <li key={of.id} className="absolute inset-x-0.5" style={placed(part)}>
              <Block booking={of} part={part} personId={personId} isWide={isWide} />
            </li>
          ))}
        </ul>
      )}
      {nowMinute !== undefined && nowMinute >= first * 60 && nowMinute < last * 60 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 border-bad border-t-2"
          style={{ top: top(nowMinute) }}
        />
      )}
    </div>
  )
}

/** "10h", "10h30": where there is little space. */
const shortTime = (minute: number) =>
  `${Math.floor(minute / 60)}h${minute % 60 === 0 ? '' : String(minute % 60).padStart(2, '0')}`

/** A booking: the card of one ahead is below, one that is over leads to its conversation. */
function Block({
  booking,
  part,
  personId,
  isWide,
}: {
  booking: Booking
  part: Stretch
  personId: string
  isWide: boolean
}) {
  const side = sideOf(booking, personId)
  const { name } = otherOf(booking, side)
  const { words } = labelOf(booking, side)
  const ahead = isAhead(booking)
  const channel = channelNames[booking.channel].toLowerCase()
  const hadRoom = booking.state !== 'undone'
  return (
    <a
      href={ahead ? `#marcada-${booking.id}` : hadRoom ? `/consultation/${booking.id}` : '#passadas'}
      title={`${timeOfDay(part.from)} ${name}, ${booking.minutes} min por ${channel}. ${words}.`}
      className={classes(
        'relative block h-full min-h-5 overflow-hidden rounded-sm border px-1.5 py-0.5 text-xs leading-tight no-underline hover:border-accent',
        ahead ? 'border-metal bg-metal-wash text-metal-ink' : 'border-line bg-ground text-quiet',
      )}
    >
      <span className="block truncate">
        <span className="tabular-nums">{isWide ? timeOfDay(part.from) : shortTime(part.from)}</span>{' '}
        <strong className="font-semibold">{name}</strong>
        {isWide && (
          <span aria-hidden="true">{` · ${booking.minutes} min por ${channel}${ahead ? '' : ` · ${words}`}`}</span>
        )}
        <span className="sr-only">{`, ${booking.minutes} minutos por ${channel}: ${words}`}</span>
      </span>
      {!isWide && part.until - part.from >= TWO_LINES && (
        <span aria-hidden="true" className="block truncate">
          {ahead ? `${booking.minutes} min, ${channel}` : words}
        </span>
      )}
    </a>
  )
}
