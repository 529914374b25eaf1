import { about, ADMINS, CLIENTS, CONSULTANTS, EVERYBODY, type Rows } from '../row.ts'

const TESTIMONIAL = { rating: 5, content: 'Fui ouvida com calma, e saí com o que fazer.', location: 'Campinas – SP' }

/** Reviews and testimonials. */
export const voices: Rows = {
  'POST /api/consultations/:id/review': {
    may: CLIENTS,
    about: about('id', 'talk', 'client'),
    with: { stars: 4, text: 'Voltarei.' },
  },
  'GET /api/consultations/:id/review': { may: CLIENTS, about: about('id', 'reviewedTalk', 'client'), missing: 200 },
  'POST /api/reviews/:id/answer': {
    may: CONSULTANTS,
    about: about('id', 'review', 'consultant'),
    with: { text: 'Obrigada por contar.' },
  },
  'GET /api/consultants/:id/reviews': { may: EVERYBODY, about: about('id', 'consultant'), missing: 200 },
  'GET /api/reviews/latest': { may: EVERYBODY },
  'GET /api/reviews/mine': { may: CLIENTS },
  'GET /api/testimonials': { may: EVERYBODY },
  'GET /api/testimonials/mine': { may: CLIENTS },
  'POST /api/testimonials': {
    may: CLIENTS,
    with: () => ({ ...TESTIMONIAL, id: crypto.randomUUID() }),
    makes: { parameter: 'id', kind: 'testimonial' },
  },
  'GET /api/admin/testimonials': { may: ADMINS, with: { state: 'pending' } },
  'POST /api/admin/testimonials/:id/decision': {
    may: ADMINS,
    about: about('id', 'testimonial'),
    with: { verdict: 'rejected', reason: 'Traz o telefone de outra pessoa.' },
  },
}
