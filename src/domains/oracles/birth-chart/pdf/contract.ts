import { z } from 'zod/mini'
import { atMost, typed } from '#shared/typed-text/fields.ts'
import { instant } from '#shared/contract.ts'
import { STATES, type State } from '../places/zones.rules.ts'

const CHECK = 'Confira os dados do mapa e tente de novo.'
const degrees = (most: number) => z.number(CHECK).check(z.gte(-most, CHECK), z.lte(most, CHECK))

/** What a chart on paper is drawn from: it is computed again, and nothing of it is kept. */
export const ChartPaperInput = z.object({
  /** The name on the paper, as typed; empty for none. */
  name: typed('line', CHECK).check(atMost(80, 'Use no máximo 80 caracteres no nome.')),
  /** `yyyy-mm-dd`. */
  day: typed('asSent', CHECK).check(z.regex(/^(19|20)\d\d-[01]\d-[0-3]\d$/, CHECK)),
  /** The instant of birth; null when the hour is not known. */
  at: z.nullable(instant),
  place: typed('line', CHECK).check(atMost(80, CHECK)),
  state: z.enum(Object.keys(STATES) as [State, ...State[]], CHECK),
  latitude: degrees(66),
  longitude: degrees(180),
  system: z.enum(['placidus', 'whole-sign'], CHECK),
})
export type ChartPaperInput = z.infer<typeof ChartPaperInput>

export const CHART_PDF_PATH = '/api/oracles/chart/pdf'
