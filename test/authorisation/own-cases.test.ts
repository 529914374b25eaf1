import { beforeAll, describe, expect, test } from 'vitest'
import { appointAdmin } from '#domains/accounts/index.ts'
import { ACTS_OF_THE_TEAM } from './acts-of-the-team.ts'
import { callEndpoint, inputOfRow, refusalCodeOf } from './call-endpoint.ts'
import { showSecondFactors } from '#test/support/team.ts'
import { addSession } from './people.ts'
import { openSite, type Site } from './site.ts'

/** Acts that name nobody in the log of security events, and why whoever does them cannot be the one concerned. */
const ABOUT_NOBODY: Readonly<Record<string, string>> = {
  'POST /api/admin/messages/:id/closing': 'ends a message, which anybody may withdraw who wrote it',
  'POST /api/admin/messages/:id/answer': 'mails words to an address, and moves nothing',
  'POST /api/team/queue/:kind/:id/taking': 'says who looks at a case, and decides nothing',
  'DELETE /api/team/queue/:kind/:id/taking': 'says that nobody looks at a case',
  'PUT /api/team/queue/:kind/:id/rest': 'lets a case rest, which keeps its deadline',
  'POST /api/team/catalogue/items': 'writes down what may be sold to anybody',
  'PUT /api/team/catalogue/items/:slug': 'says what is sold to anybody',
  'PUT /api/team/catalogue/items/:slug/place': 'orders what is sold to anybody',
  'POST /api/team/catalogue/items/:slug/prices': 'prices what is sold to anybody',
  'DELETE /api/team/catalogue/items/:slug/prices/:version': 'prices what is sold to anybody',
  'POST /api/team/catalogue/items/:slug/publication': 'offers something to anybody',
  'DELETE /api/team/catalogue/items/:slug/publication': 'offers nothing to anybody any more',
  'DELETE /api/team/catalogue/items/:slug': 'removes what nobody ordered',
  'PUT /api/team/catalogue/coupons/:code': 'lowers prices for whoever knows the code',
  'DELETE /api/team/catalogue/coupons/:code': 'ends what lowered prices for anybody',
  'POST /api/team/shop/products': 'writes down what may be sold to anybody',
  'PUT /api/team/shop/products/:id': 'says what is sold to anybody',
  'PUT /api/team/shop/products/:id/variants/:variantId': 'prices what is sold to anybody',
  'PUT /api/team/shop/products/:id/pictures': 'shows what is sold to anybody',
  'POST /api/team/shop/products/:id/publication': 'offers something to anybody',
  'DELETE /api/team/shop/products/:id/publication': 'offers nothing to anybody any more',
  'POST /api/team/shop/variants/:id/movements': 'says how many there are',
  'PUT /api/team/welcome-budget': 'says what the house pays for anybody',
  'POST /api/team/views': 'saves a list for oneself',
  'DELETE /api/team/views/:id': 'forgets a list of one’s own',
  ...Object.fromEntries(
    ['PUT ', 'DELETE ', ...['test', 'schedule', 'cancel', 'stop', 'resume'].map((act) => `POST ${act}`)].map((act) => {
      const [method, rest] = act.split(' ')
      const path = `/api/team/newsletter/campaigns/:id${rest ? `/${rest}` : ''}`
      return [`${method} ${path}`, 'a text to many, who are in no list of it']
    }),
  ),
  'POST /api/admin/reconciliations': 'compares all payments of a gateway',
  'POST /api/team/accounting/closings': 'closes a month of the whole house',
  'POST /api/team/accounting/notes/import': 'is about many; a row of oneself fails: notes.test.ts',
  'PUT /api/team/accounting/terms': 'says what all notes have in common',
  'POST /api/team/beginning/filling': 'gives the site what it begins with',
  'POST /api/team/beginning/legal-texts': 'publishes the first legal texts',
  'POST /api/team/legal-texts/:text/versions': 'publishes a version of a legal text for everybody',
  'POST /api/team/beginning/opening': 'lets the whole site sell',
  'PUT /api/team/company': 'says whose the site is',
  'PUT /api/admin/switches/:name': 'switches something off for everybody',
  'POST /api/admin/health/retry': 'has a job try again what it does for anybody',
  'PUT /api/team/articles/:id': 'writes a text',
  'PUT /api/team/articles/:id/author': 'says beside a text who wrote it',
  'DELETE /api/team/articles/:id': 'deletes a draft',
  'POST /api/team/articles/:id/publication': 'publishes a text',
  'DELETE /api/team/articles/:id/publication': 'takes a text away',
  'PUT /api/team/texts/:kind/:name': 'writes a text',
  'POST /api/admin/suspense/:id/decision': 'this charge has no payer; with one: suspense.test.ts',
}

let site: Site
beforeAll(async () => {
  site = await openSite()
})

/** Whom an act of Íris is about, as the log says. */
async function concernedBy(name: string, input: Record<string, unknown>): Promise<string | null> {
  const { status, text } = await callEndpoint(site, name, 'iris', input)
  expect(status, text).toBe(200)
  const [event] = await site.db<{ personId: string | null }[]>`
    select person_id as "personId" from security_events where actor_id = ${site.fixtures.people.iris.id}
    order by id desc limit 1`
  return event!.personId
}

/** The same site, with this person in the place of Íris. */
async function appointedInstead(personId: string): Promise<Site> {
  const { db, fixtures } = site
  // Nobody joins the team under a restraint.
  await db`delete from restraints where person_id = ${personId}`
  await appointAdmin(db, personId)
  await db`update team_members set roles = '{administration}' where person_id = ${personId}`
  const { token } = await addSession(db, personId, fixtures.now)
  await showSecondFactors(db)
  const iris = { ...fixtures.people.iris, id: personId, token }
  return { ...site, fixtures: { ...fixtures, people: { ...fixtures.people, iris } } }
}

describe('nobody of the team decides their own case', () => {
  for (const [name, row] of ACTS_OF_THE_TEAM) {
    test(name, () =>
      site.rolledBack(async () => {
        await row.setup?.(site)
        const input = inputOfRow(site.fixtures, row)
        const personId = await site.rolledBack(() => concernedBy(name, input))
        expect(personId === null, 'is about nobody').toBe(name in ABOUT_NOBODY)
        if (personId === null) return
        const answer = await callEndpoint(await appointedInstead(personId), name, 'iris', input)
        expect([answer.status, refusalCodeOf(answer)], answer.text).toEqual([403, 'accounts.own_case'])
      }),
    )
  }
})

test('every act about nobody is one of the team', () => {
  const acts = ACTS_OF_THE_TEAM.map(([name]) => name)
  expect(Object.keys(ABOUT_NOBODY).filter((name) => !acts.includes(name))).toEqual([])
})
