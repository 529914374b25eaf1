import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { recordSecurityEvent, forbidSelfDecision } from '#domains/accounts/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { withdrawalMoved } from '../facts.ts'
import { withdrawalFailedJournal, withdrawalPaidJournal } from './journals.ts'
import { notifyWithdrawalDecided } from './mails.ts'
import { refuse, transferableFrom } from './rules.ts'
import * as sql from './sql.ts'

type Deciding = { id: string; state: 'paid' | 'failed'; note: string; by: string; clock: Clock }

/**
 * Ends a manual transfer, once: made, with the bank's number, or failed, and then it is credit again. Refuses an
 * unknown one, one without a manual part, an own one, one that still rests, and another decision after the first.
 */
export const decideWithdrawal = (db: Db, { id, state, note, by, clock }: Deciding): Promise<sql.WithdrawalRow> =>
  inTransaction(db, async (tx) => {
    const withdrawal = await sql.lockWithdrawal(tx, id)
    if (!withdrawal?.state) throw refuse('withdrawal_not_found')
    forbidSelfDecision(by, withdrawal.personId)
    if (withdrawal.state === state && withdrawal.note === note) return withdrawal
    if (withdrawal.state !== 'waiting') throw refuse('withdrawal_decided')
    const at = await clock(tx)
    if (state === 'paid' && at < transferableFrom(withdrawal.askedAt, withdrawal.restsUntil))
      throw refuse('withdrawal_rests')
    await sql.recordDecision(tx, id, { state, note, by, at })
    await postJournals(tx, [state === 'paid' ? withdrawalPaidJournal(withdrawal) : withdrawalFailedJournal(withdrawal)])
    const event = { actorId: by, personId: withdrawal.personId, subjectId: id, reason: note, at }
    const states = { before: { state: withdrawal.state }, after: { state, byHandCents: withdrawal.byHand } }
    await recordSecurityEvent(tx, { kind: 'payments.withdrawal_decided', detail: state, ...event, ...states })
    await notifyWithdrawalDecided(tx, { ...withdrawal, state, note }, at)
    const facts = [withdrawalMoved(withdrawal.personId, { withdrawalId: id })]
    await announce(tx, ...facts, ...(state === 'failed' ? [balanceMoved(withdrawal.personId)] : []))
    return (await sql.findWithdrawal(tx, id))!
  })
