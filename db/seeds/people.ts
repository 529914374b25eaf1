import { hashPassword } from '#domains/accounts/index.ts'
import { seedId } from './seed-id.ts'

/** The password of everybody in the demo data. Production refuses to start with these accounts. */
export const DEMO_PASSWORD = 'almanaque-de-papel-1887'

let hash: Promise<string> | undefined
/** Hashed once for all of them. */
export const demoPasswordHash = () => (hash ??= hashPassword(DEMO_PASSWORD, {}))

/** Three accounts to sign in with, printed by `npm start`. The consultant is one of the seeded ones. */
export const demoPeople = [
  {
    id: seedId('ana'),
    roleName: 'Cliente',
    role: 'client',
    firstName: 'Ana',
    lastName: 'Ribeiro',
    email: 'ana@exemplo.com.br',
    password: DEMO_PASSWORD,
  },
  {
    id: seedId('luna-prado'),
    roleName: 'Consultora',
    role: 'consultor',
    firstName: 'Luna',
    lastName: 'Prado',
    email: 'luna.prado@exemplo.com.br',
    password: DEMO_PASSWORD,
  },
  {
    id: seedId('iris'),
    roleName: 'Administração',
    role: 'admin',
    firstName: 'Íris',
    lastName: 'Castro',
    email: 'iris@exemplo.com.br',
    password: DEMO_PASSWORD,
  },
] as const

/** One of the team for each role but Íris', who is the administrator. */
export const demoTeam = [
  { id: seedId('vera'), firstName: 'Vera', lastName: 'Nunes', email: 'vera@exemplo.com.br', role: 'support' },
  { id: seedId('caio'), firstName: 'Caio', lastName: 'Farias', email: 'caio@exemplo.com.br', role: 'moderation' },
  { id: seedId('lia'), firstName: 'Lia', lastName: 'Porto', email: 'lia@exemplo.com.br', role: 'content' },
  { id: seedId('hugo'), firstName: 'Hugo', lastName: 'Amaral', email: 'hugo@exemplo.com.br', role: 'finance' },
] as const
