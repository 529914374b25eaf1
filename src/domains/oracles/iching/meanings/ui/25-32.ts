import { innocence } from './25-32/25-innocence.ts'
import { greatRestraint } from './25-32/26-great-restraint.ts'
import { nourishment } from './25-32/27-nourishment.ts'
import { overload } from './25-32/28-overload.ts'
import { deepWater } from './25-32/29-deep-water.ts'
import { brightness } from './25-32/30-brightness.ts'
import { attraction } from './25-32/31-attraction.ts'
import { duration } from './25-32/32-duration.ts'

export const meanings = [
  innocence,
  greatRestraint,
  nourishment,
  overload,
  deepWater,
  brightness,
  attraction,
  duration,
] as const
