import { proposalKindsOf } from '../../proposals/rules.ts'
import { openProposals } from '../../proposals/sql.ts'
import { DECIDED_WITHIN_DAYS } from '../kinds.rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** What one person alone may not do: of what the reader may decide. */
export const proposals: KindOfCase = {
  name: 'proposal',
  waiting: (sql, now, capabilities) => sql`
    select o.id, o.proposed_at as since,
      least(o.expires_at, ${endOfBusinessDay(sql, sql`o.proposed_at`, DECIDED_WITHIN_DAYS.proposal)}) as due_at,
      o.person_id, null::text as name, o.kind as about, o.amount
    from (${openProposals(sql, proposalKindsOf(capabilities), now)}) o`,
  decidedBy: ['accounts.gift_proposal_decided', 'accounts.proposal_decided'],
}
