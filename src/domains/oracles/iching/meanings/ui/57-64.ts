import { gentleWind } from './57-64/57-gentle-wind.ts'
import { joy } from './57-64/58-joy.ts'
import { dispersing } from './57-64/59-dispersing.ts'
import { measure } from './57-64/60-measure.ts'
import { trust } from './57-64/61-trust.ts'
import { lowFlight } from './57-64/62-low-flight.ts'
import { afterCrossing } from './57-64/63-after-crossing.ts'
import { beforeCrossing } from './57-64/64-before-crossing.ts'

export const meanings = [gentleWind, joy, dispersing, measure, trust, lowFlight, afterCrossing, beforeCrossing] as const
