import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classes } from '../layout/classes.ts'

type Props = {
  /** `yyyy-mm`, shown; its name in words; the first and the last one that can be shown. */
  month: string
  title: string
  least: string
  most: string
  /** `yyyy-mm-dd` */
  today: string
  chosen: string | undefined
  /** What is said of a day: its name, and what it offers. */
  labelOf: (day: string) => string
  isFree: (day: string) => boolean
  onChoose: (day: string) => void
  onMonth: (month: string) => void
  isBusy?: boolean
}

const DAY_MS = 86_400_000
const WEEKDAYS = [
  ['dom', 'domingo'],
  ['seg', 'segunda-feira'],
  ['ter', 'terça-feira'],
  ['qua', 'quarta-feira'],
  ['qui', 'quinta-feira'],
  ['sex', 'sexta-feira'],
  ['sáb', 'sábado'],
] as const

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const weekdayOf = (day: string) => new Date(noon(day)).getUTCDay()

/** The same day of another month, or its last one. */
function inMonth(day: string, months: number): string {
  const at = new Date(noon(day))
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0, 12))
  return dayAt(Math.min(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, at.getUTCDate(), 12), last.getTime()))
}

/** The day that a key leads to. */
const MOVES: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => dayAt(noon(day) - DAY_MS),
  ArrowRight: (day) => dayAt(noon(day) + DAY_MS),
  ArrowUp: (day) => dayAt(noon(day) - 7 * DAY_MS),
  ArrowDown: (day) => dayAt(noon(day) + 7 * DAY_MS),
  Home: (day) => dayAt(noon(day) - weekdayOf(day) * DAY_MS),
  End: (day) => dayAt(noon(day) + (6 - weekdayOf(day)) * DAY_MS),
  PageUp: (day) => inMonth(day, -1),
  PageDown: (day) => inMonth(day, 1),
}

/** The weeks of a month from Sunday on; what belongs to another month is left out. */
function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const count = Number(dayAt(noon(inMonth(first, 1)) - DAY_MS).slice(8))
  const lead = weekdayOf(first)
  return Array.from({ length: Math.ceil((lead + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const date = week * 7 + at - lead + 1
      return date >= 1 && date <= count ? `${month}-${String(date).padStart(2, '0')}` : undefined
    }),
  )
}

/**
 * A month to choose a day from: one tab stop; arrows, Home, End, PageUp and PageDown move, also to other months. Days
 * without an offer keep the focus, so that what is said of them can be heard.
 */
export function MonthGrid(props: Props) {
  const { month, title, least, most, today, chosen, labelOf, isFree, onChoose, onMonth, isBusy = false } = props
  const heading = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [visited, setVisited] = useState<string>()
  const isMoving = useRef(false)
  const weeks = weeksOf(month)
  const days = weeks.flat().filter((day) => day !== undefined)
  const isHere = (day: string | undefined) => day?.startsWith(month)
  const stop = [visited, chosen].find(isHere) ?? days.find(isFree) ?? (isHere(today) ? today : days[0]!)
  useEffect(() => {
    if (!isMoving.current || !visited?.startsWith(month)) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${visited}"]`)?.focus()
  }, [visited, month])
  const onKeyDown = (event: KeyboardEvent, day: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // While another month is on its way, keys go on from the day that will have the focus.
    const from = isMoving.current && visited ? visited : day
    const wanted = MOVES[event.key]?.(from)
    if (!wanted) return
    event.preventDefault()
    const to = wanted.slice(0, 7)
    if (to < least || to > most) return
    isMoving.current = true
    setVisited(wanted)
    if (to !== from.slice(0, 7)) onMonth(to)
  }
  const turn = (months: number) => onMonth(inMonth(`${month}-01`, months).slice(0, 7))
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton label="Mês anterior" disabled={month <= least} onClick={() => turn(-1)}>
          <ChevronLeft strokeWidth={1.5} />
        </IconButton>
        <p id={heading} aria-live="polite" className="font-display text-lg first-letter:uppercase">
          {title}
        </p>
        <IconButton label="Próximo mês" disabled={month >= most} onClick={() => turn(1)}>
          <ChevronRight strokeWidth={1.5} />
        </IconButton>
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of date grids
        role="grid"
        aria-labelledby={heading}
        aria-busy={isBusy || undefined}
        className={classes('w-full table-fixed', isBusy && 'opacity-60')}
      >
        <thead>
          <tr>
            {WEEKDAYS.map(([short, name]) => (
              <th key={name} scope="col" abbr={name} className="pb-1 font-medium text-quiet text-xs">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, n) => (
            <tr key={n}>
              {week.map((day, at) =>
                day === undefined ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- before the first or after the last
                  <td key={at} />
                ) : (
                  <td key={at} aria-selected={day === chosen} className="p-0.5 sm:p-1">
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === stop ? 0 : -1}
                      aria-label={labelOf(day)}
                      aria-disabled={!isFree(day) || undefined}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => isFree(day) && onChoose(day)}
                      onFocus={() => setVisited(day)}
                      onKeyDown={(event) => onKeyDown(event, day)}
                      className={classes(
                        'relative grid aspect-square max-h-12 min-h-10 w-full place-items-center rounded-md border text-base tabular-nums',
                        dayLook(day === chosen, isFree(day)),
                      )}
                    >
                      {Number(day.slice(8))}
                      {day === today && (
                        <span aria-hidden="true" className="absolute bottom-1 size-1 rounded-full bg-current" />
                      )}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const dayLook = (isChosen: boolean, isFree: boolean) =>
  isChosen
    ? 'border-accent bg-accent font-semibold text-on-accent'
    : isFree
      ? 'border-edge bg-surface font-semibold hover:border-accent hover:bg-accent-wash hover:text-accent'
      : 'cursor-default border-transparent text-quiet'
