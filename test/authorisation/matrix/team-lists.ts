import type { ResourceKind } from '../fixtures/add-fixtures.ts'
import { ADMINS, type MatrixRow, type MatrixRows, target } from './matrix-row.ts'

const LISTS = ['people', 'consultants', 'consultations', 'bookings', 'orders', 'payments', 'payouts', 'withdrawals']
const OBJECTS: Readonly<Record<string, ResourceKind>> = {
  people: 'person',
  consultants: 'consultant',
  consultations: 'consultation',
  bookings: 'booking',
  questions: 'question',
  orders: 'paidOrder',
  payments: 'payment',
  payouts: 'payoutByHand',
  withdrawals: 'withdrawal',
  claims: 'claim',
}
const rows = (names: readonly string[], row: (name: string) => readonly [string, MatrixRow]): MatrixRows =>
  Object.fromEntries(names.map(row))
const oneOf = (kind: string): MatrixRow => ({ may: ADMINS, target: target('id', OBJECTS[kind]!) })
const person = target('id', 'person')
const body = 'Ligou de novo.'

/** Lists of the team, and the pages of people and objects with their timelines. */
export const teamLists: MatrixRows = {
  ...rows(LISTS, (name) => [`GET /api/team/${name}`, { may: ADMINS, input: { from: '2026-01-01' } }]),
  ...rows(LISTS, (name) => [`GET /api/team/files/${name}`, { isRaw: true, may: ADMINS }]),
  ...rows(Object.keys(OBJECTS), (name) => [`GET /api/team/${name}/:id`, oneOf(name)]),
  ...rows(
    Object.keys(OBJECTS).filter((name) => name !== 'consultants'),
    (name) => [`GET /api/team/${name}/:id/timeline`, oneOf(name)],
  ),
  'GET /api/team/people/:id/money': { may: ADMINS, target: person },
  'GET /api/team/people/:id/notes': { may: ADMINS, target: person, missing: 200 },
  'POST /api/team/people/:id/notes': {
    may: ADMINS,
    target: person,
    input: () => ({ noteId: crypto.randomUUID(), body }),
  },
  'PUT /api/team/notes/:id': {
    may: ADMINS,
    target: target('id', 'teamNote'),
    input: { body },
    setup: ({ db, fixtures }) => db`update team_notes set written_by = ${fixtures.people.iris.id}`,
  },
  'GET /api/team/views': { may: ADMINS },
  'POST /api/team/views': {
    may: ADMINS,
    input: () => ({ id: crypto.randomUUID(), list: 'people', name: 'Por confirmar', query: 'state=unconfirmed' }),
  },
  'DELETE /api/team/views/:id': {
    may: ADMINS,
    target: target('id', 'teamView'),
    setup: ({ db, fixtures }) => db`update team_views set person_id = ${fixtures.people.iris.id}`,
  },
}
