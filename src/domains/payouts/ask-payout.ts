import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { guardSwitch } from '#platform/switches/guard-switch.ts'
import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { lockPayee, type Payee } from '#domains/consultants/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournals, readEarningsBalances, takeSubject } from '#domains/wallet/index.ts'
import type { Centavos } from '#shared/money.ts'
import { payoutMoved } from './facts.ts'
import { askedJournal } from './journals.ts'
import { amountFault, ASKED_WITHIN_MS, type Cause, MOST_A_DAY, MOST_OPEN, refuse } from './rules.ts'
import * as sql from './sql.ts'

type Asking = { id: string; consultantId: string; amount: Centavos; clock: Clock }

/**
 * Asks for a part of what is available, in centavos, to the own CPF or CNPJ; the same again is the same payout. Refuses
 * less than R$ 30,00, more than there is, what rests or is held, too many, and while payouts are off.
 */
export const askPayout = (db: Db, { id, consultantId, amount, clock }: Asking): Promise<sql.PayoutRow> =>
  inTransaction(db, async (tx) => {
    const known = await sql.findPayout(tx, id)
    if (known) return sameAs({ consultantId, amount }, known)
    if (!(await takeSubject(tx, id, 'payout'))) throw refuse('reused')
    const at = await clock(tx)
    await guardSwitch(tx, 'payouts', at)
    const payee = await lockPayee(tx, consultantId, at)
    if (!payee) throw refuse('not_a_consultant')
    if (payee.isHeld) throw refuse('held_by_team')
    if (payee.restsUntil) throw refuse('resting')
    const { available, owed } = await readEarningsBalances(tx, consultantId, { isLocked: true })
    // Whoever held that lock may have asked for this one.
    const meanwhile = await sql.findPayout(tx, id)
    if (meanwhile) return sameAs({ consultantId, amount }, meanwhile)
    const counts = await sql.countPayouts(tx, consultantId, new Date(at.getTime() - ASKED_WITHIN_MS))
    if (counts.open >= MOST_OPEN) throw refuse('too_many_open')
    if (counts.asked >= MOST_A_DAY) throw refuse('too_many_today')
    const fault = amountFault(amount, available, owed)
    if (fault) throw refuse(fault, { amountCents: refuse(fault).message })
    return beginPayout(tx, { id, payee, amount, cause: 'asked', at })
  })

type Beginning = { id: string; payee: Payee; amount: Centavos; cause: Cause; at: Date }

/** Takes the money aside and leaves the rest to the worker, as part of the caller's transaction. */
export async function beginPayout(tx: Tx, { id, payee, amount, cause, at }: Beginning): Promise<sql.PayoutRow> {
  const { id: consultantId, taxId } = payee
  const isNew = await sql.insertPayout(tx, { id, consultantId, amount, cause, taxId, at })
  const payout = (await sql.findPayout(tx, id))!
  if (!isNew) return sameAs({ consultantId, amount }, payout)
  await postJournals(tx, [askedJournal(payout)])
  const event = { kind: 'payouts.payout_asked', detail: cause, subjectId: id, at } as const
  await recordSecurityEvent(tx, {
    ...event,
    personId: consultantId,
    ...(cause === 'asked' && { actorId: consultantId }),
  })
  await announce(tx, payoutMoved(consultantId, { payoutId: id }), balanceMoved(consultantId))
  return payout
}

function sameAs({ consultantId, amount }: { consultantId: string; amount: Centavos }, known: sql.PayoutRow) {
  if (known.consultantId !== consultantId || known.amount !== amount) throw refuse('reused')
  return known
}
