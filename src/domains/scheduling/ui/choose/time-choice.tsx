import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { MonthGrid } from '#browser/kit/forms/month-grid.tsx'
import { monthsShown, weeksShown } from '#browser/kit/forms/weeks-shown.ts'
import { Select } from '#browser/kit/forms/select.tsx'
import {
  BRAZILIAN_ZONES,
  dayInWords,
  monthInWords,
  monthsInWords,
  placeOf,
  useDeviceZone,
  wallTimeIn,
  wallTimeOf,
} from '../local-time.ts'
import { byPartOfDay, type FreeTime, type FreeTimes, timesByDay } from './free-times.ts'

type Props = {
  times: FreeTimes
  /** The consultant. */
  name: string
  zone: string
  /** `yyyy-mm`, `yyyy-mm-dd` */
  month: string
  day: string | undefined
  startsAt: Date | undefined
  now: Date
  isBusy: boolean
  onDay: (day: string) => void
  onMonth: (month: string) => void
  onZone: (zone: string) => void
  onTime: (at: Date) => void
}

const freeWords = (count: number) =>
  count === 0 ? 'nenhum horário livre' : count === 1 ? '1 horário livre' : `${count} horários livres`

/** A day of the month, and a time of the day, by the clock of a zone. Choosing a day leads to its times, and back. */
export function TimeChoice(props: Props) {
  const { times, zone, month, day, startsAt, now, isBusy, onDay, onMonth, onZone } = props
  const days = useMemo(() => timesByDay(times), [times])
  const isChosenHere = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const calendar = useRef<HTMLElement>(null)
  const today = wallTimeIn(zone, now).day
  const inView = weeksShown(month, today).flat()
  const shown = day && inView.includes(day) ? day : [...days.keys()].find((one) => inView.includes(one))
  useEffect(() => {
    if (!isChosenHere.current) return
    isChosenHere.current = false
    heading.current?.focus()
  })
  const choose = (chosen: string) => {
    if (chosen === shown) heading.current?.focus()
    else isChosenHere.current = true
    onDay(chosen)
  }
  const back = () => calendar.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
      <section ref={calendar} aria-label="Dia" className="grid gap-3">
        <MonthGrid
          month={month}
          title={monthsInWords(monthsShown(month, today))}
          least={today.slice(0, 7)}
          most={wallTimeOf(times.clock, new Date(times.openUntil.getTime() - 1)).day.slice(0, 7)}
          today={today}
          chosen={shown}
          isBusy={isBusy}
          // What is heard contains what is seen: 1, not 1º.
          labelOf={(one) => `${dayInWords(one).replace('º', '')}, ${freeWords(days.get(one)?.length ?? 0)}`}
          isFree={(one) => days.has(one)}
          onChoose={choose}
          onMonth={onMonth}
        />
        <ZoneSelect zone={zone} theirs={times.zone} onZone={onZone} />
      </section>
      <section aria-label="Horário" className="grid gap-4">
        {shown === undefined ? (
          <NothingFree months={monthsShown(month, today)} name={props.name} />
        ) : (
          <>
            <div className="grid gap-0.5">
              <h3 ref={heading} tabIndex={-1} className="font-display text-lg outline-none first-letter:uppercase">
                {dayInWords(shown)}
              </h3>
              <p className="text-quiet text-sm">
                {freeWords(days.get(shown)?.length ?? 0)}, horário de {placeOf(zone)}
              </p>
            </div>
            <Times {...props} times={days.get(shown) ?? []} theirZone={times.zone} startsAt={startsAt} />
            <Button variant="quiet" size="sm" className="-mx-3 justify-self-start" onClick={back}>
              Escolher outro dia
            </Button>
          </>
        )}
      </section>
    </div>
  )
}

/** A value of the address that shows a choice at once: the address follows a moment later. */
export function useAtOnce<T>(value: T): [T, (chosen: T) => void] {
  const [chosen, setChosen] = useState({ value, shown: value })
  if (chosen.value !== value) setChosen({ value, shown: value })
  return [chosen.value === value ? chosen.shown : value, (shown) => setChosen({ value, shown })]
}

function Times({
  times,
  startsAt,
  theirZone,
  name,
  onTime,
}: Pick<Props, 'startsAt' | 'name' | 'onTime'> & { times: readonly FreeTime[]; theirZone: string }) {
  const group = useId()
  const [chosen, setChosen] = useAtOnce(startsAt?.getTime())
  return (
    <div role="radiogroup" aria-label="Horários livres" className="grid gap-4">
      {byPartOfDay(times).map(({ part, times: some }) => (
        <div key={part} className="grid gap-2">
          <p id={`${group}${part}`} className="eyebrow">
            {part}
          </p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
            {some.map(({ at, time, theirs }) => (
              <label
                key={time + at.getTime()}
                className="relative grid min-h-11 place-content-center rounded-md border border-edge bg-surface px-2 py-1.5 text-center tabular-nums transition-colors duration-150 hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
              >
                <input
                  type="radio"
                  name={`${group}time`}
                  aria-label={theirs ? `${time}, ${theirs.time} em ${placeOf(theirZone)} para ${name}` : time}
                  value={at.toISOString()}
                  checked={chosen === at.getTime()}
                  onChange={() => {
                    setChosen(at.getTime())
                    onTime(at)
                  }}
                  className="absolute inset-0 size-full opacity-0"
                />
                <span className="font-semibold">{time}</span>
                {theirs && (
                  <span aria-hidden="true" className="text-xs">
                    {theirs.time} lá
                  </span>
                )}
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

const NothingFree = ({ months, name }: { months: readonly string[]; name: string }) => (
  <div className="grid gap-3 rounded-lg bg-sunken p-5">
    <p className="font-display text-lg">
      Nada livre {months.length > 1 ? 'nestas semanas' : `em ${monthInWords(months[0]!)}`}
    </p>
    <p className="text-quiet text-sm">
      Veja outro mês no calendário ou outra duração. Para perguntar por escrito a {name}, não é preciso hora marcada.
    </p>
  </div>
)

/** By whose clock the times are: the device's, the consultant's, and those of Brazil. */
function ZoneSelect({ zone, theirs, onZone }: { zone: string; theirs: string; onZone: (zone: string) => void }) {
  const device = useDeviceZone()
  const zones = [...new Set([zone, device, theirs, ...BRAZILIAN_ZONES.map(([one]) => one)])]
  return (
    <Select
      label="Horários de"
      value={zone}
      onChange={(event) => onZone(event.target.value)}
      className="max-w-72 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-3"
    >
      {zones.map((one) => (
        <option key={one} value={one}>
          {placeOf(one)}
        </option>
      ))}
    </Select>
  )
}
