import type { Rows } from '../row.ts'
import { accounts } from './accounts.ts'
import { consultants } from './consultants.ts'
import { consultations } from './consultations.ts'
import { house } from './house.ts'
import { limits } from './limits.ts'
import { money } from './money.ts'
import { oracles } from './oracles.ts'
import { questions } from './questions.ts'
import { selling } from './selling.ts'
import { voices } from './voices.ts'

/**
 * What is sold comes before what takes money back; limits come last, for who asked for a break buys nothing afterwards.
 */
export const everyRow: Rows = {
  ...accounts,
  ...consultants,
  ...consultations,
  ...questions,
  ...voices,
  ...house,
  ...oracles,
  ...selling,
  ...money,
  ...limits,
}
