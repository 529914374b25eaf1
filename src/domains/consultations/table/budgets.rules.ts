import { refuse } from '../state/refusals.rules.ts'
import type { Side } from './facts.rules.ts'
import type { TableEvent } from './spread.rules.ts'

/** Spreads of one consultation, and within a minute; acts of one side within a minute. */
export const TABLE_BUDGETS = { spreads: 20, spreadsPerMinute: 5, actsPerMinute: 60 } as const

const MINUTE_MS = 60_000

/** Refuses a spread or an act beyond what a table takes. */
export function refuseBeyondBudget(events: readonly TableEvent[], by: Side, at: Date, isOpening: boolean) {
  const recent = events.filter((event) => at.getTime() - event.at.getTime() < MINUTE_MS)
  if (recent.filter((event) => event.by === by).length >= TABLE_BUDGETS.actsPerMinute) throw refuse('table_too_fast')
  if (!isOpening) return
  const opened = (of: readonly TableEvent[]) => of.filter(({ table }) => table.act === 'opened').length
  if (opened(events) >= TABLE_BUDGETS.spreads) throw refuse('table_enough')
  if (opened(recent) >= TABLE_BUDGETS.spreadsPerMinute) throw refuse('table_too_fast')
}
