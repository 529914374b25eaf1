import { type Db, inTransaction } from '#platform/db.ts'
import { BOOK_FILES } from '#domains/reports/books/file-names.rules.ts'
import { ADMINS, type MatrixRows, type SetupContext } from './matrix-row.ts'

const MONTH = '2001-01'
const raw = (input: Record<string, string>) => ({ isRaw: true, may: ADMINS, input }) as const

/** A payment of the first month of 2001, which is over; what follows is posted now. */
const earlyPayment = (db: Db) =>
  inTransaction(db, async (tx) => {
    await tx`select set_config('sensitivos.instant', '2001-01-15T12:00:00Z', true)`
    await tx`select post_journal('early', 'payment_paid', 'payment', 'early', null,
      '[{"from":"platform:gateway","to":"platform:suspense","amount":"100"}]')`
    await tx`select set_config('sensitivos.instant', '', true)`
  })

async function aNote({ db, fixtures: { people } }: SetupContext) {
  await db`insert into closed_months values (${`${MONTH}-01`}, null, 0, 0, 0, repeat('0', 64), repeat('0', 64), now(),
    ${people.iris.id}) on conflict do nothing`
  await db`insert into service_notes values (${`${MONTH}-01`}, ${people.luna.id}, 1, 'Luna', '52998224725', 1000, 300)
    on conflict do nothing`
}

/** The books of the house. */
export const accounting: MatrixRows = {
  'GET /api/team/accounting/months': { may: ADMINS },
  'GET /api/team/accounting/month': { may: ADMINS, input: { month: MONTH } },
  'POST /api/team/accounting/closings': {
    may: ADMINS,
    input: { month: MONTH },
    setup: ({ db }) => earlyPayment(db),
  },
  'GET /api/team/accounting/check': { may: ADMINS, input: () => ({ month: MONTH }), setup: aNote },
  'GET /api/team/accounting/owed': { may: ADMINS, input: { at: '2026-01-01' } },
  'GET /api/team/accounting/notes': { may: ADMINS, input: { month: MONTH } },
  'PUT /api/team/accounting/notes': {
    may: ADMINS,
    input: { dpsNumber: '1', state: 'issued', number: '77', issuedOn: '2001-02-03' },
    setup: aNote,
  },
  'POST /api/team/accounting/notes/import': {
    may: ADMINS,
    input: { table: 'dps;situacao;numero;emitida_em\n1;emitida;77;03/02/2001\n' },
    setup: aNote,
  },
  'GET /api/team/accounting/terms': { may: ADMINS },
  'PUT /api/team/accounting/terms': { may: ADMINS, input: { version: '0', terms: { serie: '1' } } },
  'GET /api/team/accounting/papers': { may: ADMINS, input: { year: '2026' } },
  ...Object.fromEntries(BOOK_FILES.map((name) => [`GET /api/team/accounting/files/${name}`, raw({ month: MONTH })])),
  'GET /api/team/accounting/files/saldos': raw({ at: '2026-01-01' }),
  'GET /api/team/accounting/files/informe': {
    isRaw: true,
    may: ADMINS,
    input: ({ people }) => ({ consultant: people.luna.id, year: '2026' }),
  },
}
