import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { characterCount } from '#shared/typed-text/visible.ts'
import { MOST_ANSWER_LENGTH, MOST_QUESTION_LENGTH, overdue, refuse } from './rules.ts'
import { lockQuestion, type Question, recordAnswerDraft, recordQuestionDraft } from './sql.ts'

type DraftSave = {
  id: string
  personId: string
  text: string /** The version that the text is based on. */
  draftVersion: number
  clock: Clock
}

/**
 * Saves a draft of a question or an answer, also of a late one, and answers the new version; the same text changes
 * nothing. Refuses what was sent, is over or too long, and a text based on an older version (`draft_conflict`).
 */
export const saveDraft = (
  db: Db,
  { id, personId, text, draftVersion, clock }: DraftSave,
): Promise<{ draftVersion: number }> =>
  inTransaction(db, async (tx) => {
    const q = await lockQuestion(tx, id)
    const draft = q && draftOf(q, personId)
    if (!draft) throw refuse('not_found')
    if (draft.refusal) throw refuse(draft.refusal)
    if (characterCount(text) > draft.most) throw refuse('too_long')
    if (personId === q.clientId && overdue(q, await clock(tx))) throw refuse('over')
    if (draft.text === text) return { draftVersion: draft.draftVersion }
    if (draft.draftVersion !== draftVersion) throw refuse('draft_conflict')
    await draft.record(tx, id, text)
    return { draftVersion: draftVersion + 1 }
  })

/** The draft that belongs to this person; refuses when it can no longer be changed. */
function draftOf(q: Question, personId: string) {
  if (personId === q.clientId) {
    const refusal = q.state === 'unsent' ? undefined : q.askedAt ? ('already_sent' as const) : ('over' as const)
    return {
      text: q.question,
      most: MOST_QUESTION_LENGTH,
      draftVersion: q.questionVersion,
      record: recordQuestionDraft,
      refusal,
    }
  }
  if (personId !== q.consultantId || !q.askedAt) return undefined
  const refusal =
    q.state === 'asked' || (q.state === 'missed' && !q.answeredLateAt)
      ? undefined
      : q.state === 'answered'
        ? ('already_answered' as const)
        : ('over' as const)
  return { text: q.answer, most: MOST_ANSWER_LENGTH, draftVersion: q.answerVersion, record: recordAnswerDraft, refusal }
}
