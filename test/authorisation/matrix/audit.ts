import { confirmLegalTexts } from '#domains/content/index.ts'
import { fillSite } from '#domains/team/beginning/fill-site.ts'
import { databaseClock } from '#platform/clock.ts'
import { DEMO_COMPANY } from '../../../db/seeds/company.ts'
import { ADMINS, type MatrixRows, SIGNED_IN, target } from './matrix-row.ts'

/** The log of what the team did, and what each person reads of it. */
export const audit: MatrixRows = {
  'GET /api/admin/log': { may: ADMINS, input: { scope: 'all', from: '2026-01-01', to: '2036-01-31' } },
  'GET /api/admin/log/state': { may: ADMINS },
  'GET /api/admin/log/csv': { isRaw: true, may: ADMINS, input: { scope: 'team' } },
  'POST /api/admin/log/:id/erasure': {
    may: ADMINS,
    target: target('id', 'logEntry'),
    input: { reason: 'A pessoa pediu que o nome saísse.' },
  },
  'GET /api/admin/health': { may: ADMINS },
  'POST /api/admin/health/retry': {
    may: ADMINS,
    setup: ({ db }) => db`
      insert into sweep_failures (sweep, subject, attempts, next_attempt_at, error)
      values ('payments.refund', 'x', 9, now() + interval '1 hour', 'the bank said no')`,
    input: { sweep: 'payments.refund', subject: 'x' },
  },
  'GET /api/team/beginning': { may: ADMINS },
  'POST /api/team/beginning/filling': { may: ADMINS },
  'POST /api/team/beginning/legal-texts': { may: ADMINS },
  'POST /api/team/beginning/opening': {
    may: ADMINS,
    setup: async ({ db }) => {
      await db`delete from selling_openings`
      await fillSite(db, { clock: databaseClock })
      await confirmLegalTexts(db, { by: null, clock: databaseClock })
    },
  },
  'GET /api/team/company': { may: ADMINS },
  'PUT /api/team/company': {
    may: ADMINS,
    input: { ...DEMO_COMPANY, hours: 'de segunda a sexta', version: '1' },
  },
  'GET /api/admin/switches': { may: ADMINS },
  'PUT /api/admin/switches/:name': {
    may: ADMINS,
    target: target('name', 'switch'),
    input: { isClosed: true, until: null, reason: 'O banco está fora do ar.' },
  },
  'GET /api/admin/legal': { may: ADMINS },
  'POST /api/admin/legal': {
    may: ADMINS,
    input: ({ people }) => ({
      id: crypto.randomUUID(),
      kind: 'access',
      number: 'CT-1',
      about: people.ana.id,
      receivedOn: '2026-01-02',
      asked: 'Quer saber o que guardamos.',
    }),
  },
  'POST /api/admin/legal/:id/notes': {
    may: ADMINS,
    target: target('id', 'legalRequest'),
    input: () => ({ noteId: crypto.randomUUID(), text: 'Falamos por telefone.' }),
  },
  'POST /api/admin/legal/:id/closing': {
    may: ADMINS,
    target: target('id', 'legalRequest'),
    input: { state: 'done', outcome: 'Enviamos o arquivo por e-mail.' },
  },
  'PUT /api/admin/legal/:id/hold': {
    may: ADMINS,
    target: target('id', 'legalRequest'),
    input: { isHeld: true, reason: 'O juiz mandou guardar.' },
  },
  'POST /api/admin/legal/:id/bundle': { may: ADMINS, target: target('id', 'legalRequest'), handsOverAll: true },
  'GET /api/me/team-acts': { may: SIGNED_IN },
}
