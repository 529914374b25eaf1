import { confirmLegalTexts } from '#domains/content/index.ts'
import { databaseClock } from '#platform/clock.ts'
import { codeAt, sealedSecretOf } from '#test/support/team.ts'
import { PASSWORD } from '../people.ts'
import { ADMINS, target, EVERYBODY, type MatrixRows, SIGNED_IN } from './matrix-row.ts'

const WHY = 'Começa no atendimento em dezembro.'
const CONSENTS = { terms: true, sensitiveData: true, newsletter: false }
const newcomer = {
  firstName: 'Eva',
  lastName: 'Reis',
  phone: '11987654321',
  birthDate: '1985-04-12',
  password: 'estrela-do-norte-93',
  consents: CONSENTS,
}

export const accounts: MatrixRows = {
  'POST /api/auth/register': {
    may: EVERYBODY,
    input: () => ({ ...newcomer, id: crypto.randomUUID(), role: 'client', email: 'eva@pessoas.test' }),
    isProvenBySecret: true,
  },
  'POST /api/auth/login': {
    may: EVERYBODY,
    input: ({ people }) => ({ email: people.ana.email, password: PASSWORD, remember: true }),
    isProvenBySecret: true,
  },
  'POST /api/admin/people/apart': {
    may: ADMINS,
    setup: ({ db, fixtures: { people } }) => db`
      insert into identity_fingerprints (person_id, kind, hash, seen_at)
      select id, 'card', sha256('card:one'), now() from people where id in ${db([people.ana.id, people.bia.id])}`,
    input: ({ people }) => ({ email: people.ana.email, reason: 'Falamos por telefone com as duas.' }),
  },
  'GET /api/admin/team': { may: ADMINS },
  'POST /api/admin/team': {
    may: ADMINS,
    // Whoever has not entered is invited with other roles.
    setup: ({ db, fixtures: { team } }) => db`update people set password_hash = null where id = ${team.content.id}`,
    input: ({ team }) => ({
      firstName: 'Rui',
      email: team.content.email,
      roles: ['support', 'content'],
      reason: WHY,
    }),
  },
  'POST /api/admin/team/:id/invitation': {
    may: ADMINS,
    target: target('id', 'member'),
    // Nobody of them has entered.
    setup: ({ db, fixtures: { team } }) => db`
      update people set password_hash = null where id in ${db([team.support.id, team.moderation.id])}`,
  },
  'PUT /api/admin/team/:id/roles': {
    may: ADMINS,
    target: target('id', 'member'),
    input: { roles: ['finance', 'content'], reason: WHY },
  },
  'POST /api/admin/team/:id/second-factor-reset': { may: ADMINS, target: target('id', 'member') },
  'DELETE /api/admin/team/:id': { may: ADMINS, target: target('id', 'member'), input: { reason: WHY } },
  'GET /api/auth/second-factor': { may: ADMINS },
  'POST /api/auth/second-factor': { may: ADMINS },
  'POST /api/auth/second-factor/confirmation': {
    may: ADMINS,
    setup: ({ db, fixtures: { people } }) => db`
      update second_factors set pending_secret = ${sealedSecretOf(people.iris.id)} where person_id = ${people.iris.id}`,
    input: ({ now }) => ({ code: codeAt(now) }),
  },
  'POST /api/auth/second-factor/code': {
    may: ADMINS,
    // No code of it was used, whatever was called before.
    setup: async ({ db, fixtures: { people } }) => {
      await db`update second_factors set last_step = 0 where person_id = ${people.iris.id}`
      await db`delete from attempts where key = sha256(${`second-factor:${people.iris.id}`}::bytea)`
    },
    input: ({ now }) => ({ code: codeAt(now) }),
  },
  'POST /api/auth/second-factor/recovery-codes': { may: ADMINS },
  'GET /api/auth/user': { may: SIGNED_IN },
  'GET /api/auth/agreements': { may: SIGNED_IN },
  'POST /api/auth/agreements': {
    may: SIGNED_IN,
    setup: ({ db }) => confirmLegalTexts(db, { by: null, clock: databaseClock }),
    input: { versions: [{ text: 'termos', version: 1 }] },
  },
  'POST /api/auth/logout': { may: SIGNED_IN },
  'GET /api/auth/sessions': { may: SIGNED_IN },
  'DELETE /api/auth/sessions': { may: SIGNED_IN },
  'GET /api/auth/profile': { may: SIGNED_IN },
  'POST /api/auth/profile': {
    may: SIGNED_IN,
    input: { firstName: 'Eva', lastName: 'Reis', phone: '(21) 99999-0000' },
  },
  'DELETE /api/auth/sessions/:id': {
    may: SIGNED_IN,
    target: target('id', 'session', 'owner'),
    // Ending all others, as a row above does, ends these.
    setup: ({ db }) => db`update sessions set ended_at = null`,
  },
  'POST /api/auth/confirm-password': { may: SIGNED_IN, input: { password: PASSWORD } },
  'POST /api/auth/password': {
    may: SIGNED_IN,
    input: { currentPassword: PASSWORD, newPassword: 'estrela-do-norte-93' },
  },
  'GET /api/auth/email': { may: SIGNED_IN },
  'POST /api/auth/email/resend': { may: SIGNED_IN },
  'POST /api/auth/email': { may: SIGNED_IN, input: { email: 'outro@pessoas.test' } },
  'POST /api/auth/email/confirm': { may: EVERYBODY, target: target('token', 'emailLink'), missing: 410 },
  'POST /api/auth/recovery': { may: EVERYBODY, input: { email: 'ninguem@pessoas.test' } },
  'POST /api/auth/recovery/password': {
    may: EVERYBODY,
    target: target('token', 'recovery'),
    // Changing a password, as the row above does, ends the links.
    setup: ({ db }) => db`update recoveries set used_at = null`,
    input: { password: 'estrela-do-norte-93' },
    missing: 410,
  },
}
