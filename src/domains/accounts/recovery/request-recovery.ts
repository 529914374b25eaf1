import { type Db, withRetry } from '#platform/db.ts'
import { spendAttempt } from '../rate-limits/attempts.ts'
import { networkOf } from '../rate-limits/rules.ts'
import { RECOVERIES_PER_ADDRESS, RECOVERIES_PER_NETWORK } from './rules.ts'
import { insertRecoveryRequest } from './sql.ts'

/**
 * Records a request to recover a password. A job looks up the address later, so that neither the answer nor its time
 * reveals an account. Refuses too many attempts for one address or from one network.
 */
export async function requestRecovery(db: Db, { email, address, now }: { email: string; address: string; now: Date }) {
  await spendAttempt(db, RECOVERIES_PER_NETWORK, networkOf(address), now)
  await spendAttempt(db, RECOVERIES_PER_ADDRESS, email, now)
  const id = crypto.randomUUID()
  await withRetry(() => insertRecoveryRequest(db, { id, email, askedAt: now }))
}
