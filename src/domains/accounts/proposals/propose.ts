import type { Tx } from '#platform/db.ts'
import { PROPOSAL_VALID_MS, refuse } from '../proposals.rules.ts'
import { refuse as refuseAct } from '../restraints.rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { recordDecision } from './record-decision.ts'
import * as sql from './sql.ts'
import { tellCompany } from './tell-company.ts'

type Proposing = Pick<sql.Proposal, 'kind' | 'subjectId' | 'personId' | 'input' | 'reason'> & {
  /** Of an act that has an id: the same again is the same proposal. */
  id?: string
  amount?: sql.Proposal['amount']
  by: string
  /** What is proposed, after "decidiu", for the company if nobody else can confirm it. */
  words: string
  at: Date
}

/**
 * Keeps for seven days what a second member of the team may confirm. The own one about the same is replaced, under
 * another id when it says something else: whoever read the old one confirms nothing. Refuses `proposal_waits` while
 * somebody else's waits.
 */
export async function propose(tx: Tx, { id: given, amount = null, by, words, at, ...asked }: Proposing) {
  const { kind, subjectId, personId, reason } = asked
  const [id, expiresAt] = [given ?? crypto.randomUUID(), new Date(at.getTime() + PROPOSAL_VALID_MS)]
  const proposal = { ...asked, id, amount, proposedBy: by, proposedAt: at, expiresAt }
  await sql.endExpired(tx, kind, subjectId, at)
  const known = await sql.findProposal(tx, id)
  if (known && (known.kind !== kind || known.subjectId !== subjectId)) throw refuseAct('act_reused')
  if (known) return
  const open = await sql.findOpen(tx, proposal)
  if (open && open.proposedBy !== by) throw refuse('proposal_waits')
  if (open?.saysTheSame && !given) return open.companyToldAt ? undefined : tellCompany(tx, open, words, at)
  if (open) await recordDecision(tx, open.id, { by, outcome: 'withdrawn', at })
  if (!(await sql.insertProposal(tx, proposal))) throw refuse('proposal_waits')
  const after = { state: 'waiting', amountCents: amount ?? undefined }
  const event = { actorId: by, personId: personId ?? undefined, subjectId: id, reason, after, at }
  await recordSecurityEvent(tx, { kind: 'accounts.proposal_made', detail: kind, ...event })
  await tellCompany(tx, proposal, words, at)
}
