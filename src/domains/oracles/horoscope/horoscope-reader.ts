import { dayOf, isoDay } from '../birth-day.rules.ts'
import type { DayHoroscope } from '../contract.ts'
import { horoscopeOf } from './rules.ts'

/** Returns the horoscope of the day at `now` in Brasília; computed once a day. */
export function horoscopeReader() {
  let last: DayHoroscope | undefined
  return (now: Date): DayHoroscope => {
    const today = dayOf(now)
    const day = isoDay(today)
    if (last?.day !== day) last = { ...horoscopeOf(today), day }
    return last
  }
}
