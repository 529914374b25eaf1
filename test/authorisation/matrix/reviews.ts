import { target, ADMINS, CLIENTS, CONSULTANTS, EVERYBODY, type MatrixRows } from './matrix-row.ts'

const TESTIMONIAL = { rating: 5, content: 'Fui ouvida com calma, e saí com o que fazer.', location: 'Campinas – SP' }

/** Reviews and testimonials. */
export const reviews: MatrixRows = {
  'POST /api/consultations/:id/review': {
    may: CLIENTS,
    target: target('id', 'consultation', 'client'),
    input: { stars: 4, text: 'Voltarei.' },
  },
  'GET /api/consultations/:id/review': {
    may: CLIENTS,
    target: target('id', 'reviewedConsultation', 'client'),
    missing: 200,
  },
  'POST /api/reviews/:id/answer': {
    may: CONSULTANTS,
    target: target('id', 'review', 'consultant'),
    input: { text: 'Obrigada por contar.' },
  },
  'GET /api/consultants/:id/reviews': { may: EVERYBODY, target: target('id', 'consultant'), missing: 200 },
  'GET /api/reviews/latest': { may: EVERYBODY },
  'GET /api/reviews/mine': { may: CLIENTS },
  'GET /api/shop/products/:slug/reviews': { may: EVERYBODY, target: target('slug', 'product') },
  'GET /api/orders/:id/reviews': { may: CLIENTS, target: target('id', 'deliveredOrder', 'owner') },
  'POST /api/orders/:id/reviews': {
    may: CLIENTS,
    target: target('id', 'deliveredOrder', 'owner'),
    input: { n: 1, stars: 4, text: 'O papel é grosso.' },
  },
  'GET /api/testimonials': { may: EVERYBODY },
  'GET /api/testimonials/mine': { may: CLIENTS },
  'POST /api/testimonials': {
    may: CLIENTS,
    input: () => ({ ...TESTIMONIAL, id: crypto.randomUUID() }),
    creates: { parameter: 'id', kind: 'testimonial' },
  },
  'GET /api/admin/testimonials': { may: ADMINS, input: { state: 'pending' } },
  'POST /api/admin/testimonials/:id/decision': {
    may: ADMINS,
    target: target('id', 'testimonial'),
    input: { verdict: 'rejected', reason: 'Traz o telefone de outra pessoa.' },
  },
}
