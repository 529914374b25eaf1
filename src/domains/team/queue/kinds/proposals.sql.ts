import { proposalKindsOf } from '#domains/accounts/proposals.rules.ts'
import { isOpen } from '../../proposals/sql.ts'
import { DECIDED_WITHIN_DAYS } from '../kinds.rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** What one person alone may not do: of what the reader may decide. */
export const proposals: KindOfCase = {
  name: 'proposal',
  waiting: (sql, now, capabilities) => sql`
    select t.id, t.proposed_at as since,
      least(t.expires_at, ${endOfBusinessDay(sql, sql`t.proposed_at`, DECIDED_WITHIN_DAYS.proposal)}) as due_at,
      t.person_id, null::text as name, t.kind as about, t.amount
    from team_proposals t
    where ${isOpen(sql, now)} and t.kind = any(${proposalKindsOf(capabilities)}::text[])`,
  decidedBy: ['accounts.proposal_decided'],
}
