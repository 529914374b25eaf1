import { NextMoonQuarter, SearchMoonQuarter } from 'astronomy-engine'
import type { Day } from '../birth-day.rules.ts'
import { type Aspect, aspectsAmong } from '../birth-chart/aspects.rules.ts'
import { dayBounds } from '../birth-chart/clock.rules.ts'
import { signIndexAt, normalizeDegrees } from '../birth-chart/signs.rules.ts'
import { type BodyName, longitudeOf, type BodyPosition, skyAt } from '../birth-chart/sky.rules.ts'

export const QUARTERS = ['Lua nova', 'quarto crescente', 'Lua cheia', 'quarto minguante'] as const
export type MoonOfDay = {
  /** The sign at the beginning of the day, and the next one with the instant of the change, if there is one. */
  sign: number
  next?: { sign: number; at: Date }
  /** The quarter of the Moon on this day, if any: 0 new to 3 last. */
  quarter?: { kind: 0 | 1 | 2 | 3; at: Date }
  isWaxing: boolean
  /** The illuminated fraction, 0 to 1, at noon. */
  illuminated: number
}
/** The sky of a day in Brasília; `bodies` and `aspects` are those of noon, without the node. */
export type SkyOfDay = {
  day: Day
  moon: MoonOfDay
  bodies: readonly BodyPosition[]
  aspects: readonly Aspect<BodyName>[]
}

/** Where days begin and end for everybody. */
export const BRASILIA = { zone: 'America/Sao_Paulo', longitude: -47.93 }

/** The sky of a day, from midnight to midnight in Brasília. The same day always gives the same result. */
export function skyOfDay(day: Day): SkyOfDay {
  const { start, end } = dayBounds(day, BRASILIA)
  const noon = new Date((start.getTime() + end.getTime()) / 2)
  const bodies = skyAt(noon).filter(({ body }) => body !== 'node')
  return {
    day,
    moon: moonOf(start, noon, end),
    bodies,
    aspects: aspectsAmong(bodies.map(({ body, longitude }) => [body, longitude] as const)),
  }
}

function moonOf(start: Date, noon: Date, end: Date): MoonOfDay {
  const elongation = normalizeDegrees(longitudeOf('moon', noon) - longitudeOf('sun', noon))
  const sign = signIndexAt(longitudeOf('moon', start))
  const last = signIndexAt(longitudeOf('moon', end))
  const quarter = quarterIn(start, end)
  return {
    sign,
    ...(last !== sign && { next: { sign: last, at: changeOfSign(start, end) } }),
    ...(quarter && { quarter }),
    isWaxing: elongation < 180,
    illuminated: (1 - Math.cos((elongation * Math.PI) / 180)) / 2,
  }
}

function quarterIn(start: Date, end: Date) {
  // Starts a little earlier, so that a quarter at midnight is found.
  let found = SearchMoonQuarter(new Date(start.getTime() - 60_000))
  if (found.time.date < start) found = NextMoonQuarter(found)
  return found.time.date < end ? { kind: found.quarter as 0 | 1 | 2 | 3, at: found.time.date } : undefined
}

/** The instant of the change, by bisection, to the second. */
function changeOfSign(start: Date, end: Date): Date {
  const before = signIndexAt(longitudeOf('moon', start))
  let [early, late] = [start.getTime(), end.getTime()]
  while (late - early > 1_000) {
    const middle = (early + late) / 2
    if (signIndexAt(longitudeOf('moon', new Date(middle))) === before) early = middle
    else late = middle
  }
  return new Date(late)
}
