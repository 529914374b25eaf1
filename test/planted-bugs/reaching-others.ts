import type { PlantedBug } from './planted-bug.ts'

const MEETING = 'db/functions/meeting_obstacle.sql'
const meeting = ['src/domains/clients/meeting.test.ts']

export const reachingOthersBugs: PlantedBug[] = [
  {
    name: 'budgets: requests that nobody accepts are not counted',
    edits: [
      {
        file: 'src/domains/consultations/endpoints.ts',
        from: 'budgeted(REQUEST_BUDGETS, ({ db, clock, viewer, input }) => {',
        to: 'budgeted([], ({ db, clock, viewer, input }) => {',
      },
    ],
    caughtBy: ['src/domains/consultations/request-budget.test.ts'],
  },
  {
    name: 'meetings: a block is forgotten with a new account',
    edits: [
      { file: MEETING, from: "where b.blocked_by = 'consultant' and (o.is_proven", to: 'where false and (o.is_proven' },
    ],
    caughtBy: meeting,
  },
  {
    name: 'meetings: a phone that anybody can type shuts older accounts',
    edits: [
      {
        file: MEETING,
        from: "p.created_at > b.blocked_at)) then 'blocked'\n      when exists (select from other_accounts_of(consultant)",
        to: "true)) then 'blocked'\n      when exists (select from other_accounts_of(consultant)",
      },
    ],
    caughtBy: meeting,
  },
  {
    name: 'bookings: whoever confirmed no address holds starts without money',
    edits: [
      {
        file: 'src/domains/scheduling/bookings/guard-unpaid.ts',
        from: "if (!(await findEmail(tx, clientId, now))?.confirmedAt) throw refuse('confirm_email')",
        to: "if (!(await findEmail(tx, clientId, now))) throw refuse('confirm_email')",
      },
    ],
    caughtBy: ['src/domains/scheduling/bookings/unpaid-holds.test.ts'],
  },
  {
    name: 'applications: two attend with one CPF',
    edits: [
      {
        file: 'src/domains/consultants/applications/approve-consultant.ts',
        from: "if (await isTaxIdOfAnother(tx, taxId, personId, now)) throw refuseDecision('tax_id_approved')",
        to: 'if (await isTaxIdOfAnother(tx, taxId, personId, now)) return',
      },
    ],
    caughtBy: ['src/domains/consultants/applications/applications.test.ts'],
  },
]
