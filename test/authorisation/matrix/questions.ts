import { ANSWER_TEXT } from '#test/support/written-question-fixture.ts'
import { target, CLIENTS, CONSULTANTS, type MatrixRows, SIGNED_IN } from './matrix-row.ts'

const sent = 'questions.already_sent'

/** Written questions: visible to the client only until they are sent, then also to the consultant. */
export const questions: MatrixRows = {
  'GET /api/questions': { may: SIGNED_IN },
  'GET /api/questions/:id': { may: SIGNED_IN, target: target('id', 'question', 'client', 'consultant') },
  'PUT /api/questions/:id/draft': {
    may: SIGNED_IN,
    target: target('id', 'question', 'client', 'consultant'),
    input: { text: 'O começo de uma resposta', draftVersion: 0 },
    refuses: { ana: sent, bia: sent },
  },
  'POST /api/questions/:id/ask': {
    may: CLIENTS,
    target: target('id', 'unsentQuestion', 'client'),
    input: { text: 'Devo aceitar o trabalho em outra cidade?' },
  },
  'POST /api/questions': {
    may: CLIENTS,
    input: () => ({ id: crypto.randomUUID(), consultantId: crypto.randomUUID(), text: 'Devo aceitar o trabalho?' }),
    refuses: { ana: 'questions.not_asked', bia: 'questions.not_asked' },
  },
  'POST /api/questions/:id/give-up': { may: CLIENTS, target: target('id', 'unwantedQuestion', 'client') },
  'POST /api/questions/:id/answer': {
    may: CONSULTANTS,
    target: target('id', 'question', 'consultant'),
    input: { text: ANSWER_TEXT },
  },
  'POST /api/questions/:id/clarification': {
    may: CLIENTS,
    target: target('id', 'answeredQuestion', 'client'),
    input: { text: 'O que quer dizer a carta do meio?' },
  },
  'POST /api/questions/:id/clarification/answer': {
    may: CONSULTANTS,
    target: target('id', 'clarifiedQuestion', 'consultant'),
    input: { text: 'Que a escolha é sua.' },
  },
  'POST /api/questions/:id/decline': {
    may: CONSULTANTS,
    target: target('id', 'declinedQuestion', 'consultant'),
    input: { reason: 'Não atendo esse assunto por escrito.' },
  },
}
