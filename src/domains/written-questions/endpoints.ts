import { serve, type Route } from '#platform/http.ts'
import { answerClarification } from './answer-clarification.ts'
import { answerQuestion } from './answer-question.ts'
import { askClarification } from './ask-clarification.ts'
import { askFromBundle } from './ask-from-bundle.ts'
import { askQuestion } from './ask-question.ts'
import * as contract from './contract.ts'
import { declineQuestion } from './decline-question.ts'
import { giveUpQuestion } from './give-up-question.ts'
import { listQuestions, readQuestion } from './read-question.ts'
import { saveDraft } from './save-draft.ts'

export const endpoints: Route[] = [
  serve(contract.listQuestions, ({ db, viewer, input }) => listQuestions(db, viewer.id, input)),
  serve(contract.readQuestion, ({ db, viewer, input }) => readQuestion(db, input.id, viewer.id)),
  serve(contract.saveDraft, ({ db, clock, viewer, input }) => saveDraft(db, { ...input, personId: viewer.id, clock })),
  serve(contract.askQuestion, async ({ db, clock, viewer, input }) => {
    await askQuestion(db, { ...input, clientId: viewer.id, clock })
    return readQuestion(db, input.id, viewer.id)
  }),
  serve(contract.askFromBundle, async ({ db, clock, viewer, input }) => {
    await askFromBundle(db, { ...input, clientId: viewer.id, clock })
    return readQuestion(db, input.id, viewer.id)
  }),
  serve(contract.giveUpQuestion, async ({ db, clock, viewer, input }) => {
    await giveUpQuestion(db, { ...input, clientId: viewer.id, clock })
    return readQuestion(db, input.id, viewer.id)
  }),
  serve(contract.answerQuestion, async ({ db, clock, viewer, input, now }) => {
    await answerQuestion(db, { ...input, consultantId: viewer.id, arrivedAt: now, clock })
    return readQuestion(db, input.id, viewer.id)
  }),
  serve(contract.askClarification, async ({ db, clock, viewer, input }) => {
    await askClarification(db, { ...input, clientId: viewer.id, clock })
    return readQuestion(db, input.id, viewer.id)
  }),
  serve(contract.answerClarification, async ({ db, clock, viewer, input, now }) => {
    await answerClarification(db, { ...input, consultantId: viewer.id, arrivedAt: now, clock })
    return readQuestion(db, input.id, viewer.id)
  }),
  serve(contract.declineQuestion, async ({ db, clock, viewer, input }) => {
    await declineQuestion(db, { ...input, consultantId: viewer.id, clock })
    return readQuestion(db, input.id, viewer.id)
  }),
]
