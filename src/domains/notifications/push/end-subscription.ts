import { type Db, withRetry } from '#platform/db.ts'
import { refuse } from '../notices/rules.ts'
import { endSubscriptionOf } from './subscriptions.sql.ts'

/** Stops pushing to one device of a person. Repeating changes nothing. Refuses `device_not_found`. */
export async function endSubscription(db: Db, { personId, id, now }: { personId: string; id: string; now: Date }) {
  if (!(await withRetry(() => endSubscriptionOf(db, personId, id, now)))) throw refuse('device_not_found')
}
