import { type ReactNode, useMemo } from 'react'
import { NextTimeContext } from '#domains/consultants/ui/welcome-context.ts'
import { SHORTEST_BOOKING } from '../rules.ts'
import { startParameter } from './choose/agenda-address.ts'
import { nearDay, placeOf, useDeviceZone, wallTimeIn } from './local-time.ts'

type Props = {
  consultantId: string
  name: string
  slots: readonly Date[]
  /** When they were read. */
  now: Date
}

/** The next free times of somebody as links to their agenda, by the clock of the device. */
export function NextTimes({ consultantId, name, slots, now }: Props) {
  const zone = useDeviceZone()
  const today = wallTimeIn(zone, now).day
  return (
    <div className="grid gap-2">
      <p className="text-quiet text-sm">Próximos horários, {placeOf(zone)}</p>
      <ul className="flex flex-wrap gap-2">
        {slots.map((at) => {
          const { day, time } = wallTimeIn(zone, at)
          const search = new URLSearchParams({ consultor: consultantId, dia: day, inicio: startParameter(at) })
          return (
            <li key={at.getTime()}>
              <a
                href={`/agendar?${search}`}
                className="inline-flex min-h-10 items-center rounded-md border border-edge px-3 text-sm tabular-nums hover:border-accent hover:text-accent"
              >
                <span className="sr-only">Agendar com {name}: </span>
                {nearDay(day, today)}, {time}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Cards inside say when each of these can be booked next, by the clock of the device. */
export function NextTimesOfCards({
  first,
  now,
  children,
}: {
  first: readonly { id: string; at: Date }[]
  now: Date
  children: ReactNode
}) {
  const zone = useDeviceZone()
  const next = useMemo(() => {
    const today = wallTimeIn(zone, now).day
    return new Map(
      first.map(({ id, at }) => {
        const { day, time } = wallTimeIn(zone, at)
        const search = new URLSearchParams({
          consultor: id,
          duracao: String(SHORTEST_BOOKING),
          dia: day,
          inicio: startParameter(at),
        })
        return [id, { words: `${nearDay(day, today)}, ${time}`, href: `/agendar?${search}#resumo` }]
      }),
    )
  }, [zone, first, now])
  return <NextTimeContext value={next}>{children}</NextTimeContext>
}
