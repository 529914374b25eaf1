import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { postJournals } from '../post-journals.ts'
import { ANSWER_MS, coverageJournal, coveredEarningsOf } from './rules.ts'
import { settleMinutes } from './settle-minutes.ts'

type Settling = {
  subjectId: string
  clientId: string
  consultantId: string
  /** About what was paid for it, in centavos. */
  worth: Centavos
  commissionBps: number
  /** The answer came in time; otherwise it goes back to its bundle, or becomes credit where that has ended. */
  isUsed: boolean
  at: Date
}

/**
 * Settles an answer that a question holds, once: used, its consultant earns the share of what was paid for it. Answers
 * that value and what was earned, in centavos.
 */
export async function settleHeldAnswer(
  tx: Tx,
  { subjectId, clientId, consultantId, worth, commissionBps, isUsed, at }: Settling,
): Promise<{ charged: Centavos; earned: Centavos }> {
  const channel = 'messages'
  const { journals, ...settled } = await settleMinutes(tx, {
    consultationId: subjectId,
    clientId,
    channel,
    // Rounding may make an answer dearer by a centavo for each part of its bundle.
    pricePerMinute: worth + 100n,
    commissionBps,
    used: isUsed ? [{ channel, ms: ANSWER_MS }] : [],
    at,
  })
  const cover = coverageJournal({ id: subjectId, clientId, consultantId }, settled, 'question_cover')
  await postJournals(tx, [...(cover ? [cover] : []), ...journals])
  return { charged: settled.value, earned: coveredEarningsOf(settled.covers) }
}
