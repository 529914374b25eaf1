import type { Tx } from '#platform/db.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { CAPABILITY_OF, type GiftKind, mayGiveAlone, refuse } from '../four-eyes.rules.ts'
import { recordDecided } from './record-decided.ts'
import * as sql from './sql.ts'
import { tellCompany } from './tell-company.ts'

/** Who confirmed what somebody else proposed; made by `decideProposal` alone. */
export type Second = { proposalId: string; by: string }

type Gift = {
  kind: GiftKind
  /** What it is about: one thing has one proposal at a time. */
  subjectId: string
  receiverId?: string | undefined
  /** Centavos, above zero; zero gives nothing and asks nobody. */
  amount: Centavos
  reason: string
  by: string
  /** What the verb needs to be done again; with it, it is done when a second person confirms. */
  input: Record<string, unknown>
  second?: Second | undefined
  at: Date
}

/**
 * Asked by what gives by judgement, after `lockGifts` and before money moves. True: it is counted. False: too much for
 * one person, it was proposed, and the verb answers `second_needed` after its commit. Refuses `proposal_waits`.
 */
export async function mayGive(tx: Tx, gift: Gift): Promise<boolean> {
  const { kind, subjectId, receiverId = null, amount, by, second, at } = gift
  if (amount <= 0n) return true
  const counted = { kind, subjectId, receiverId, amount, by, at }
  if (second) {
    const confirmed = { by: second.by, outcome: 'confirmed', at } as const
    if (!(await sql.recordDecision(tx, second.proposalId, confirmed))) throw refuse('gift_proposal_not_found')
    await recordDecided(tx, { id: second.proposalId, receiverId }, confirmed)
    // Whoever confirms their own after three days had nobody else, and the company was told.
    await sql.insertGift(tx, { ...counted, secondedBy: second.by === by ? null : second.by })
    return true
  }
  if (!mayGiveAlone(amount, await sql.sumGiven(tx, { by, receiverId, at }))) {
    await propose(tx, gift)
    return false
  }
  await sql.insertGift(tx, { ...counted, secondedBy: null })
  return true
}

async function propose(tx: Tx, { kind, subjectId, receiverId, amount, reason, by, input, at }: Gift) {
  const proposal = { kind, subjectId, input, reason, receiverId: receiverId ?? null, amount }
  const id = await sql.insertProposal(tx, { ...proposal, proposedBy: by, proposedAt: at })
  if (!id) throw refuse('proposal_waits')
  const after = { state: 'waiting', amountCents: amount }
  const event = { actorId: by, personId: receiverId, subjectId: id, after, at }
  await recordSecurityEvent(tx, { kind: 'accounts.gift_proposed', detail: kind, ...event })
  const asked = { capability: CAPABILITY_OF[kind], proposedBy: by, receiverId: receiverId ?? null }
  const isTold = await tellCompany(tx, { id, ...asked, words: `dar ${formatBRL(amount)}`, reason, at })
  if (isTold) await sql.recordCompanyTold(tx, id, at)
}
