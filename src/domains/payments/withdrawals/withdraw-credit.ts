import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
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
 * Takes paid credit back, as much as its owner wants and as often: to the payments it came from, and what those cannot
 * take any more to a Pix key of theirs, which a person of the team pays by hand. The same id and amount again is the
 * same withdrawal. Refuses more than is free now, and a part by hand without a key. Bonus is no credit, and what a
 * conversation has reserved is not free.
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
    // The account's row is locked with the first posting; until then somebody may spend.
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
    await notifyWithdrawalAsked(tx, { id, personId, amount, byHand, pixKey: key }, at)
    await announce(tx, withdrawalMoved(personId, { withdrawalId: id }), balanceMoved(personId))
    return (await sql.findWithdrawal(tx, id))!
  })

/** Where it goes, with all payments locked before anybody's account: what was left of them may have gone meanwhile. */
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
