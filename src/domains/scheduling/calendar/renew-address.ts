import { issueSecret } from '#domains/accounts/index.ts'
import { refuse as refuseConsultant } from '#domains/consultants/rules.ts'
import type { Sql } from '#platform/db.ts'
import { addressPath } from './address.rules.ts'
import { hasApplied } from './sql.ts'

/**
 * A new private address for a consultant's calendar; the former one answers no more, and this one ends with the
 * password. Answers its path, which is shown once. Refuses whoever never applied.
 */
export async function renewAddress(sql: Sql, { consultantId, now }: { consultantId: string; now: Date }) {
  if (!(await hasApplied(sql, consultantId))) throw refuseConsultant('not_applied')
  return addressPath(await issueSecret(sql, { personId: consultantId, purpose: 'calendar', now }))
}
