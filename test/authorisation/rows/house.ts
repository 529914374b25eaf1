import { about, ADMINS, EVERYBODY, type Rows } from '../row.ts'

const LINK_INCOMPLETE = 'http.invalid_input'
const link = (kind: 'confirmation' | 'leaving') => ({
  may: EVERYBODY,
  about: about('token', kind),
  malformed: LINK_INCOMPLETE,
})

/** What the house says to everybody, its newsletter, and letters to it. */
export const house: Rows = {
  'GET /api/blog/recent': { may: EVERYBODY },
  'GET /api/blog/posts': { may: EVERYBODY, with: { text: 'cartas', category: 'tarot', page: '1' } },
  'GET /api/blog/posts/:slug': { may: EVERYBODY, about: about('slug', 'article') },
  'GET /api/blog/near': { may: EVERYBODY, with: { slug: 'as-cartas' } },
  'GET /blog/rss.xml': { isRaw: true, may: EVERYBODY },
  'GET /api/services/:name': { may: EVERYBODY, about: about('name', 'service') },
  'GET /api/reports/transparency': { may: EVERYBODY },
  'POST /api/newsletter/subscribe': { may: EVERYBODY, with: { email: 'eva@pessoas.test' } },
  'POST /api/newsletter/confirm': link('confirmation'),
  'POST /api/newsletter/leaving': link('leaving'),
  'POST /api/newsletter/rejoining': link('leaving'),
  'POST /api/newsletter/leave': { isRaw: true, may: EVERYBODY },
  'GET /api/newsletter/leave': { isRaw: true, may: EVERYBODY, answers: 303 },
  'POST /api/contact': {
    may: EVERYBODY,
    with: () => ({
      id: crypto.randomUUID(),
      name: 'Eva',
      email: 'eva@pessoas.test',
      subject: 'question',
      text: 'Como funciona o relógio?',
    }),
    makes: { parameter: 'id', kind: 'letter' },
  },
  'GET /api/admin/messages': { may: ADMINS, with: { state: 'open' } },
  'POST /api/admin/messages/:id/closing': {
    may: ADMINS,
    about: about('id', 'letter'),
    with: { note: 'Respondida por e-mail.' },
  },
  'GET /api/sandbox/mailbox': { isRaw: true, may: EVERYBODY },
  'GET /api/sandbox/mailbox/:id': { isRaw: true, may: EVERYBODY, about: about('id', 'mail') },
}
