import {
  findAnswerTerms,
  findMeetingObstacle,
  findOffer,
  findVacationEnd,
  isLasting,
  refuseAnswers,
  refuseVacation,
} from '#domains/consultants/index.ts'
import { lockClientRequests } from '#domains/consultations/index.ts'
import { holdAnswer, takeSubject } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { monthsLater } from '#shared/calendar.ts'
import { sendLocked } from './ask-question.ts'
import { guardQuestion } from './guard-question.ts'
import { guardQuestionLength } from './guard-question-length.ts'
import { refuse, UNSENT_VALID_MONTHS } from './rules.ts'
import { appendEvent, insertQuestion, lockQuestion } from './sql.ts'

type Asking = { id: string; clientId: string; consultantId: string; text: string; clock: Clock }

/** As their orders say it of a bundle. */
const TITLE = 'Pergunta por mensagem'

/**
 * Asks a consultant with one answer of the client's bundle with them, which is held until it is used or given back. The
 * same id and text again change nothing. Refuses when none is left, a sixth open question, and whom one cannot ask.
 */
export const askFromBundle = (db: Db, asking: Asking): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id, clientId, consultantId, text, clock } = asking
    await lockClientRequests(tx, clientId)
    const earlier = await lockQuestion(tx, id)
    if (earlier?.clientId === clientId && earlier.consultantId === consultantId && earlier.question === text) return
    if (earlier || !(await takeSubject(tx, id, 'written_question'))) throw refuse('id_reused')
    const at = await clock(tx)
    await guardQuestion(tx, { id, clientId, consultantId, amount: 0n, now: at })
    const { hours, commissionBps } = await termsFor(tx, asking, at)
    guardQuestionLength(text, hours, 'text')
    const worth = await holdAnswer(tx, { subjectId: id, personId: clientId, consultantId, at })
    if (worth === undefined) throw refuse('no_answers_left')
    await insertQuestion(tx, {
      id,
      clientId,
      consultantId,
      title: TITLE,
      price: worth,
      held: 0n,
      fromBundle: true,
      commissionBps,
      answerHours: hours,
      isAutomatic: false,
      boughtAt: at,
      lapsesAt: monthsLater(at, UNSENT_VALID_MONTHS),
    })
    await appendEvent(tx, id, 'unsent', at)
    await sendLocked(tx, (await lockQuestion(tx, id))!, { text, at })
  })

/** The time and the share in force. Refuses whom this client cannot ask now. */
async function termsFor(tx: Tx, { clientId, consultantId }: Asking, at: Date) {
  const offer = await findOffer(tx, consultantId, 'chat', at, clientId)
  if (!offer || offer.isAutomatic || isLasting(await findMeetingObstacle(tx, { clientId, consultantId, at })))
    throw refuse('not_asked')
  const backAt = await findVacationEnd(tx, consultantId, at)
  if (backAt) throw refuseVacation(backAt)
  const { hours, isOpen } = await findAnswerTerms(tx, consultantId, at)
  if (!isOpen) throw refuseAnswers('answers_closed')
  return { hours, commissionBps: offer.commissionBps }
}
