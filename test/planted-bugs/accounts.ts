import type { PlantedBug } from './planted-bug.ts'

const ACCOUNTS = 'src/domains/accounts'
const SIGN_IN = `${ACCOUNTS}/rate-limits/spend-sign-in.ts`
const LIMITS = `${ACCOUNTS}/rate-limits/rules.ts`
const REVOKE = `${ACCOUNTS}/passwords/revoke-old-access.ts`
const devices = [`${ACCOUNTS}/sessions/known-devices.test.ts`]
const newPassword = [`${ACCOUNTS}/passwords/new-password.test.ts`]
const events = [`${ACCOUNTS}/security-events/security-events.test.ts`]

export const accountBugs: PlantedBug[] = [
  {
    name: 'sign-in: a known device is not let through',
    edits: [
      {
        file: SIGN_IN,
        from: 'if (await trySpendAttempt(db, SIGN_INS_PER_DEVICE, key, now))',
        to: 'if (await trySpendAttempt(db, { ...SIGN_INS_PER_DEVICE, most: 0 }, key, now))',
      },
    ],
    caughtBy: devices,
  },
  {
    name: 'sign-in: attempts in one network count in all',
    edits: [{ file: SIGN_IN, from: 'const here = `${email} ${network}`', to: 'const here = email' }],
    caughtBy: devices,
  },
  {
    name: 'sign-in: guesses from many networks are not counted together',
    edits: [{ file: LIMITS, from: "'sign-in-account', most: 100,", to: "'sign-in-account', most: 1_000_000," }],
    caughtBy: devices,
  },
  {
    name: 'sign-in: every port is a network of its own',
    edits: [
      {
        file: 'src/platform/request.ts',
        from: 'return isIP(address) ? address : connection',
        to: 'return theirs ?? connection',
      },
    ],
    caughtBy: devices,
  },
  {
    name: 'sessions: those of the team last as long as any',
    edits: [
      {
        file: `${ACCOUNTS}/sessions/rules.ts`,
        from: "role === 'admin' ? 12 * HOUR_MS : 90 * 24 * HOUR_MS",
        to: "role === 'admin' ? 90 * 24 * HOUR_MS : 90 * 24 * HOUR_MS",
      },
    ],
    caughtBy: [`${ACCOUNTS}/sessions/absolute-end.test.ts`],
  },
  {
    name: 'admins: a client becomes one without being told',
    edits: [
      {
        file: `${ACCOUNTS}/registration/invite-admin.ts`,
        from: "if (!person || (person.role !== 'admin' && !promotes)) throw",
        to: 'if (!person) throw',
      },
    ],
    caughtBy: [`${ACCOUNTS}/registration/invite-admin.test.ts`],
  },
  {
    name: 'production: it starts over demo people',
    edits: [
      {
        file: 'src/server/start-faults.ts',
        from: 'database?.isDemo || database?.holdsDemoPeople ? [DEMO_IN_PRODUCTION] : []',
        to: 'database?.isEmpty === undefined ? [DEMO_IN_PRODUCTION] : []',
      },
    ],
    caughtBy: ['src/server/start-faults.test.ts'],
  },
  {
    name: 'rights: the role of the servers may change what is kept',
    edits: [
      {
        file: 'db/functions/grant_app_rights.sql',
        from: "and t.tgfoid = 'refuse_change'::regproc))",
        to: "and t.tgfoid = 'refuse_unless_posting'::regproc))",
      },
    ],
    caughtBy: ['src/platform/app-role.test.ts'],
  },
  {
    name: 'passwords: recovery links survive a change',
    edits: [{ file: REVOKE, from: '  await endRecoveries(tx, person.id, now)\n', to: '' }],
    caughtBy: newPassword,
  },
  {
    name: 'passwords: devices stay known after a new password',
    edits: [
      {
        file: REVOKE,
        from: "  await deleteOtherDevices(tx, person.id, hashOfToken(device ?? ''))\n",
        to: '',
      },
    ],
    caughtBy: newPassword,
  },
  {
    name: 'step-up: a password is confirmed for ever',
    edits: [
      {
        file: 'src/platform/http.ts',
        from: '!viewer?.passwordUntil || viewer.passwordUntil <= now',
        to: '!viewer?.passwordUntil',
      },
    ],
    caughtBy: [`${ACCOUNTS}/sessions/step-up.test.ts`],
  },
  {
    name: 'step-up: a withdrawal needs no password',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/contract.ts',
        from: "access: 'client',\n  needsPassword: true,",
        to: "access: 'client',",
      },
    ],
    caughtBy: ['src/domains/payments/withdrawals/password.test.ts'],
  },
  {
    name: 'bearer secrets: the address of a calendar outlives the password',
    edits: [
      {
        file: `${ACCOUNTS}/passwords/revoke-old-access.ts`,
        from: '  return deleteSecretsOf(tx, person.id)',
        to: '  return []',
      },
    ],
    caughtBy: ['test/bearer-secrets.test.ts'],
  },
  {
    name: 'step-up: a refund at the cost of the house needs no password',
    edits: [
      {
        file: 'src/domains/claims/contract.ts',
        from: "path: '/api/admin/claims/:id/decision',\n  access: 'admin',\n  needsPassword: true",
        to: "path: '/api/admin/claims/:id/decision',\n  access: 'admin',\n  needsPassword: false",
      },
    ],
    caughtBy: ['test/authorisation/password-again.test.ts'],
  },
  {
    name: 'security events: the log can be rewritten',
    edits: [
      {
        file: 'db/migrations/0018_accounts_security.sql',
        from: 'before update or delete or truncate on security_events',
        to: 'before truncate on security_events',
      },
    ],
    caughtBy: events,
  },
  {
    name: 'security events: every refusal of a lock-out is logged',
    edits: [
      {
        file: `${ACCOUNTS}/rate-limits/attempts.ts`,
        from: 'if (spent === limit.most + 1) await onLockOut()',
        to: 'await onLockOut()',
      },
    ],
    caughtBy: events,
  },
  {
    name: 'security events: a decision about a claim leaves no trace',
    edits: [
      {
        file: 'src/domains/claims/decide-claim.ts',
        from: "    await recordSecurityEvent(tx, { kind: 'claims.claim_decided', detail: state, ...event })\n",
        to: '    if (!event) return\n',
      },
    ],
    caughtBy: ['test/authorisation/security-events.test.ts'],
  },
  {
    name: 'own cases: an admin closes the dispute of their own payment',
    edits: [
      {
        file: 'src/domains/payments/disputes/close-dispute.ts',
        from: '    refuseOwnCase(by, payment.personId)\n',
        to: '',
      },
    ],
    caughtBy: ['test/authorisation/own-cases.test.ts'],
  },
  {
    name: 'own cases: a consultant who became an admin decides what their client claims',
    edits: [
      {
        file: 'src/domains/claims/decide-claim.ts',
        from: 'refuseOwnCase(by, subject.clientId, subject.consultantId)',
        to: 'refuseOwnCase(by, subject.clientId)',
      },
    ],
    caughtBy: ['src/domains/claims/claims.test.ts'],
  },
]
