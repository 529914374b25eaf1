import type { Tx } from '#platform/db.ts'
import { MONEY_RESTS_MS } from '../money-rests.rules.ts'
import { insertRest } from './sql.ts'

type Resting = { id: string; personId: string; at: Date; until?: Date }

/**
 * Nothing leaves this person's account for 72 hours, or until `until`, because of the change with this id. Answers
 * until when. Called after the rows are locked that it changes.
 */
export async function restMoney(tx: Tx, { until, ...rest }: Resting): Promise<Date> {
  const end = until ?? new Date(rest.at.getTime() + MONEY_RESTS_MS)
  await insertRest(tx, { ...rest, until: end })
  return end
}
