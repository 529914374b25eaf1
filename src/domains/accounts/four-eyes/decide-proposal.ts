import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { assertMayConfirm } from './assert-may-confirm.ts'
import type { Second } from './give.ts'
import { CAPABILITY_OF, type GiftKind, refuse } from '../four-eyes.rules.ts'
import { recordDecided } from './record-decided.ts'
import * as sql from './sql.ts'

/** Does what was proposed, by its verb, in the name of whoever proposed it. */
export type Repeat = (
  db: Db,
  proposed: { input: Record<string, unknown>; by: string; second: Second; clock: Clock },
) => Promise<unknown>
export type Repeats = Readonly<Partial<Record<GiftKind, Repeat>>>

type Deciding = { id: string; isConfirmed: boolean; capability: Capability; by: string; clock: Clock }

/**
 * A second person confirms what somebody proposed, and it is done; or refuses it, and the proposer withdraws it.
 * Refuses `gift_proposal_not_found`, `own_proposal`, `invited_by_first`, an own case, and what the verb refuses.
 */
export async function decideProposal(db: Db, repeats: Repeats, { id, isConfirmed, ...given }: Deciding) {
  const { capability, by, clock } = given
  const proposal = await sql.findProposal(db, id)
  const isOpen = proposal && proposal.outcome === null && CAPABILITY_OF[proposal.kind] === capability
  if (!isOpen) throw refuse('gift_proposal_not_found')
  forbidSelfDecision(by, proposal.receiverId ?? undefined)
  if (!isConfirmed) {
    await inTransaction(db, async (tx) => {
      const at = await clock(tx)
      const outcome = proposal.proposedBy === by ? 'withdrawn' : 'refused'
      if (!(await sql.recordDecision(tx, id, { by, outcome, at }))) throw refuse('gift_proposal_not_found')
      await recordDecided(tx, proposal, { by, outcome, at })
    })
    return
  }
  await assertMayConfirm(db, { ...proposal, capability }, by, await clock(db))
  const repeat = repeats[proposal.kind]
  if (!repeat) throw refuse('gift_proposal_not_found')
  await repeat(db, { input: proposal.input, by: proposal.proposedBy, second: { proposalId: id, by }, clock })
  await inTransaction(db, async (tx) => {
    const at = await clock(tx)
    // What was done meanwhile needs nobody any more.
    const confirmed = { by, outcome: 'confirmed', at } as const
    if (await sql.recordDecision(tx, id, confirmed)) await recordDecided(tx, proposal, confirmed)
  })
}
