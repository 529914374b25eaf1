import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import {
  forbidSelfDecision,
  lockDiscretionaryCredits,
  authoriseCredit,
  recordSecurityEvent,
  refuseProposal,
  type Second,
} from '#domains/accounts/index.ts'
import { holdEarnings } from '#domains/wallet/index.ts'
import type { Centavos } from '#shared/money.ts'
import { claimMovedOf } from './facts.ts'
import { postRefund } from './post-refund.ts'
import { notifyClaimDecided } from './mails.ts'
import { type Bearer, isAtHousesCost, refuse } from './rules.ts'
import { findClaim, recordDecision } from './sql.ts'
import { lockRefundState } from './lock-refund-state.ts'

type Deciding = {
  id: string
  /** Centavos; zero refuses the claim. */
  amount: Centavos
  bearer: Bearer
  reason: string
  by: string
  /** Who confirmed it, when it was too much for one person. */
  second?: Second
  clock: Clock
}

/**
 * Decides about a claim, once, with a reason: all of what is left, a part, or nothing. Cleared earnings become a debt.
 * Refuses an own case, another decision, more than is left, a late objection at the consultant's cost, `second_needed`.
 */
export async function decideClaim(db: Db, deciding: Deciding): Promise<void> {
  if (!(await decideAlone(db, deciding))) throw refuseProposal('second_needed')
}

const decideAlone = (db: Db, { id, amount, bearer, reason, by, second, clock }: Deciding): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockDiscretionaryCredits(tx)
    const subjectId = (await findClaim(tx, id))?.subjectId
    if (!subjectId) throw refuse('claim_not_found')
    const { subject, cost, claims, before, left, next } = await lockRefundState(tx, subjectId)
    const claim = claims.find((one) => one.id === id)!
    if (claim.way !== 'asked') throw refuse('claim_not_found')
    forbidSelfDecision(by, subject.clientId, subject.consultantId)
    if (claim.state !== 'open' && claim.amount === amount && claim.reason === reason) return true
    if (claim.state !== 'open') throw refuse('already_decided')
    if (amount > left) throw refuse('too_much')
    if (amount > 0n && bearer === 'consultant' && isAtHousesCost(subject, claim.askedAt)) throw refuse('house_pays')
    const at = await clock(tx)
    const credit = { kind: 'claim', subjectId: id, receiverId: subject.clientId, reason, by, second, at } as const
    const input = { id, amountCents: Number(amount), bearer, reason }
    if (!(await authoriseCredit(tx, { ...credit, amount: bearer === 'platform' ? amount : 0n, input }))) return false
    const hasCleared = claim.earnedAt === null
    const isGranted = amount > 0n
    const { toBonus } = isGranted
      ? await postRefund(tx, { subject, cost, n: next, before, amount, bearer, hasCleared, at })
      : { toBonus: 0n }
    if (claim.earnedAt) await holdEarnings(tx, subjectId, { isHeld: false })
    const state = !isGranted ? 'refused' : amount === left ? 'granted' : 'part_granted'
    await recordDecision(tx, id, {
      state,
      reason,
      by,
      at,
      n: isGranted ? next : null,
      amount,
      toBonus,
      bearer: isGranted ? bearer : null,
    })
    const event = { actorId: by, personId: claim.clientId, subjectId: id, reason, at }
    const states = {
      before: { state: claim.state, leftCents: left },
      after: { state, leftCents: left - amount, bearer: isGranted ? bearer : undefined },
    }
    await recordSecurityEvent(tx, { kind: 'claims.claim_decided', detail: state, ...event, ...states })
    await notifyClaimDecided(tx, { id, subject, state, amount, toBonus, reason, bearer }, at)
    await announce(tx, ...claimMovedOf(subject))
    return true
  })
