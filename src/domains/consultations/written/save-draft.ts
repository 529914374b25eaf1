import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lengthOf, MOST_ANSWER, MOST_QUESTION, overdue, refuse } from './rules.ts'
import { lockQuestion, type Question, recordAnswerDraft, recordQuestionDraft } from './sql.ts'

type Draft = {
  id: string
  personId: string
  text: string /** The save that the writer had before them. */
  saves: number
  clock: Clock
}

/**
 * Keeps what is being written: the client's question before it is asked, the consultant's answer before it is sent.
 * Answers how often it was saved. The same words again change nothing. Refuses what was sent, what is over, what is too
 * long, and words that do not go on from the last ones (`draft_moved`).
 */
export const saveDraft = (db: Db, { id, personId, text, saves, clock }: Draft): Promise<{ saves: number }> =>
  inTransaction(db, async (tx) => {
    const q = await lockQuestion(tx, id)
    const draft = q && draftOf(q, personId)
    if (!draft) throw refuse('not_found')
    if (draft.refusal) throw refuse(draft.refusal)
    if (lengthOf(text) > draft.most) throw refuse('too_long')
    if (overdue(q, await clock(tx))) throw refuse(q.state === 'asked' ? 'too_late' : 'over')
    if (draft.text === text) return { saves: draft.saves }
    if (draft.saves !== saves) throw refuse('draft_moved')
    await draft.record(tx, id, text)
    return { saves: saves + 1 }
  })

/** The words that are this person's to write, and why not any more. */
function draftOf(q: Question, personId: string) {
  if (personId === q.clientId) {
    const refusal = q.state === 'unsent' ? undefined : q.askedAt ? ('already_sent' as const) : ('over' as const)
    return { text: q.question, most: MOST_QUESTION, saves: q.questionSaves, record: recordQuestionDraft, refusal }
  }
  if (personId !== q.consultantId || !q.askedAt) return undefined
  const refusal =
    q.state === 'asked' ? undefined : q.state === 'answered' ? ('already_answered' as const) : ('over' as const)
  return { text: q.answer, most: MOST_ANSWER, saves: q.answerSaves, record: recordAnswerDraft, refusal }
}
