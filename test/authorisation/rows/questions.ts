import { about, CLIENTS, CONSULTANTS, type Rows, SIGNED_IN } from '../row.ts'

const sent = 'questions.already_sent'

/** Written questions: the client's alone until they are asked, the consultant's to answer from then on. */
export const questions: Rows = {
  'GET /api/questions': { may: SIGNED_IN },
  'GET /api/questions/:id': { may: SIGNED_IN, about: about('id', 'question', 'client', 'consultant') },
  'PUT /api/questions/:id/draft': {
    may: SIGNED_IN,
    about: about('id', 'question', 'client', 'consultant'),
    with: { text: 'O começo de uma resposta', saves: 0 },
    refuses: { ana: sent, bia: sent },
  },
  'POST /api/questions/:id/ask': {
    may: CLIENTS,
    about: about('id', 'unsentQuestion', 'client'),
    with: { text: 'Devo aceitar o trabalho em outra cidade?' },
  },
  'POST /api/questions/:id/give-up': { may: CLIENTS, about: about('id', 'needlessQuestion', 'client') },
  'POST /api/questions/:id/answer': {
    may: CONSULTANTS,
    about: about('id', 'question', 'consultant'),
    with: { text: 'Olhe com calma para o que pesa de cada lado. '.repeat(3) },
  },
  'POST /api/questions/:id/decline': {
    may: CONSULTANTS,
    about: about('id', 'strangeQuestion', 'consultant'),
    with: { reason: 'Não atendo esse assunto por escrito.' },
  },
}
