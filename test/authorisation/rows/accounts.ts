import { PASSWORD } from '../cast.ts'
import { about, EVERYBODY, type Rows, SIGNED_IN } from '../row.ts'

const CONSENTS = { terms: true, sensitiveData: true, newsletter: false }
const newcomer = {
  firstName: 'Eva',
  lastName: 'Reis',
  phone: '11987654321',
  birthDate: '1985-04-12',
  password: 'estrela-do-norte-93',
  consents: CONSENTS,
}

export const accounts: Rows = {
  'POST /api/auth/register': {
    may: EVERYBODY,
    with: () => ({ ...newcomer, id: crypto.randomUUID(), role: 'client', email: 'eva@pessoas.test' }),
    byKnowledge: true,
  },
  'POST /api/auth/login': {
    may: EVERYBODY,
    with: ({ cast }) => ({ email: cast.ana.email, password: PASSWORD, remember: true }),
    byKnowledge: true,
  },
  'GET /api/auth/user': { may: SIGNED_IN },
  'POST /api/auth/logout': { may: SIGNED_IN },
  'GET /api/auth/sessions': { may: SIGNED_IN },
  'DELETE /api/auth/sessions/:id': { may: SIGNED_IN, about: about('id', 'session', 'owner') },
  'POST /api/auth/password': {
    may: SIGNED_IN,
    with: { currentPassword: PASSWORD, newPassword: 'estrela-do-norte-93' },
  },
  'POST /api/auth/recovery': { may: EVERYBODY, with: { email: 'ninguem@pessoas.test' } },
  'POST /api/auth/recovery/password': {
    may: EVERYBODY,
    about: about('token', 'recovery'),
    with: { password: 'estrela-do-norte-93' },
    missing: 410,
  },
}
