import { isBlocked } from '#domains/accounts/index.ts'
import type { Tx } from '#platform/db.ts'
import type { BillingState, BillingStep } from './rules.ts'
import type { SubscriptionRow } from './sql.ts'
import { stopNow } from './stop-for-break.ts'

/** The team blocked the subscriber: nothing is charged or given any more. False: nobody did, or nothing would be. */
export async function stopForBlock(
  tx: Tx,
  subscription: SubscriptionRow,
  billing: BillingState,
  at: Date,
  step: BillingStep,
): Promise<boolean> {
  if (step.do !== 'warn' && step.do !== 'charge' && step.do !== 'give') return false
  if (!(await isBlocked(tx, subscription.personId))) return false
  await stopNow(tx, subscription, billing, { why: 'blocked', at })
  return true
}
