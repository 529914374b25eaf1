import { dayOf, isoDay } from '../birth-day/rules.ts'
import type { DayHoroscope } from '../contract.ts'
import { horoscopeOf } from './rules.ts'

let last: DayHoroscope | undefined

/** The text of the day on which Brasília is at `now`. Worked out once a day. */
export function readHoroscope(now: Date): DayHoroscope {
  const today = dayOf(now)
  const day = isoDay(today)
  if (last?.day !== day) last = { ...horoscopeOf(today), day }
  return last
}
