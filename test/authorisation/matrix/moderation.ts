import { ADMINS, CONSULTANTS, type MatrixRows, SIGNED_IN, target } from './matrix-row.ts'

const REASON = 'Expõe o endereço de uma pessoa.'
const ROOM_REPORT = '00000000-0000-4000-8000-000000000181'

/** Reports, their decisions, reviews that wait; and what was said, read in a case. */
export const moderation: MatrixRows = {
  'POST /api/moderation/reports': {
    may: SIGNED_IN,
    input: ({ people }, caller) => ({
      id: crypto.randomUUID(),
      kind: 'profile',
      subjectId: caller === 'luna' ? people.sol.id : people.luna.id,
      reason: 'fraud',
    }),
  },
  'GET /api/moderation/readings/mine': { may: SIGNED_IN },
  'GET /api/admin/moderation/reports': { may: ADMINS },
  'GET /api/admin/moderation/reports/:id': { may: ADMINS, target: target('id', 'report') },
  'POST /api/admin/moderation/reports/:id/file': {
    may: ADMINS,
    target: target('id', 'report'),
    input: { reason: REASON },
  },
  'POST /api/admin/moderation/reports/:id/decision': {
    may: ADMINS,
    target: target('id', 'report'),
    input: { verdict: 'warned', reason: REASON },
  },
  'GET /api/admin/moderation/histories/:id': { may: ADMINS, target: target('id', 'consultation') },
  'GET /api/admin/moderation/signals': { may: ADMINS },
  'POST /api/admin/moderation/readings': {
    may: ADMINS,
    setup: ({ db, fixtures: { people, resources } }) => db`
      insert into moderation_reports (
        id, kind, subject_id, consultation_id, reporter_id, reported_id, reason, reported_at, due_at)
      select ${ROOM_REPORT}, 'room', id, id, ${people.ana.id}, ${people.luna.id}, 'fraud', now(), now()
      from consultations where id = ${resources.consultation[0].id} on conflict do nothing`,
    input: { caseKind: 'report', caseId: ROOM_REPORT, reason: REASON },
    handsOverAll: true,
  },
  'POST /api/reviews/:id/objection': {
    may: CONSULTANTS,
    target: target('id', 'review', 'consultant'),
    input: { words: 'Esta pessoa nunca falou comigo sobre isto.' },
  },
  'GET /api/admin/reviews': { may: ADMINS },
  'POST /api/admin/held-reviews/:id/decision': {
    may: ADMINS,
    target: target('id', 'heldReview'),
    input: { verdict: 'published' },
  },
  'POST /api/admin/reviews/:id/objection/decision': {
    may: ADMINS,
    target: target('id', 'review'),
    input: { answer: 'É a opinião de quem esteve lá.' },
    setup: ({ db, fixtures }) => db`
      insert into review_objections (review_id, words, objected_at)
      select id, 'Esta pessoa nunca falou comigo sobre isto.', now()
      from unnest(${fixtures.resources.review.map(({ id }) => id)}::uuid[]) as id on conflict do nothing`,
  },
  'POST /api/admin/reviews/:id/removal': {
    may: ADMINS,
    target: target('id', 'review'),
    input: { ground: 'rule', reason: REASON },
  },
}
