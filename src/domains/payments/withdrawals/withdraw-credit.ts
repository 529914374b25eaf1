import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { balanceOf, postJournal } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { withdrawalMoved } from '../facts.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { listRefundablePayments } from '../refunds/list-refundable-payments.ts'
import { lockPayments } from '../sql.ts'
import { withdrawalAskedJournal } from './journals.ts'
import { notifyWithdrawalAsked } from './mails.ts'
import { parsePixKey } from './parse-pix-key.ts'
import { protocolOf, refuse, splitWithdrawal } from './rules.ts'
import * as sql from './sql.ts'

export type WithdrawalRequest = {
  id: string
  personId: string
  amount: Centavos
  pixKey?: string | undefined
  clock: Clock
}

/**
 * Withdraws paid credit: refunds it to the payments it came from, and the rest goes to the client's Pix key by a manual
 * transfer. The same id and amount again is the same withdrawal. Refuses more than is available now, and a manual part
 * without a key. Bonus and reserved credit cannot be withdrawn.
 */
export const withdrawCredit = (
  db: Db,
  { id, personId, amount, pixKey, clock }: WithdrawalRequest,
): Promise<sql.WithdrawalRow> =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    if (!(await sql.insertWithdrawal(tx, { id, personId, amount, at })))
      return sameAs({ personId, amount }, await sql.findWithdrawal(tx, id))
    const { parts, byHand } = await splitUnderLock(tx, personId, amount, at)
    const key = parsePixKey(pixKey ?? '')
    if (byHand > 0n && !key)
      throw refuse('pix_key_needed', {
        pixKey: pixKey
          ? 'Confira a chave: CPF, e-mail, celular com DDD ou chave aleatória.'
          : 'Informe uma chave Pix sua.',
      })
    // The account is locked with the first posting; until then the money may be spent.
    if ((await balanceOf(tx, availableOf(personId))) < amount) throw refuse('withdrawal_too_large')
    const reason = `Retirada de saldo ${protocolOf(id)}`
    for (const part of parts) {
      const { n } = await requestRefund(tx, { ...part, personId, reason, at, isNotified: true })
      await sql.insertPart(tx, id, { paymentId: part.paymentId, n })
    }
    if (byHand > 0n) {
      await sql.recordByHand(tx, id, byHand, key!)
      await postJournal(tx, withdrawalAskedJournal({ id, personId, byHand }))
    }
    const event = { actorId: personId, personId, subjectId: id, at }
    await recordSecurityEvent(tx, { kind: 'payments.withdrawal_requested', ...event })
    await notifyWithdrawalAsked(tx, { id, personId, amount, byHand, pixKey: key }, at)
    await announce(tx, withdrawalMoved(personId, { withdrawalId: id }), balanceMoved(personId))
    return (await sql.findWithdrawal(tx, id))!
  })

/**
 * Splits the amount again under the locks of all payments (before any account), because refunds may have happened
 * meanwhile.
 */
async function splitUnderLock(tx: Tx, personId: string, amount: Centavos, at: Date) {
  const seen = await listRefundablePayments(tx, personId, at)
  await lockPayments(
    tx,
    seen.map(({ id }) => id),
  )
  return splitWithdrawal(amount, await listRefundablePayments(tx, personId, at))
}

function sameAs(
  { personId, amount }: { personId: string; amount: Centavos },
  known: sql.WithdrawalRow | undefined,
): sql.WithdrawalRow {
  if (known?.personId !== personId || known.amount !== amount) throw refuse('withdrawal_reused')
  return known
}
