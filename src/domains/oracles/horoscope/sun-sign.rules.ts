import { dayBounds } from '../birth-chart/clock.rules.ts'
import { signIndexAt } from '../birth-chart/signs.rules.ts'
import { longitudeOf } from '../birth-chart/sky.rules.ts'
import type { Day } from '../birth-day.rules.ts'
import { BRASILIA } from './sky-of-day.rules.ts'

/**
 * The sign of the Sun (0 for Áries to 11 for Peixes) at noon of a day of birth in Brasília; `alsoSign` is the other one
 * of a day on which the Sun changed sign.
 */
export function sunSignOf(day: Day): { sign: number; alsoSign?: number } {
  const { start, end } = dayBounds(day, BRASILIA)
  const signAt = (ms: number) => signIndexAt(longitudeOf('sun', new Date(ms)))
  const sign = signAt((start.getTime() + end.getTime()) / 2)
  const also = [start, end].map((edge) => signAt(edge.getTime())).find((one) => one !== sign)
  return also === undefined ? { sign } : { sign, alsoSign: also }
}
