import { type PointerEvent, useRef, useState } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import type { WeeklyStretch } from '../../slots.rules.ts'
import { onGrid, partsOfStretch, timeOfDay, weekdayName, WEEKDAYS } from './draft.ts'

const DAY_MINUTES = 1_440
/** Without dragging, a press is an hour. */
const LEAST_DRAG = 15
/** From so many minutes on there is space for a name; the agenda above has all of them. */
const NAMED_MINUTES = 40
/** As high as the hour of a stretch is written. */
const LABEL_MINUTES = 40

/** What is booked in the coming days: it stays whatever the hours are. */
export type BookedBlock = { id: string; weekday: number; from: number; until: number; name: string }

type Props = {
  weekly: readonly WeeklyStretch[]
  booked: readonly BookedBlock[]
  onAdd: (stretch: WeeklyStretch) => void
  onChange: (at: number, stretch: WeeklyStretch) => void
}

type Drag = { kind: 'new' | 'move' | 'end'; at: number; grabbed: number; stretch: WeeklyStretch }

/**
 * The week as a picture to draw on with a mouse: a press on free space begins a stretch, its body moves it, its lower
 * edge makes it longer, a tap adds an hour. By keyboard there is the list beside it.
 */
export function WeekGrid({ weekly, booked, onAdd, onChange }: Props) {
  const [drag, setDrag] = useState<Drag>()
  const columns = useRef<HTMLDivElement>(null)
  const minuteAt = ({ clientY }: PointerEvent) => {
    const { top, height } = columns.current!.getBoundingClientRect()
    return ((clientY - top) / height) * DAY_MINUTES
  }
  const begin = (event: PointerEvent<HTMLElement>, started: Omit<Drag, 'grabbed'>) => {
    if (event.button !== 0) return
    event.stopPropagation()
    // A finger scrolls: only its tap adds an hour.
    if (event.pointerType === 'touch') return
    event.preventDefault()
    columns.current?.setPointerCapture(event.pointerId)
    setDrag({ ...started, grabbed: minuteAt(event) })
  }
  const follow = (event: PointerEvent) => {
    if (!drag) return
    const minute = minuteAt(event)
    const { stretch, grabbed, kind } = drag
    if (kind === 'new') {
      const [a, b] = [Math.floor(grabbed / 15) * 15, onGrid(minute)]
      setDrag({ ...drag, stretch: { ...stretch, from: Math.min(a, b), until: Math.max(a, b, Math.min(a, b) + 15) } })
    } else if (kind === 'end') {
      setDrag({ ...drag, stretch: { ...stretch, until: Math.max(stretch.from + 15, onGrid(minute)) } })
    } else {
      const length = stretch.until - stretch.from
      const origin = weekly[drag.at]!.from
      const from = Math.min(Math.max(0, onGrid(origin + minute - grabbed)), Math.max(0, DAY_MINUTES - length))
      setDrag({ ...drag, stretch: { ...stretch, from, until: from + length } })
    }
  }
  const drop = () => {
    if (!drag) return
    const { kind, at, stretch } = drag
    setDrag(undefined)
    if (kind !== 'new') return onChange(at, stretch)
    const isPress = stretch.until - stretch.from <= LEAST_DRAG
    const from = Math.min(stretch.from, DAY_MINUTES - 60)
    onAdd(isPress ? { ...stretch, from, until: from + 60 } : stretch)
  }
  const tap = (event: PointerEvent<HTMLElement>, weekday: number) => {
    if (event.pointerType !== 'touch') return
    const from = Math.min(Math.floor(minuteAt(event) / 60) * 60, DAY_MINUTES - 60)
    onAdd({ weekday, from, until: from + 60 })
  }
  const shown = weekly.map((stretch, at) => (drag && drag.kind !== 'new' && drag.at === at ? drag.stretch : stretch))
  /** Whether the hour of a stretch can be written there: nothing booked lies on it. */
  const isFree = (weekday: number, from: number, until: number) =>
    !booked.some((one) => one.weekday === weekday && one.from < until && one.until > from)
  const all = drag?.kind === 'new' ? [...shown, drag.stretch] : shown
  return (
    <div aria-hidden="true" className="grid grid-cols-[2.25rem_minmax(0,1fr)] select-none">
      <span />
      <div className="grid grid-cols-7 pb-1 text-center font-medium text-quiet text-xs">
        {WEEKDAYS.map((name) => (
          <span key={name}>{name.slice(0, 3).toLowerCase()}</span>
        ))}
      </div>
      <div className="relative h-[36rem] xl:h-[48rem] text-quiet text-xs tabular-nums">
        {HOURS.map((hour) => (
          <span key={hour} className="absolute right-1.5 -translate-y-1/2" style={{ top: placed(hour * 60) }}>
            {hour}h
          </span>
        ))}
      </div>
      <div
        ref={columns}
        onPointerMove={follow}
        onPointerUp={drop}
        onPointerCancel={() => setDrag(undefined)}
        className="relative grid h-[36rem] xl:h-[48rem] grid-cols-7 overflow-hidden rounded-md border border-line bg-surface"
      >
        {HOURS.map((hour) => (
          <span
            key={hour}
            className="pointer-events-none absolute inset-x-0 border-line border-t"
            style={{ top: placed(hour * 60) }}
          />
        ))}
        {WEEKDAYS.map((name, at) => (
          <div
            key={name}
            className="relative cursor-crosshair border-line not-first:border-l hover:bg-accent-wash/40"
            onPointerDown={(event) => {
              const from = Math.floor(minuteAt(event) / 15) * 15
              begin(event, { kind: 'new', at: -1, stretch: { weekday: at + 1, from, until: from + 15 } })
            }}
            onPointerUp={(event) => tap(event, at + 1)}
          >
            {all.flatMap((stretch, index) =>
              partsOfStretch(stretch)
                .filter(({ weekday }) => weekday === at + 1)
                .map(({ from, until }, part) => (
                  <div
                    key={`${index}.${part}`}
                    title={`${weekdayName(stretch.weekday)}, ${timeOfDay(stretch.from)} às ${timeOfDay(stretch.until)}`}
                    onPointerDown={(event) =>
                      index < weekly.length && begin(event, { kind: 'move', at: index, stretch })
                    }
                    onPointerUp={(event) => event.pointerType === 'touch' && event.stopPropagation()}
                    className={classes(
                      'absolute inset-x-0.5 cursor-grab overflow-hidden rounded-sm border border-accent bg-accent-wash px-1 text-accent text-xs leading-tight tabular-nums active:cursor-grabbing',
                      drag && drag.at === index && 'shadow-lifted',
                    )}
                    style={{ top: placed(from), height: placed(until - from) }}
                  >
                    {until - from >= 60 && (
                      <span className="max-sm:hidden">
                        {isFree(at + 1, from, from + LABEL_MINUTES) && timeOfDay(from)}
                        <br />
                        {until - from >= 120 && isFree(at + 1, until - LABEL_MINUTES, until) && (
                          <span className="absolute bottom-0.5">{timeOfDay(until)}</span>
                        )}
                      </span>
                    )}
                    {stretch.until <= DAY_MINUTES && (
                      <span
                        onPointerDown={(event) =>
                          index < weekly.length && begin(event, { kind: 'end', at: index, stretch })
                        }
                        className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize"
                      />
                    )}
                  </div>
                )),
            )}
            {booked
              .filter(({ weekday }) => weekday === at + 1)
              .map(({ id, from, until, name: who }) => (
                <span
                  key={id}
                  title={`${timeOfDay(from)}, ${who}`}
                  className="pointer-events-none absolute inset-x-1 overflow-hidden whitespace-nowrap rounded-sm border border-metal bg-metal-wash px-1 pt-0.5 text-metal-ink text-xs leading-none"
                  style={{ top: placed(from), height: placed(until - from) }}
                >
                  {until - from >= NAMED_MINUTES && <span className="max-xl:hidden">{who}</span>}
                </span>
              ))}
          </div>
        ))}
      </div>
    </div>
  )
}

const HOURS = [3, 6, 9, 12, 15, 18, 21]
const placed = (minutes: number) => `${(minutes / DAY_MINUTES) * 100}%`
