import type { Sql } from '#platform/db.ts'
import { CHART } from '../accounting/chart.rules.ts'
import { trialBalance } from '../accounting/flows.rules.ts'
import { refuse } from '../accounting/months.rules.ts'
import { isDay } from '../sums/rules.ts'
import { sumUntil } from '../accounting/sets.sql.ts'

const EARLIEST = Date.UTC(2000, 0, 1)

/**
 * An instant as a form writes it: `aaaa-mm-ddThh:mm` of São Paulo, or with its zone. A day alone is its end. Refuses
 * `invalid_instant`, also for one that is not there yet.
 */
export function instantOf(text: string, now: Date): Date {
  const wall = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59.999` : text
  const zoned = /(Z|[+-]\d\d:\d\d)$/.test(wall) ? wall : `${wall}-03:00`
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(zoned)
    ? new Date(zoned)
    : undefined
  if (!at || !isDay(text.slice(0, 10)) || Number.isNaN(at.getTime()) || at.getTime() < EARLIEST)
    throw refuse('invalid_instant')
  if (at > now && !/^\d{4}-\d\d-\d\d$/.test(text)) throw refuse('invalid_instant')
  return at > now ? now : at
}

/** What stood on the accounts of each kind at an instant, in the order of the chart, in centavos. */
export async function readOwed(sql: Sql, at: Date) {
  const lines = trialBalance([], await sumUntil(sql, at))
  const known = new Map(lines.map(({ account, closing }) => [account, closing]))
  const accounts = [...Object.keys(CHART), ...[...known.keys()].filter((account) => !(account in CHART))]
  return { at, accounts: accounts.map((account) => ({ account, amountCents: known.get(account) ?? 0n })) }
}
