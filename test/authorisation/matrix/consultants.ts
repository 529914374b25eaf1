import { bringDocument } from '#test/support/application-document.ts'
import { BIO as APPROVED_BIO, cpf } from '../fixtures/consultants.ts'
import { target, ADMINS, CONSULTANTS, EVERYBODY, type MatrixRows, type SetupContext, SIGNED_IN } from './matrix-row.ts'

const BIO = 'Leio as cartas há doze anos, sem pressa e sem susto: a gente olha junto para a pergunta.'
const mine = { may: SIGNED_IN, target: target('id', 'consultant') }
/** A missing consultant is answered with "no relation" instead of 404. */
const allowedWhenMissing = { ...mine, missing: 200 }

/** Another call may have decided about the applicants, or sent their applications again. */
const reviewAgain = ({ db, fixtures: { resources } }: SetupContext) => db`
  update consultants set approved_at = null, approved_by = null, application_revision = 1
  where id = any(${resources.applicant.map(({ id }) => id)}::uuid[])`

export const consultants: MatrixRows = {
  'GET /api/reach': { may: CONSULTANTS },
  'POST /api/reach/tests': {
    may: CONSULTANTS,
    input: () => ({ id: crypto.randomUUID() }),
    refuses: { luna: 'reach.no_device', sol: 'reach.no_device', nina: 'consultants.not_applied' },
  },
  'POST /api/reach/tests/:id/pressed': { may: CONSULTANTS, target: target('id', 'ringTest', 'owner') },
  'DELETE /api/reach': { may: CONSULTANTS },
  'GET /api/consultants/:id/reach': { may: EVERYBODY, target: target('id', 'consultant'), missing: 200 },
  'GET /api/consultants/featured': { may: EVERYBODY },
  'GET /api/consultants': {
    may: EVERYBODY,
    input: { text: 'Luna', specialty: 'tarot', language: 'pt', online: 'true', priceToCents: '1490', page: '1' },
  },
  'GET /api/consultants/present': { may: EVERYBODY },
  'GET /api/consultants/programs': { may: EVERYBODY },
  'GET /api/consultants/needs': { may: EVERYBODY },
  'GET /api/consultants/statuses': {
    may: EVERYBODY,
    input: ({ people }) => ({ ids: `${people.luna.id},${people.sol.id}` }),
  },
  'GET /api/consultants/cards': { may: EVERYBODY, input: ({ people }) => ({ ids: people.luna.id }) },
  'GET /api/consultants/matches': { may: EVERYBODY, input: { answers: 'aaaaaaa' } },
  'GET /api/consultants/:id': { may: EVERYBODY, target: target('id', 'consultant') },
  'GET /api/consultants/:id/follow-state': allowedWhenMissing,
  'PUT /api/consultants/:id/favourite': mine,
  'DELETE /api/consultants/:id/favourite': allowedWhenMissing,
  'PUT /api/consultants/:id/online-alert': mine,
  'DELETE /api/consultants/:id/online-alert': allowedWhenMissing,
  'GET /api/consultants/favourites': { may: SIGNED_IN },
  'GET /api/consultants/online-alerts': { may: SIGNED_IN },
  'GET /api/consultants/me': { may: CONSULTANTS },
  'POST /api/consultants/application': {
    may: CONSULTANTS,
    setup: ({ db, fixtures: { people, now } }) => bringDocument(db, people.nina.id, now),
    input: {
      taxId: cpf(90),
      specialties: ['tarot'],
      bio: BIO,
      pricePerMinuteCents: 299,
      name: 'Nina',
      title: 'Taróloga',
      languages: ['pt'],
    },
    refuses: { luna: 'consultants.already_approved', sol: 'consultants.already_approved' },
  },
  /** A body of JSON is no document; real ones are in documents.test.ts. */
  'POST /api/consultants/me/application/documents/:kind': {
    isRaw: true,
    may: CONSULTANTS,
    input: { kind: 'document' },
    refuses: {
      luna: 'application_documents.already_decided',
      sol: 'application_documents.already_decided',
      nina: 'application_documents.not_a_photo',
    },
  },
  'DELETE /api/consultants/me/application/documents/:kind': {
    may: CONSULTANTS,
    input: { kind: 'selfie' },
    refuses: { luna: 'application_documents.already_decided', sol: 'application_documents.already_decided' },
  },
  'PUT /api/consultants/me/availability': {
    may: CONSULTANTS,
    input: { on: true },
    refuses: { nina: 'consultants.in_review' },
  },
  'PUT /api/consultants/me/welcome': { may: CONSULTANTS, input: { on: true } },
  'GET /api/consultants/me/answers': { may: CONSULTANTS },
  'PUT /api/consultants/me/answers': { may: CONSULTANTS, input: { priceCents: 1_990, hours: 24, isOpen: true } },
  'PUT /api/consultants/me/packages': { may: CONSULTANTS, input: { on: true } },
  'PUT /api/consultants/me/tax-id': {
    may: CONSULTANTS,
    input: (_, caller) => ({ taxId: cpf(60 + CONSULTANTS.indexOf(caller)) }),
    refuses: { nina: 'consultants.not_applied' },
  },
  'POST /api/consultants/tax-id/stop': {
    may: EVERYBODY,
    isProvenBySecret: true,
    target: target('token', 'taxIdLink'),
  },
  'GET /api/quick-replies': { may: CONSULTANTS },
  'PUT /api/quick-replies': { may: CONSULTANTS, input: { replies: ['Só um instante, estou embaralhando.'] } },
  'GET /api/vacation': { may: CONSULTANTS },
  'PUT /api/vacation': {
    may: CONSULTANTS,
    input: ({ now }) => ({ lastDay: new Date(now.getTime() + 5 * 86_400_000).toISOString().slice(0, 10) }),
    refuses: { nina: 'consultants.not_applied' },
  },
  'DELETE /api/vacation': { may: CONSULTANTS, refuses: { nina: 'consultants.not_applied' } },
  'PUT /api/consultants/me/price': { may: CONSULTANTS, input: { pricePerMinuteCents: 250 } },
  'GET /api/consultants/me/profile': { may: CONSULTANTS, refuses: { nina: 'profile.not_approved' } },
  'PUT /api/consultants/me/profile': {
    may: CONSULTANTS,
    input: { title: 'Cartas com calma', specialties: ['runas', 'tarot'] },
    refuses: { nina: 'profile.not_approved' },
  },
  /** A body of JSON is no photo; real ones are in portraits.test.ts. */
  'POST /api/consultants/me/portrait': {
    isRaw: true,
    may: CONSULTANTS,
    input: { left: 0 },
    refuses: { luna: 'portraits.not_a_photo', sol: 'portraits.not_a_photo', nina: 'profile.not_approved' },
  },
  /** Nor is it a recording; real ones are in introductions.test.ts. */
  'POST /api/consultants/me/introduction': {
    isRaw: true,
    may: CONSULTANTS,
    input: { seconds: 5 },
    refuses: { luna: 'introductions.not_audio', sol: 'introductions.not_audio', nina: 'profile.not_approved' },
  },
  'DELETE /api/consultants/me/introduction': { may: CONSULTANTS, refuses: { nina: 'profile.not_approved' } },
  'GET /api/admin/profile-changes': { may: ADMINS },
  'POST /api/consultants/:id/takedown': {
    may: ADMINS,
    target: target('id', 'consultant'),
    input: { field: 'bio', value: APPROVED_BIO, reason: 'O texto prometia resultados, o que não combina com a casa.' },
  },
  'GET /api/admin/applications': { may: ADMINS },
  'GET /api/admin/missed-words': { may: ADMINS },
  'GET /api/admin/consultants': { may: ADMINS, input: { email: 'luna@pessoas.test' } },
  'POST /api/admin/applications/:id/documents': {
    may: ADMINS,
    target: target('id', 'applicant'),
    setup: async (context) => {
      await reviewAgain(context)
      const { db, fixtures } = context
      for (const { id } of fixtures.resources.applicant) {
        await db`delete from application_documents where person_id = ${id}`
        await bringDocument(db, id, fixtures.now)
      }
    },
  },
  'POST /api/consultants/:id/approval': {
    may: ADMINS,
    target: target('id', 'applicant'),
    setup: reviewAgain,
    input: { tier: 'iniciante', revision: 1 },
  },
  'POST /api/consultants/:id/refusal': {
    may: ADMINS,
    target: target('id', 'applicant'),
    setup: reviewAgain,
    input: { revision: 1, reason: 'Conte um pouco mais sobre como é uma conversa com você.' },
  },
  'PUT /api/consultants/:id/automatic': { may: ADMINS, target: target('id', 'consultant'), input: { on: true } },
  'GET /api/introductions/:name': { isRaw: true, may: EVERYBODY, target: target('name', 'introduction') },
  'GET /api/portraits/:hash': { isRaw: true, may: EVERYBODY, target: target('hash', 'portrait') },
}
