import { beforeAll, describe, expect, test } from 'vitest'
import { ACTS_OF_THE_TEAM } from './acts-of-the-team.ts'
import { callEndpoint, inputOfRow } from './call-endpoint.ts'
import { isNamed } from '#domains/team/audit/acts.rules.ts'
import { endpointNameOf, openSite, type Site } from './site.ts'

/** Acts that change nothing that was there: they add something, and why that has no `before`. */
const ONLY_ADD: Readonly<Record<string, string>> = {
  'POST /api/admin/reconciliations': 'asks for a comparison',
  'POST /api/team/beginning/filling': 'adds what is missing',
  'POST /api/admin/legal': 'writes down what was asked',
  'POST /api/admin/legal/:id/bundle': 'reads',
  'POST /api/admin/legal/:id/notes': 'writes a note',
  'POST /api/admin/applications/:id/documents': 'reads',
  'POST /api/admin/team': 'proposes what a second member confirms',
  'POST /api/admin/team/:id/invitation': 'mails a link again',
  'PUT /api/admin/team/:id/roles': 'proposes what a second member confirms',
  'DELETE /api/admin/team/:id': 'proposes what a second member confirms',
  'POST /api/admin/moderation/readings': 'reads',
  'POST /api/admin/moderation/reports/:id/file': 'reads',
  'POST /api/team/people/:id/impersonation': 'reads',
  'POST /api/team/accounting/notes/import': 'says how notes stand, of which nothing was said',
  'POST /api/team/catalogue/items': 'adds a draft',
  'POST /api/team/shop/products': 'adds a draft',
  'PUT /api/team/shop/products/:id/variants/:variantId': 'adds a variant',
  'PUT /api/team/catalogue/coupons/:code': 'adds a coupon',
  'POST /api/team/people/:id/warning': 'says something to a person',
  'POST /api/team/people/:id/confirmation': 'mails a link again',
  'POST /api/team/people/:id/email': 'proposes what a second member confirms',
  'POST /api/team/people/:id/phone': 'proposes what a second member confirms',
  'POST /api/team/people/:id/tax-id': 'proposes what a second member confirms',
  'POST /api/team/people/:id/commission': 'proposes what a second member confirms',
  'POST /api/team/people/:id/tier': 'proposes what a second member confirms',
  'POST /api/team/people/:id/goodwill': 'gives a bonus, or proposes it',
  'POST /api/team/people/:id/notes': 'writes a note',
  'POST /api/team/views': 'keeps a view',
  'POST /api/team/newsletter/campaigns/:id/test': 'mails it to oneself',
  'POST /api/admin/people/apart': 'says of accounts that nobody had told apart that they are of two people',
}

const isOfTeam = (access: string) => access === 'admin' || access.startsWith('team:')

let site: Site
beforeAll(async () => {
  site = await openSite()
})

test('every changing endpoint of the team is covered', () => {
  const admins = site.served.flatMap((one) =>
    'endpoint' in one && isOfTeam(one.endpoint.access) && one.endpoint.method !== 'GET' ? [endpointNameOf(one)] : [],
  )
  expect(ACTS_OF_THE_TEAM.map(([name]) => name).toSorted()).toEqual(admins.toSorted())
  expect(admins.length).toBeGreaterThan(5)
})

describe('acts of the team are in the log of security events', () => {
  for (const [name, row] of ACTS_OF_THE_TEAM) {
    test(name, () =>
      site.rolledBack(async () => {
        await row.setup?.(site)
        const { db, fixtures } = site
        const before = await db`select id from security_events where actor_id = ${fixtures.people.iris.id}`
        const { status, text } = await callEndpoint(site, name, 'iris', inputOfRow(fixtures, row))
        expect(status, text).toBe(200)
        const after = await db<{ kind: string; before: object | null; after: object | null }[]>`
          select e.kind, w.before, w.after from security_events e left join security_event_words w on w.event_id = e.id
          where e.actor_id = ${fixtures.people.iris.id} order by e.id`
        expect(after.length - before.length, 'events of Íris').toBe(1)
        const said = after.at(-1)!
        expect(isNamed(said.kind), `${said.kind} has words (act-words.rules.ts)`).toBe(true)
        expect(said.after, 'what it says afterwards').not.toBeNull()
        if (!(name in ONLY_ADD)) expect(Object.keys(said.before ?? {}).length, 'what it says before').toBeGreaterThan(0)
        expect(said.before, 'something changed').not.toEqual(said.after)
      }),
    )
  }
})

test('every act that only adds is one of the team', () => {
  const acts = ACTS_OF_THE_TEAM.map(([name]) => name)
  expect(Object.keys(ONLY_ADD).filter((name) => !acts.includes(name))).toEqual([])
})
