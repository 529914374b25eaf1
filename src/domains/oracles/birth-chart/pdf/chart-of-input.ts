import { parseIsoDay } from '../../birth-day.rules.ts'
import { zoneAt } from '../places/zones.rules.ts'
import { type Chart, chartOf, chartOfDay } from '../rules.ts'
import type { ChartPaperInput } from './contract.ts'

/** The chart that a browser drew, computed again from the same birth. */
export function chartOfInput({ day, at, latitude, longitude, state, place, system }: ChartPaperInput): Chart {
  if (at) return chartOf(at, { latitude, longitude }, system)
  const zone = zoneAt(state, latitude, longitude)
  return chartOfDay(parseIsoDay(day), { name: place, state, latitude, longitude, zone })
}
