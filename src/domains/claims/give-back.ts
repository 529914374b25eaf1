import {
  forbidSelfDecision,
  lockDiscretionaryCredits,
  authoriseCredit,
  recordSecurityEvent,
  refuseProposal,
  type Second,
} from '#domains/accounts/index.ts'
import { holdEarnings } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { claimMoved } from './facts.ts'
import { lockRefundState } from './lock-refund-state.ts'
import { notifyClaimDecided } from './mails.ts'
import { postRefund } from './post-refund.ts'
import { type Bearer, refuse } from './rules.ts'
import { findClaim, insertGivenBack } from './sql.ts'

type GivingBack = {
  id: string
  subjectId: string
  /** Centavos, above zero. */
  amount: Centavos
  bearer: Bearer
  reason: string
  by: string
  /** Who confirmed it, when it was too much for one person. */
  second?: Second
  clock: Clock
}

/**
 * The team gives back a settled subject without a claim, whole or in part, once, also after the time for claims.
 * Refuses an own case, more than is left, a second time, while a claim is open, and `second_needed`.
 */
export async function giveBack(db: Db, giving: GivingBack): Promise<void> {
  if (!(await giveAlone(db, giving))) throw refuseProposal('second_needed')
}

const giveAlone = (db: Db, giving: GivingBack): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { id, subjectId, amount, bearer, reason, by, second, clock } = giving
    await lockDiscretionaryCredits(tx)
    const { subject, cost, claims, before, left, next: n } = await lockRefundState(tx, subjectId)
    forbidSelfDecision(by, subject.clientId, subject.consultantId)
    const known = claims.find(({ way }) => way === 'team')
    if (known?.id === id && known.amount === amount && known.reason === reason) return true
    if (known) throw refuse('given_back')
    if (await findClaim(tx, id)) throw refuse('id_reused')
    if (claims.some(({ state }) => state === 'open')) throw refuse('claim_open')
    if (left <= 0n) throw refuse('nothing_left')
    if (amount <= 0n || amount > left) throw refuse('too_much')
    const at = await clock(tx)
    const credit = { kind: 'given_back', subjectId, receiverId: subject.clientId, reason, by, second, at } as const
    const input = { id, subjectId, amountCents: Number(amount), bearer, reason }
    if (!(await authoriseCredit(tx, { ...credit, amount: bearer === 'platform' ? amount : 0n, input }))) return false
    const hasCleared = (await holdEarnings(tx, subjectId)) === undefined
    const { toBonus } = await postRefund(tx, { subject, cost, n, before, amount, bearer, hasCleared, at })
    if (!hasCleared) await holdEarnings(tx, subjectId, { isHeld: false })
    const state = amount === left ? ('granted' as const) : ('part_granted' as const)
    await insertGivenBack(tx, { id, subject, state, reason, by, at, n, amount, toBonus, bearer })
    const event = { actorId: by, personId: subject.clientId, subjectId: id, reason, at }
    const sums = { before: { leftCents: left }, after: { leftCents: left - amount, bearer } }
    await recordSecurityEvent(tx, { kind: 'claims.claim_decided', detail: state, ...event, ...sums })
    await notifyClaimDecided(tx, { id, subject, state, amount, toBonus, reason, bearer }, at)
    await announce(tx, claimMoved(subject.clientId, { subjectId }))
    return true
  })
