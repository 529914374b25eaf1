import { target, ADMINS, type MatrixRows } from './matrix-row.ts'

/** The queue and the search of the team's back office. */
export const backOffice: MatrixRows = {
  'GET /api/team/queue': { may: ADMINS },
  'GET /api/team/queue/decided': { may: ADMINS },
  'POST /api/team/queue/:kind/:id/taking': {
    may: ADMINS,
    target: target('id', 'message'),
    input: { kind: 'message' },
    setup: ({ db }) => db`delete from contact_closings`,
  },
  'DELETE /api/team/queue/:kind/:id/taking': {
    may: ADMINS,
    target: target('id', 'message'),
    input: { kind: 'message' },
    // As if she had just taken them all.
    setup: ({ db, fixtures }) => db`
      with open as (delete from contact_closings)
      insert into queue_holds (kind, case_id, taken_by, taken_at, moved_at)
      select 'message', id, ${fixtures.people.iris.id}, now(), now() from contact_messages
      on conflict (kind, case_id) do update set taken_by = excluded.taken_by, taken_at = now(), moved_at = now()`,
  },
  'PUT /api/team/queue/:kind/:id/rest': {
    may: ADMINS,
    target: target('id', 'message'),
    input: () => ({ kind: 'message', until: new Date(Date.now() + 3_600_000).toISOString() }),
    setup: ({ db }) => db`delete from contact_closings`,
  },
  'GET /api/team/search': { may: ADMINS, input: { q: 'ninguem' } },
}
