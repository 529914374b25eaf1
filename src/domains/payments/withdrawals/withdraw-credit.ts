import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { isPayer, recordSecurityEvent } from '#domains/accounts/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { lockSpendable, postJournals, sumDebts, sumCredit, takeSubject, withdrawBonus } from '#domains/wallet/index.ts'
import type { Centavos } from '#shared/money.ts'
import { withdrawalMoved } from '../facts.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { listRefundablePayments } from '../refunds/list-refundable-payments.ts'
import { lockPayments } from '../sql.ts'
import { withdrawalAskedJournal } from './journals.ts'
import { notifyWithdrawalAsked, notifyWithdrawnByItself } from './mails.ts'
import { parsePayerCpf } from './parse-payer-cpf.ts'
import { listCreditSources } from './list-credit-sources.ts'
import { bonusOfWithdrawal, protocolOf, refuse, splitWithdrawal } from './rules.ts'
import * as sql from './sql.ts'

export type WithdrawalRequest = {
  id: string
  personId: string
  amount: Centavos
  /** Of whoever paid, as typed. */
  cpf?: string | undefined
  /** Spent bonus that the client saw would be kept back, in centavos. */
  seenKeptBack?: Centavos | undefined
  /** Nobody asked: the account has been blocked for long. */
  isByItself?: true
}

/**
 * Withdraws paid credit, no gifts, to the payments it came from; the rest is a manual transfer to the payer's CPF.
 * Refuses more than is available, another person's CPF, more kept back for bonus than was seen, and while a debt is
 * open.
 */
export const withdrawCredit = (
  db: Db,
  { clock, ...request }: WithdrawalRequest & { clock: Clock },
): Promise<sql.WithdrawalRow> => inTransaction(db, async (tx) => withdrawIn(tx, { ...request, at: await clock(tx) }))

/** The same in the caller's transaction. */
export async function withdrawIn(tx: Tx, request: WithdrawalRequest & { at: Date }): Promise<sql.WithdrawalRow> {
  const { id, personId, amount, at } = request
  if (!(await takeSubject(tx, id, 'withdrawal'))) throw refuse('withdrawal_reused')
  if (!(await sql.insertWithdrawal(tx, { id, personId, amount, at })))
    return sameAs({ personId, amount }, await sql.findWithdrawal(tx, id))
  await lockSources(tx, personId, at)
  if ((await sumCredit(tx, personId)).own < amount) throw refuse('withdrawal_too_large')
  if ((await sumDebts(tx, personId)) > 0n) throw refuse('withdrawal_debt')
  const keptBack = await takeBonusAlong(tx, request)
  const { parts, byHand } = splitWithdrawal(amount - keptBack, await listRefundablePayments(tx, personId, at))
  const payer = byHand > 0n ? await payerOf(tx, personId, request.cpf) : undefined
  const reason = `Retirada de saldo ${protocolOf(id)}`
  for (const part of parts) {
    const { n } = await requestRefund(tx, { ...part, personId, reason, at, withdrawalId: id, isNotified: true })
    await sql.insertPart(tx, id, { paymentId: part.paymentId, n })
  }
  if (payer) {
    await sql.recordByHand(tx, id, byHand, payer)
    await postJournals(tx, [withdrawalAskedJournal({ id, personId, byHand })])
  }
  await recordWithdrawal(tx, request)
  const withdrawal = (await sql.findWithdrawal(tx, id))!
  if (request.isByItself) await notifyWithdrawnByItself(tx, withdrawal, (await sumCredit(tx, personId)).own, at)
  else await notifyWithdrawalAsked(tx, withdrawal, at)
  await announce(tx, withdrawalMoved(personId, { withdrawalId: id }), balanceMoved(personId))
  return withdrawal
}

const recordWithdrawal = (tx: Tx, { id, personId, isByItself, at }: WithdrawalRequest & { at: Date }) => {
  const event = { personId, subjectId: id, at }
  return isByItself
    ? recordSecurityEvent(tx, { kind: 'payments.blocked_credit_withdrawn', ...event })
    : recordSecurityEvent(tx, { kind: 'payments.withdrawal_requested', actorId: personId, ...event })
}

/** Locks all payments before any account, because refunds may happen meanwhile. */
export async function lockSources(tx: Tx, personId: string, at: Date) {
  await lockPayments(
    tx,
    (await listRefundablePayments(tx, personId, at)).map(({ id }) => id),
  )
  await lockSpendable(tx, personId)
}

/** Answers the spent bonus that is kept back from the amount. */
async function takeBonusAlong(tx: Tx, request: WithdrawalRequest): Promise<Centavos> {
  const { id, personId, amount, seenKeptBack } = request
  const found = bonusOfWithdrawal(amount, await listCreditSources(tx, personId))
  const { keptBack, leaving } = found
  if (seenKeptBack !== undefined && keptBack > seenKeptBack) throw refuse('withdrawal_bonus_changed')
  if (keptBack >= amount) throw refuse('withdrawal_only_bonus')
  const bonuses = leaving.flatMap(({ bonus, ...one }) => (bonus ? [{ ...one, id: bonus.id }] : []))
  await postJournals(tx, await withdrawBonus(tx, { personId, by: id, bonuses }))
  await sql.insertSources(tx, id, leaving)
  await sql.recordBonus(tx, id, found)
  return keptBack
}

/** Who receives a manual transfer. `isKnown`: a bank has named that CPF; otherwise nobody has told who paid. */
async function payerOf(tx: Tx, personId: string, typed: string | undefined) {
  const cpf = parsePayerCpf(typed ?? '')
  if (!cpf)
    throw refuse('cpf_needed', { cpf: typed ? 'Confira o CPF: são 11 números.' : 'Informe o CPF de quem pagou.' })
  const isKnown = await isPayer(tx, personId, cpf)
  if (isKnown === false) throw refuse('not_the_payer', { cpf: 'Informe o CPF de quem pagou as suas compras.' })
  return { cpf, isKnown: isKnown === true }
}

function sameAs(
  { personId, amount }: { personId: string; amount: Centavos },
  known: sql.WithdrawalRow | undefined,
): sql.WithdrawalRow {
  if (known?.personId !== personId || known.amount !== amount) throw refuse('withdrawal_reused')
  return known
}
