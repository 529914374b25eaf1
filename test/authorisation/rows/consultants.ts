import { cpf } from '../planted/consultants.ts'
import { about, ADMINS, CONSULTANTS, EVERYBODY, type Rows, SIGNED_IN } from '../row.ts'

const BIO = 'Leio as cartas há doze anos, sem pressa e sem susto: a gente olha junto para a pergunta.'
const mine = { may: SIGNED_IN, about: about('id', 'consultant') }
/** Nothing ties anybody to whom there is not. */
const loose = { ...mine, missing: 200 }

export const consultants: Rows = {
  'GET /api/consultants/featured': { may: EVERYBODY },
  'GET /api/consultants': {
    may: EVERYBODY,
    with: { text: 'Luna', specialty: 'tarot', language: 'pt', online: 'true', priceToCents: '1490', page: '1' },
  },
  'GET /api/consultants/present': { may: EVERYBODY },
  'GET /api/consultants/statuses': { may: EVERYBODY, with: ({ cast }) => ({ ids: `${cast.luna.id},${cast.sol.id}` }) },
  'GET /api/consultants/matches': { may: EVERYBODY, with: { answers: 'aaaaaaa' } },
  'GET /api/consultants/:id': { may: EVERYBODY, about: about('id', 'consultant') },
  'GET /api/consultants/:id/bond': loose,
  'PUT /api/consultants/:id/favourite': mine,
  'DELETE /api/consultants/:id/favourite': loose,
  'PUT /api/consultants/:id/wish': mine,
  'DELETE /api/consultants/:id/wish': loose,
  'GET /api/consultants/favourites': { may: SIGNED_IN },
  'GET /api/consultants/me': { may: CONSULTANTS },
  'POST /api/consultants/application': {
    may: CONSULTANTS,
    with: {
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
  'PUT /api/consultants/me/switch': {
    may: CONSULTANTS,
    with: { on: true },
    refuses: { nina: 'consultants.in_review' },
  },
  'PUT /api/consultants/me/welcome': { may: CONSULTANTS, with: { on: true } },
  'PUT /api/consultants/me/price': { may: CONSULTANTS, with: { pricePerMinuteCents: 250 } },
  'GET /api/admin/applications': { may: ADMINS },
  'POST /api/consultants/:id/approval': { may: ADMINS, about: about('id', 'applicant'), with: { tier: 'iniciante' } },
  'PUT /api/consultants/:id/featured': { may: ADMINS, about: about('id', 'consultant'), with: { on: true } },
  'GET /api/portraits/:hash': { isRaw: true, may: EVERYBODY, about: about('hash', 'portrait') },
}
