import { findPerson, hashOfToken, lockOpenAccount, networkOf, spendAttempt } from '#domains/accounts/index.ts'
import { lockPayments } from '#domains/payments/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { lockHolders, postJournals } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { orderMoved } from '../facts.ts'
import { cancellableUntil } from '../orders/rules.ts'
import { lockOrder } from '../orders/sql.ts'
import { codeIn } from './code.rules.ts'
import { redeemedJournal } from './journals.ts'
import { CODES_OF_ACCOUNT, CODES_OF_NETWORK, refuse } from './rules.ts'
import { findGiftCard, findGiftCardByCode, type GiftCardRow, recordRedeemed } from './sql.ts'

type Looking = { personId: string; text: string; address: string; clock: Clock }

/** What somebody with a code is told: what it is worth, who gives it, and until when that person may take it back. */
export type FoundGift = {
  amountCents: Centavos
  payerName: string
  words: string | null
  returnableUntil: Date
  isRedeemed: boolean
}

/**
 * What the card of a typed or pasted code gives, before it is redeemed; counted against guessing. Refuses a code that
 * is unknown, cancelled or used by somebody else, an own gift, and one whose payment a bank looks at.
 */
export async function findGiftByCode(db: Db, looking: Looking): Promise<FoundGift> {
  const code = await admitLook(db, looking)
  return foundOf(db, usableBy(looking.personId, await findGiftCardByCode(db, hashOfToken(code))))
}

/**
 * Redeems a card, once: its value is credit of the reader, bound to the payer's payment. The same reader again gets the
 * same answer. Refuses what `findGiftByCode` refuses.
 */
export async function redeemGiftCard(db: Db, looking: Looking): Promise<FoundGift> {
  const { personId, clock } = looking
  const codeHash = hashOfToken(await admitLook(db, looking))
  return inTransaction(db, async (tx) => {
    if (!(await lockOpenAccount(tx, personId))) throw refuse('code_not_found')
    const known = usableBy(personId, await findGiftCardByCode(tx, codeHash))
    const { orderId, payerId, amount } = known
    // The locks of a cancellation and of a case, in their order.
    await lockOrder(tx, orderId)
    const paymentId = known.paymentId!
    await lockPayments(tx, [paymentId])
    await lockHolders(tx, paymentId, payerId, personId)
    const card = usableBy(personId, await findGiftCard(tx, orderId))
    if (card.redeemedBy) return foundOf(tx, card)
    await recordRedeemed(tx, orderId, personId, await clock(tx))
    await postJournals(tx, [redeemedJournal({ orderId, payerId, paymentId, amount }, personId)])
    await announce(tx, balanceMoved(personId), orderMoved(payerId, { orderId }))
    return foundOf(tx, (await findGiftCard(tx, orderId))!)
  })
}

/** Counts a look, on its own, so that one that is refused counts, too. Answers the code. */
async function admitLook(db: Db, { personId, text, address, clock }: Looking): Promise<string> {
  const code = codeIn(text)
  if (!code) throw refuse('code_not_found')
  const now = await clock(db)
  await spendAttempt(db, CODES_OF_NETWORK, networkOf(address), now)
  await spendAttempt(db, CODES_OF_ACCOUNT, personId, now)
  return code
}

function usableBy(personId: string, card: GiftCardRow | undefined): GiftCardRow {
  if (!card || card.state === 'ended' || (card.redeemedBy && card.redeemedBy !== personId))
    throw refuse('code_not_found')
  if (card.payerId === personId) throw refuse('code_own')
  if (card.state === 'waits') throw refuse('code_waits')
  return card
}

async function foundOf(sql: Sql, { payerId, amount, words, paidAt, redeemedBy }: GiftCardRow): Promise<FoundGift> {
  const payer = (await findPerson(sql, payerId))!
  return {
    amountCents: amount,
    payerName: payer.firstName,
    words,
    returnableUntil: cancellableUntil(paidAt!),
    isRedeemed: redeemedBy !== null,
  }
}
