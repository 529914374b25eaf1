import { ADMINS, type MatrixRow, type MatrixRows, type SetupContext, target } from './matrix-row.ts'

const ID = '00000000-0000-4000-8000-000000000390'
const REASON = 'O texto saiu com a data errada.'
const TEXT = { subject: 'O céu de dezembro', preheader: 'Luas e eclipses', body: 'Uma **carta**.', segment: 'all' }

const inState =
  (state: 'draft' | 'scheduled' | 'sending' | 'stopped') =>
  async ({ db, fixtures: { people, now } }: SetupContext) => {
    const at = state === 'draft' ? null : now
    const started = state === 'sending' || state === 'stopped' ? now : null
    await db`delete from campaigns where id = ${ID}`
    await db`
      insert into campaigns (id, subject, preheader, body, segment, state, version, created_by, created_at, send_at,
        started_at, recipients)
      values (${ID}, ${TEXT.subject}, ${TEXT.preheader}, ${TEXT.body}, 'all', ${state}, 1, ${people.iris.id}, ${now},
        ${at}, ${started}, ${started && 0})`
    await db`
      insert into newsletter_subscriptions (email, list, unsubscribe_token, source, asked_at, confirm_hash,
        confirm_until, confirmed_at)
      values ('rui@carta.test', 'newsletter', 'rui-carta', 'site', ${now}, sha256('rui'), ${now}, ${now})
      on conflict do nothing`
  }
const act = (state: Parameters<typeof inState>[0], input: MatrixRow['input'] = {}): MatrixRow => ({
  may: ADMINS,
  setup: inState(state),
  input: { id: ID, ...input },
})

/** Campaigns of the newsletter. */
export const campaigns: MatrixRows = {
  'GET /api/team/newsletter/campaigns': { may: ADMINS },
  'GET /api/team/newsletter/campaigns/:id': act('draft'),
  'PUT /api/team/newsletter/campaigns/:id': act('draft', { ...TEXT, version: 1, subject: 'O céu de janeiro' }),
  'DELETE /api/team/newsletter/campaigns/:id': act('draft'),
  'GET /api/team/newsletter/campaigns/:id/preview': act('draft'),
  'GET /api/team/newsletter/segments': { may: ADMINS },
  'GET /api/team/newsletter/articles/:slug': { may: ADMINS, target: target('slug', 'article') },
  'POST /api/team/newsletter/campaigns/:id/test': act('draft', { testId: '00000000-0000-4000-8000-000000000391' }),
  'POST /api/team/newsletter/campaigns/:id/schedule': act('draft', { version: 1, sendAt: null }),
  'POST /api/team/newsletter/campaigns/:id/cancel': act('scheduled'),
  'POST /api/team/newsletter/campaigns/:id/stop': act('sending', { reason: REASON }),
  'POST /api/team/newsletter/campaigns/:id/resume': act('stopped', { reason: REASON }),
}
