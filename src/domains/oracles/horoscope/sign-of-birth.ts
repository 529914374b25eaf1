import { SIGNS } from '../birth-chart/signs.rules.ts'
import { parseIsoDay } from '../birth-day.rules.ts'
import { sunSignOf } from './sun-sign.rules.ts'

/** The name of the sign of somebody who was born on this day (`yyyy-mm-dd`). */
export const signOfBirth = (bornOn: string): string => SIGNS[sunSignOf(parseIsoDay(bornOn)).sign]!
