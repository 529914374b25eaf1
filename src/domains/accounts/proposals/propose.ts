import type { Tx } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import type { Act } from '../acts/restrain.ts'
import { lockPerson } from '../acts/lock-person.ts'
import { tellCompany } from '../four-eyes/tell-company.ts'
import { refuse as refuseAct } from '../restraints.rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { PROPOSAL_VALID_MS, refuse } from './rules.ts'
import * as sql from './sql.ts'

type Proposing = Omit<Act, 'secondedBy'> & {
  act: string
  details: Record<string, unknown>
  /** Of whoever confirms it. */
  capability: Capability
  /** What is proposed, after "decidiu", for the company if nobody else can confirm it. */
  words: string
}

/**
 * Proposes an act that a second member of the team confirms within seven days. The same id again is the same proposal.
 * Refuses `proposal_open` while one of the same act waits, and whom `lockPerson` refuses.
 */
export async function propose(tx: Tx, { act, details, capability, words, ...given }: Proposing) {
  const { id, personId, reason, by, at } = given
  await lockPerson(tx, { personId, by: [by] })
  const known = await sql.findProposal(tx, id)
  if (known && (known.personId !== personId || known.act !== act)) throw refuseAct('act_reused')
  if (known) return
  await sql.endExpired(tx, personId, act, at)
  const expiresAt = new Date(at.getTime() + PROPOSAL_VALID_MS)
  const proposal = { id, personId, act, details, reason, proposedBy: by, proposedAt: at, expiresAt }
  if (!(await sql.insertProposal(tx, proposal))) throw refuse('proposal_open')
  await recordSecurityEvent(tx, {
    kind: 'accounts.act_proposed',
    detail: act,
    actorId: by,
    personId,
    subjectId: id,
    reason,
    after: { state: 'waiting' },
    at,
  })
  const isTold = await tellCompany(tx, { id, capability, proposedBy: by, receiverId: personId, words, reason, at })
  if (isTold) await sql.recordCompanyTold(tx, id, at)
}
