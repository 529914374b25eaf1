import { findOffer, isLasting } from '#domains/consultants/index.ts'
import { postJournals } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { monthsLater } from '#shared/calendar.ts'
import type { Centavos } from '#shared/money.ts'
import { announceQuestionMove } from './move-question.ts'
import { holdJournal } from './money.rules.ts'
import { UNSENT_VALID_MONTHS, refuse } from './rules.ts'
import { appendEvent, insertQuestion } from './sql.ts'

type PurchasedQuestion = {
  id: string
  clientId: string
  consultantId: string
  title: string
  price: Centavos
  /** What the client paid for it: less than the price with a coupon. */
  held: Centavos
  /** The payment that paid it, or a part of it. */
  paymentId?: string | null
  answerHours: number
  at: Date
}

/**
 * Opens a purchased question: its money is reserved, and the client may write it; repeated, nothing. Refuses reserved
 * money (`wallet.insufficient_funds`), a consultant who has left, and two who do not meet. A break or a program keeps
 * nothing that is paid.
 */
export async function openQuestion(tx: Tx, { at, ...bought }: PurchasedQuestion) {
  const offer = await findOffer(tx, bought.consultantId, 'chat', at, bought.clientId)
  if (!offer || isLasting(offer.obstacle)) throw refuse('consultant_gone')
  const { commissionBps, isAutomatic } = offer
  if (
    !(await insertQuestion(tx, {
      ...bought,
      commissionBps,
      isAutomatic,
      boughtAt: at,
      lapsesAt: monthsLater(at, UNSENT_VALID_MONTHS),
    }))
  )
    return
  await appendEvent(tx, bought.id, 'unsent', at)
  const hold = holdJournal({ ...bought, commissionBps })
  if (hold) await postJournals(tx, [hold])
  await announceQuestionMove(tx, bought, 'unsent')
}
