import type { SourceEdit } from '../cluster/source-edits.ts'

const HOUR_MS = 500
/** An answer that came in time is waited for so long: a killed process is back by then. */
const ARRIVAL_MS = 4_000
const RULES = 'src/domains/written-questions/rules.ts'

/** The storm's processes run with hours of half a second, so that deadlines come while they are killed. */
export const SHORT_HOURS: readonly SourceEdit[] = [
  { file: RULES, from: 'const HOUR_MS = 3_600_000', to: `const HOUR_MS = ${HOUR_MS}` },
  { file: RULES, from: 'export const ARRIVAL_MS = 60_000', to: `export const ARRIVAL_MS = ${ARRIVAL_MS}` },
  {
    file: 'src/domains/written-questions/clarification.rules.ts',
    from: '48 * 3_600_000',
    to: `48 * ${HOUR_MS}`,
  },
]
