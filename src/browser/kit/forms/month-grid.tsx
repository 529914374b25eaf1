import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ChevronLeft } from '#browser/icons/chevron-left.ts'
import { ChevronRight } from '#browser/icons/chevron-right.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { classes } from '../layout/classes.ts'
import { DAY_MS, dayAt, inMonth, noon, weekdayOf, weeksShown } from './weeks-shown.ts'

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

const WEEKDAYS = [
  ['dom', 'domingo'],
  ['seg', 'segunda-feira'],
  ['ter', 'terça-feira'],
  ['qua', 'quarta-feira'],
  ['qui', 'quinta-feira'],
  ['sex', 'sexta-feira'],
  ['sáb', 'sábado'],
] as const

/** What stands on the first day of the next month. */
const MONTHS = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' })

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

/**
 * A month, or the weeks from today on, to choose a day from: one tab stop; arrows, Home, End, PageUp and PageDown move,
 * also to other months. Days without an offer keep the focus, so that what is said of them can be heard.
 */
export function MonthGrid(props: Props) {
  const { month, title, least, most, today, chosen, labelOf, isFree, onChoose, onMonth, isBusy = false } = props
  const heading = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [visited, setVisited] = useState<string>()
  const isMoving = useRef(false)
  const weeks = weeksShown(month, today)
  const days = weeks.flat().filter((day) => day !== undefined)
  const isHere = (day: string | undefined) => day !== undefined && days.includes(day)
  const stop = [visited, chosen].find(isHere) ?? days.find(isFree) ?? (isHere(today) ? today : days[0]!)
  useEffect(() => {
    if (!isMoving.current || !visited || !weeksShown(month, today).flat().includes(visited)) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${visited}"]`)?.focus()
  }, [visited, month, today])
  const onKeyDown = (event: KeyboardEvent, day: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // While another month is on its way, keys go on from the day that will have the focus.
    const from = isMoving.current && visited ? visited : day
    const moved = MOVES[event.key]?.(from)
    if (!moved) return
    event.preventDefault()
    // The weeks before today's are not shown.
    const earliest = weeksShown(least, today)
      .flat()
      .find((one) => one !== undefined)!
    const wanted = moved < earliest && from > earliest ? earliest : moved
    const to = wanted.slice(0, 7)
    if (wanted < earliest || to > most) return
    const isInView = !isMoving.current && isHere(wanted)
    isMoving.current = true
    setVisited(wanted)
    if (!isInView && (to !== from.slice(0, 7) || !isHere(wanted))) onMonth(to)
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
                      {day.endsWith('-01') && !day.startsWith(month) && (
                        <span
                          aria-hidden="true"
                          // Not text: the day's name says its month already.
                          data-month={MONTHS.format(noon(day)).replace('.', '')}
                          className="absolute top-0 text-[0.6875rem] leading-tight before:content-[attr(data-month)]"
                        />
                      )}
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
