import { useRef } from 'react'
import { Plus } from '#browser/icons/plus.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import type { WeeklyStretch } from '../../slots.rules.ts'
import { nextStretch, repeatMonday, timeOfDay, weekdayName, WEEKDAYS } from './draft.ts'
import { StretchRow } from './stretch-row.tsx'

/** The week by keyboard: a row for each day, two lists for each stretch. */
export function WeekList({
  weekly,
  onChange,
}: {
  weekly: readonly WeeklyStretch[]
  onChange: (weekly: readonly WeeklyStretch[]) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const removed = (at: number, weekday: number) => {
    onChange(weekly.filter((_, other) => other !== at))
    // The button that was pressed goes with its row: the keyboard stays on the day.
    list.current?.querySelector<HTMLElement>(`[data-weekday="${weekday}"]`)?.focus()
  }
  return (
    <ul ref={list} className="grid gap-1">
      {WEEKDAYS.map((name, n) => {
        const weekday = n + 1
        const more = nextStretch(weekly, weekday)
        return (
          <li key={name} className="grid gap-1.5 border-line border-b py-2">
            <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
              <h3 data-weekday={weekday} tabIndex={-1} className="font-sans font-semibold text-sm outline-none">
                {name}
              </h3>
              <div className="flex flex-wrap items-center gap-1">
                {weekday === 1 && weekly.some((one) => one.weekday === 1) && (
                  <Button
                    variant="quiet"
                    size="sm"
                    className="max-sm:-ml-3"
                    onClick={() => onChange(repeatMonday(weekly))}
                  >
                    Repetir até sexta
                  </Button>
                )}
                {more && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Abrir um período: ${name}`}
                    onClick={() => onChange([...weekly, more])}
                  >
                    <Plus aria-hidden="true" className="size-4" /> período
                  </Button>
                )}
              </div>
            </div>
            {weekly.every((one) => one.weekday !== weekday) && <p className="text-quiet text-sm">Sem horários</p>}
            {weekly.map((stretch, at) =>
              stretch.weekday === weekday ? (
                <StretchRow
                  key={at}
                  of={name}
                  stretch={stretch}
                  onChange={(changed) => onChange(weekly.with(at, { ...changed, weekday }))}
                  remove={{
                    words: `Tirar ${weekdayName(weekday)}, ${timeOfDay(stretch.from)} às ${timeOfDay(stretch.until)}`,
                    onPress: () => removed(at, weekday),
                  }}
                />
              ) : null,
            )}
          </li>
        )
      })}
    </ul>
  )
}
