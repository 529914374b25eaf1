import { ANSWER_TEXT } from '#test/support/written-question-fixture.ts'
import { target, CLIENTS, CONSULTANTS, type MatrixRow, type MatrixRows, SIGNED_IN } from './matrix-row.ts'

const sent = 'questions.already_sent'

/** A client finds any consultant; a consultant their clients alone. */
const ownClient = target('id', 'client', 'consultant')
const ofConsultation = target('id', 'consultation', 'consultant')

/**
 * Under an id that is no question of theirs an upload is shown to nobody, whoever has it. A body of JSON is neither a
 * picture nor a voice; real ones are in attachments.test.ts.
 */
const upload = (code: string): MatrixRow => ({
  isRaw: true,
  may: SIGNED_IN,
  target: target('id', 'question', 'client', 'consultant'),
  input: () => ({ attachmentId: crypto.randomUUID() }),
  refuses: { ana: 'attachments.already_sent', bia: 'attachments.already_sent', luna: code, sol: code },
  missing: 415,
  malformed: 'attachments.not_found',
})

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
  'POST /api/questions/:id/pictures/:attachmentId': upload('attachments.not_a_photo'),
  'POST /api/questions/:id/voices/:attachmentId': upload('attachments.not_audio'),
  'GET /api/questions/:id/attachments/:attachmentId': {
    isRaw: true,
    may: SIGNED_IN,
    target: target('attachmentId', 'attachment', 'client', 'consultant'),
    input: ({ resources: { attachment, attachedQuestion } }, _caller, shown) => ({
      id: attachedQuestion[shown?.id === attachment[1].id ? 1 : 0].id,
    }),
  },
  'DELETE /api/questions/:id/attachments/:attachmentId': {
    may: SIGNED_IN,
    target: target('id', 'question', 'client', 'consultant'),
    input: () => ({ attachmentId: crypto.randomUUID() }),
    missing: 200,
  },
  'GET /api/threads': { may: SIGNED_IN },
  'GET /api/objections/:id': { may: SIGNED_IN, target: ownClient, missing: 200 },
  'GET /api/threads/:id': { may: SIGNED_IN, target: ownClient },
  'POST /api/threads/:id/read': { may: SIGNED_IN, target: ownClient, input: { until: '2026-01-01T12:00:00.000Z' } },
  'GET /api/consultations/:id/follow-up': { may: CONSULTANTS, target: ofConsultation },
  'POST /api/consultations/:id/follow-up': {
    may: CONSULTANTS,
    target: ofConsultation,
    input: () => ({ followUpId: crypto.randomUUID(), text: 'Repare no que muda nesta semana.' }),
  },
  'GET /api/follow-ups/choice': { may: CLIENTS },
  'PUT /api/follow-ups/choice': { may: CLIENTS, input: { isWanted: false } },
}
