import type { Sql } from '#platform/db.ts'
import type { RefundState } from './lock-refund-state.ts'
import {
  applicableRule,
  cutShortBy,
  MOST_PLATFORM_PAYS,
  type NoRule,
  type RefundByRule,
  refundableOf,
  ruleOfUnclarified,
} from './rules.ts'
import { countPlatformPaid, hasPlatformPaid } from './sql.ts'

type Given = Pick<RefundState, 'settlement' | 'cost' | 'unclarifiedAt' | 'left'> & { at: Date }

/**
 * The rule that refunds a settled consultation, or an answer of which nobody said more; else why none does although it
 * was cut short: the client's own line fell first, or the platform paid lately.
 */
export async function findRule(
  sql: Sql,
  { settlement, cost, unclarifiedAt, left, at }: Given,
): Promise<{ rule?: RefundByRule; none?: NoRule }> {
  if (unclarifiedAt) {
    const rule = ruleOfUnclarified(cost, left)
    return rule ? { rule } : {}
  }
  if (!settlement) return {}
  const rule = applicableRule(settlement, cost)
  if (rule?.rule === 'cut_short') {
    if (await hasPlatformPaid(sql, settlement.clientId, at)) return { none: 'platform_paid' }
    if ((await countPlatformPaid(sql, settlement.consultantId, at)) >= MOST_PLATFORM_PAYS)
      return { none: 'platform_limit' }
  }
  if (rule) return { rule }
  return refundableOf(cost) > 0n && cutShortBy(settlement) === 'client' ? { none: 'own_line' } : {}
}
