import {
  ADMINS,
  type EndpointInput,
  type MatrixRow,
  type MatrixRows,
  EVERYBODY,
  SIGNED_IN,
  type SetupContext,
  target,
} from './matrix-row.ts'
import type { Fixtures } from '../fixtures/add-fixtures.ts'

const REASON = 'Pediu pagamento por fora em três conversas.'
const [RESTRAINT, WARNING, MESSAGE] = [1, 4, 5].map((n) => `00000000-0000-4000-8000-00000000017${n}`)

/** An act on Ana, who has earned nothing. */
const onAna = (more: EndpointInput | ((fixtures: Fixtures) => EndpointInput) = {}): MatrixRow => ({
  may: ADMINS,
  input: (fixtures) => ({
    id: fixtures.people.ana.id,
    actId: crypto.randomUUID(),
    reason: REASON,
    ...(typeof more === 'function' ? more(fixtures) : more),
  }),
})

const message = ({ db, fixtures: { people, now } }: SetupContext) => db`
  insert into contact_messages (id, protocol, name, email, subject, body, received_at, answer_by)
  values (${MESSAGE!}, '2026-990001-0', 'Ana', ${people.ana.email}, 'payment', 'A sala fechou sozinha.', ${now}, ${now})
  on conflict do nothing`

/** Acts of the team on a person, what that person reads of them, and the link of a blocked account. */
export const team: MatrixRows = {
  'GET /api/auth/decisions': { may: SIGNED_IN },
  'POST /api/auth/warnings/:id/acknowledgement': {
    may: SIGNED_IN,
    setup: ({ db, fixtures: { people, now } }) => db`
      insert into warnings (id, person_id, words, warned_by, warned_at)
      values (${WARNING!}, ${people.ana.id}, ${REASON}, ${people.iris.id}, ${now}) on conflict do nothing`,
    input: { id: WARNING },
    refuses: Object.fromEntries(
      (['bia', 'luna', 'sol', 'nina', 'iris'] as const).map((who) => [who, 'accounts.warning_not_found']),
    ),
  },
  'GET /api/team/people/:id/decisions': { may: ADMINS, input: ({ people }) => ({ id: people.ana.id }) },
  'POST /api/team/people/:id/impersonation': {
    may: ADMINS,
    input: ({ people }) => ({ id: people.ana.id, reason: REASON }),
  },
  'DELETE /api/auth/impersonation': { may: ADMINS },
  'POST /api/team/people/:id/sessions-end': onAna(),
  'POST /api/team/people/:id/confirmation': onAna(),
  'POST /api/team/people/:id/warning': onAna(),
  'POST /api/team/people/:id/name': onAna({ firstName: 'Ana', lastName: 'Certa' }),
  'POST /api/team/people/:id/email': onAna({ email: 'ana.certa@exemplo.com.br' }),
  'POST /api/team/people/:id/email-stop': {
    ...onAna(),
    setup: ({ db, fixtures: { people, now } }) => db`
      insert into email_confirmations (token_hash, person_id, email, is_change, correction_id, created_at, expires_at)
      values (sha256('a link'), ${people.ana.id}, 'ana.certa@exemplo.com.br', true, gen_random_uuid(), ${now},
        ${now}::timestamptz + interval '24 hours')`,
  },
  'POST /api/team/people/:id/phone': onAna({ phone: '(21) 98765-0002' }),
  'POST /api/team/people/:id/tax-id': {
    may: ADMINS,
    input: ({ people }) => ({
      id: people.luna.id,
      actId: crypto.randomUUID(),
      reason: REASON,
      taxId: '168.995.350-09',
    }),
  },
  'POST /api/team/people/:id/suspension': onAna({ hours: 24 }),
  'POST /api/team/people/:id/block': onAna(),
  'POST /api/team/people/:id/payouts-rest': onAna(),
  'POST /api/team/people/:id/lifting': {
    ...onAna({ restraintId: RESTRAINT }),
    setup: async ({ db, fixtures: { people, now } }) => {
      await db`delete from restraints where person_id = ${people.ana.id} and kind = 'blocked'`
      await db`
        insert into restraints (id, person_id, kind, reason, starts_at, set_by)
        values (${RESTRAINT!}, ${people.ana.id}, 'blocked', ${REASON}, ${now}, ${people.sol.id})`
    },
  },
  'POST /api/team/people/:id/goodwill': { ...onAna({ amountCents: 500, caseId: MESSAGE }), setup: message },
  'GET /api/team/proposals': { may: ADMINS },
  'POST /api/team/proposals/:id/decision': {
    may: ADMINS,
    target: target('id', 'refundProposal'),
    input: { isConfirmed: false },
  },
  'POST /api/team/people/:id/featured': {
    may: ADMINS,
    input: ({ people }) => ({ id: people.luna.id, actId: crypto.randomUUID(), reason: REASON, isHidden: true }),
  },
  'POST /api/team/people/:id/tier': {
    may: ADMINS,
    input: ({ people }) => ({
      id: people.luna.id,
      actId: crypto.randomUUID(),
      reason: REASON,
      tier: 'destaque',
      from: '2030-01-01',
    }),
  },
  'POST /api/team/people/:id/commission': {
    may: ADMINS,
    input: ({ people }) => ({
      id: people.luna.id,
      actId: crypto.randomUUID(),
      reason: REASON,
      channel: null,
      bps: 3_000,
      from: '2030-01-01',
    }),
  },
  'POST /api/withdrawals/link/look': {
    may: EVERYBODY,
    input: { token: 'a'.repeat(43) },
    refuses: everybodyRefused('payments.withdrawal_link_invalid'),
  },
  'POST /api/withdrawals/link': {
    may: EVERYBODY,
    input: () => ({ token: 'a'.repeat(43), id: crypto.randomUUID() }),
    refuses: everybodyRefused('payments.withdrawal_link_invalid'),
  },
}

function everybodyRefused(code: string) {
  return Object.fromEntries(EVERYBODY.map((who) => [who, code]))
}
