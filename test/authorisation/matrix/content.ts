import { confirmLegalTexts } from '#domains/content/index.ts'
import { publishRevision } from '#domains/content/articles/publish-revision.ts'
import { databaseClock } from '#platform/clock.ts'
import { changedDraft } from '../fixtures/content.ts'
import { campaigns } from './campaigns.ts'
import { target, ADMINS, CONSULTANTS, EVERYBODY, type MatrixRows, SIGNED_IN } from './matrix-row.ts'

const LINK_INCOMPLETE = 'http.invalid_input'
const link = (kind: 'confirmation' | 'leaving') => ({
  may: EVERYBODY,
  target: target('token', kind),
  malformed: LINK_INCOMPLETE,
})

/** Public content, the newsletter, contact messages, closing an account, and the choice of mails. */
export const content: MatrixRows = {
  'GET /api/blog/recent': { may: EVERYBODY },
  'GET /api/blog/posts': { may: EVERYBODY, input: { text: 'cartas', category: 'tarot', page: '1' } },
  'GET /api/blog/posts/:slug': { may: EVERYBODY, target: target('slug', 'article') },
  'GET /api/blog/similar': { may: EVERYBODY, input: { slug: 'as-cartas' } },
  'GET /api/blog/moved': { may: EVERYBODY, input: { slug: 'as-cartas' } },
  'GET /api/pictures/:file': { isRaw: true, may: EVERYBODY, target: target('file', 'pictureFile') },
  'GET /api/team/pictures': { may: ADMINS },
  /** A body of JSON is no picture; real ones are in pictures.test.ts. */
  'POST /api/team/pictures': {
    isRaw: true,
    may: ADMINS,
    refuses: { iris: 'pictures.alt_missing' },
    status: 400,
  },
  'GET /api/team/articles': { may: ADMINS, input: { words: 'cartas', state: 'draft' } },
  'GET /api/team/articles/:id': { may: ADMINS, target: target('id', 'draft') },
  'DELETE /api/team/articles/:id': { may: ADMINS, target: target('id', 'unwantedDraft') },
  'POST /api/team/articles/:id/publication': {
    may: ADMINS,
    target: target('id', 'draft'),
    input: { revision: 1, from: null },
  },
  'DELETE /api/team/articles/:id/publication': {
    may: ADMINS,
    target: target('id', 'draft'),
    setup: async ({ db, fixtures: { people, resources } }) => {
      for (const { id } of resources.draft)
        await publishRevision(db, { id, revision: 1, from: null, by: people.sol.id, clock: databaseClock })
    },
  },
  /** After those that publish its first revision. */
  'PUT /api/team/articles/:id': {
    may: ADMINS,
    target: target('id', 'draft'),
    malformed: 'http.invalid_input',
    input: () => ({ base: 1, fields: changedDraft(crypto.randomUUID()) }),
  },
  'GET /api/team/articles/:id/revisions': { may: ADMINS, target: target('id', 'draft') },
  'GET /api/team/articles/:id/revisions/:number': {
    may: ADMINS,
    target: target('id', 'draft'),
    input: { number: '1' },
  },
  'GET /api/home/words': { may: EVERYBODY },
  'GET /api/about/words': { may: EVERYBODY },
  'GET /api/team/broken-links': { may: ADMINS },
  'GET /api/team/texts': { may: ADMINS },
  'GET /api/team/texts/:kind/:name': { may: ADMINS, target: target('name', 'text'), input: { kind: 'service' } },
  'PUT /api/team/texts/:kind/:name': {
    may: ADMINS,
    target: target('name', 'text'),
    input: {
      kind: 'service',
      base: 0,
      fields: [
        { name: 'title', value: 'Tarot' },
        { name: 'summary', value: 'As cartas.' },
        { name: 'markdown', value: 'Devagar.' },
      ],
    },
  },
  'GET /api/team/texts/:kind/:name/revisions': {
    may: ADMINS,
    target: target('name', 'text'),
    input: { kind: 'service' },
  },
  'GET /api/team/texts/:kind/:name/revisions/:number': {
    may: ADMINS,
    target: target('name', 'text'),
    input: { kind: 'service', number: '0' },
  },
  'GET /api/legal-texts': { may: EVERYBODY },
  'GET /api/legal-texts/:text/:number': {
    may: EVERYBODY,
    setup: ({ db }) => confirmLegalTexts(db, { by: null, clock: databaseClock }),
    target: target('text', 'legalText'),
    input: { number: '1' },
  },
  'GET /api/team/legal-texts/:text': { may: ADMINS, target: target('text', 'legalText') },
  'POST /api/team/legal-texts/:text/versions': {
    may: ADMINS,
    input: {
      text: 'termos',
      base: 0,
      revision: 0,
      note: 'A primeira versão.',
      asksAgain: false,
      inForceAt: null,
    },
  },
  'GET /blog/rss.xml': { isRaw: true, may: EVERYBODY },
  'GET /api/services/:name': { may: EVERYBODY, target: target('name', 'service') },
  'GET /api/reports/transparency': { may: EVERYBODY },
  'GET /api/reports/daily': { may: ADMINS },
  'GET /api/reports/platform': { may: ADMINS, input: { from: '2026-01-01', to: '2026-01-31' } },
  'GET /api/reports/platform/csv': {
    isRaw: true,
    may: ADMINS,
    input: { from: '2026-01-01', to: '2026-01-31' },
  },
  'POST /api/reports/exports': {
    may: SIGNED_IN,
    input: () => ({ id: crypto.randomUUID(), from: '2026-01-01', to: '2026-01-31' }),
  },
  'GET /api/reports/exports/:id': { may: SIGNED_IN, target: target('id', 'export', 'owner') },
  'GET /api/reports/exports/:id/file': {
    isRaw: true,
    may: SIGNED_IN,
    target: target('id', 'export', 'owner'),
    input: { assinatura: 'a'.repeat(64) },
  },
  'GET /api/reports/mine/csv': {
    isRaw: true,
    may: SIGNED_IN,
    input: { from: '2026-01-01', to: '2026-01-31' },
  },
  'GET /api/reports/mine/pdf': {
    isRaw: true,
    may: SIGNED_IN,
    input: { from: '2026-01-01', to: '2026-01-31' },
  },
  'GET /api/reports/mine/income': { isRaw: true, may: CONSULTANTS, input: { year: '2025' } },
  'GET /api/reports/mine': { may: SIGNED_IN, input: { from: '2026-01-01', to: '2026-01-31' } },
  'POST /api/newsletter/subscribe': { may: EVERYBODY, input: { email: 'eva@pessoas.test' } },
  'POST /api/newsletter/horoscope': {
    may: EVERYBODY,
    setup: ({ db }) => db`delete from attempts`,
    input: { email: 'eva@pessoas.test', sign: 4, rhythm: 'weekly' },
  },
  'GET /api/newsletter/sky/:file': { isRaw: true, may: EVERYBODY, input: { file: 'hoje.png' }, status: 404 },
  'GET /api/admin/newsletter/subscribers': { may: ADMINS },
  'POST /api/newsletter/confirm': link('confirmation'),
  'POST /api/newsletter/unsubscribe': link('leaving'),
  'POST /api/newsletter/resubscribe': link('leaving'),
  'POST /api/newsletter/interests/read': link('leaving'),
  'PUT /api/newsletter/interests': {
    ...link('leaving'),
    setup: ({ db }) => db`
      update newsletter_subscriptions set confirmed_at = asked_at, unsubscribed_at = null where list = 'newsletter'`,
    input: { interests: ['tarot'] },
  },
  'GET /api/newsletter/mine': { may: SIGNED_IN },
  'PUT /api/newsletter/mine': {
    may: SIGNED_IN,
    setup: async ({ db, fixtures: { now } }) => {
      await db`update people set email_confirmed_at = coalesce(email_confirmed_at, ${now}) where closed_at is null`
      await db`
        insert into newsletter_subscriptions (email, list, unsubscribe_token, source, asked_at, confirm_hash,
          confirm_until, confirmed_at)
        select email, 'newsletter', 'matrix-' || id, 'site', ${now}, sha256(convert_to(id::text, 'utf8')), ${now}, ${now}
        from people where email is not null
        on conflict (email, list) do update set confirmed_at = excluded.confirmed_at, unsubscribed_at = null`
    },
    input: { interests: ['tarot'] },
  },
  'POST /api/newsletter/leave': { isRaw: true, may: EVERYBODY },
  'GET /api/newsletter/leave': { isRaw: true, may: EVERYBODY, status: 303 },
  ...campaigns,
  'POST /api/contact': {
    may: EVERYBODY,
    input: () => ({
      id: crypto.randomUUID(),
      name: 'Eva',
      email: 'eva@pessoas.test',
      subject: 'question',
      text: 'Como funciona o relógio?',
    }),
    creates: { parameter: 'id', kind: 'message' },
  },
  'POST /api/client-errors': { may: EVERYBODY, input: { message: 'TypeError: x', stack: 'at a.js:1:2', page: '/' } },
  'GET /api/openapi.json': { isRaw: true, may: EVERYBODY },
  'GET /api/admin/messages': { may: ADMINS, input: { state: 'open' } },
  'POST /api/admin/messages/:id/closing': {
    may: ADMINS,
    target: target('id', 'message'),
    input: { note: 'Respondida por e-mail.' },
  },
  'POST /api/admin/messages/:id/answer': {
    may: ADMINS,
    target: target('id', 'message'),
    // The row above closes them.
    setup: ({ db }) => db`delete from contact_closings`,
    input: { answer: 'O relógio conta por segundo, e só com os dois presentes.' },
  },
  'POST /api/admin/messages/:id/account-closing': {
    may: ADMINS,
    target: target('id', 'message'),
    setup: ({ db }) => db`
      with nobody as (insert into people (id, email, first_name, role)
        select gen_random_uuid(), id || '@sai.test', 'Rui', 'client' from contact_messages returning id, email),
      open as (delete from contact_closings)
      insert into closing_requests (message_id, person_id, asked_at)
      select m.id, n.id, m.received_at from contact_messages m join nobody n on n.email = m.id || '@sai.test'`,
  },
  'GET /api/my-data': { may: SIGNED_IN },
  'GET /api/notice-choices': { may: SIGNED_IN },
  'POST /api/notice-choices': { may: SIGNED_IN, input: { topic: 'questions', way: 'mail', wanted: false } },
  'GET /api/notices': { may: SIGNED_IN },
  'GET /api/notices/unread': { may: SIGNED_IN },
  'POST /api/notices/:id/read': {
    may: SIGNED_IN,
    target: target('id', 'notice', 'owner'),
    input: { andOlder: true },
  },
  'GET /api/push': { may: SIGNED_IN },
  'POST /api/push/subscriptions': {
    may: SIGNED_IN,
    input: () => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }),
  },
  'DELETE /api/push/subscriptions/:id': { may: SIGNED_IN, target: target('id', 'device', 'owner') },
  'PUT /api/push/quiet-hours': {
    may: SIGNED_IN,
    input: { fromMinute: 1_320, untilMinute: 420, zone: 'America/Recife' },
  },
  'POST /api/sandbox/push': { isRaw: true, may: EVERYBODY, status: 201 },
  'GET /api/sandbox/push/:id': { isRaw: true, may: EVERYBODY, target: target('id', 'sandboxDevice') },
  'POST /api/sandbox/push/:id': { isRaw: true, may: EVERYBODY, target: target('id', 'sandboxDevice'), status: 401 },
  'POST /api/mail-choices/link': {
    may: EVERYBODY,
    target: target('token', 'optionalMail'),
    input: { wanted: false },
  },
  'POST /api/mail-choices/leave': { isRaw: true, may: EVERYBODY },
  'GET /api/mail-choices/leave': { isRaw: true, may: EVERYBODY, status: 303 },
  'GET /api/account-closing': { may: SIGNED_IN },
  'POST /api/account-closing': {
    may: SIGNED_IN,
    input: () => ({ id: crypto.randomUUID(), reason: '' }),
    creates: { parameter: 'id', kind: 'message' },
  },
  'DELETE /api/account-closing': { may: SIGNED_IN },
  'GET /api/sandbox/mailbox': { isRaw: true, may: EVERYBODY },
  'GET /api/sandbox/mailbox/:id': { isRaw: true, may: EVERYBODY, target: target('id', 'mail') },
}
