import type { Tx } from '#platform/db.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { Decided, Proposal } from './sql.ts'

/** Who of the team confirmed, refused or withdrew a proposal is in the log. */
export const recordDecided = (
  tx: Tx,
  { id, receiverId }: Pick<Proposal, 'id' | 'receiverId'>,
  { by, outcome, at }: Decided,
) =>
  recordSecurityEvent(tx, {
    kind: 'accounts.gift_proposal_decided',
    detail: outcome,
    actorId: by,
    personId: receiverId ?? undefined,
    subjectId: id,
    before: { state: 'waiting' },
    after: { state: outcome },
    at,
  })
