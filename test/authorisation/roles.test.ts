import { beforeAll, describe, expect, test } from 'vitest'
import type { Capability } from '#shared/capabilities.ts'
import { capabilitiesOf, TEAM_ROLES, type TeamRole } from '#shared/team-roles.ts'
import { callEndpoint, inputOfRow } from './call-endpoint.ts'
import { fingerprintOf } from './fingerprint.ts'
import { unknownIdLike } from './invalid-ids.ts'
import { endpointMatrix } from './matrix/endpoint-matrix.ts'
import { endpointNameOf, openSite, type Site } from './site.ts'

let site: Site
let fingerprint: Awaited<ReturnType<typeof fingerprintOf>>
beforeAll(async () => {
  site = await openSite()
  fingerprint = await fingerprintOf(site.db)
})

/** The same site, with a member who has this role in the place of Íris. */
const siteOf = (role: TeamRole): Site =>
  role === 'administration'
    ? site
    : {
        ...site,
        fixtures: {
          ...site.fixtures,
          people: { ...site.fixtures.people, iris: { ...site.fixtures.people.iris, ...site.fixtures.team[role] } },
        },
      }

const ROWS = Object.entries(endpointMatrix).filter(([, { may }]) => may.join() === 'iris')
/** Without a contract of its own, so that its row says nothing of its capability. */
const RAW: Readonly<Record<string, string>> = { 'GET /api/reports/platform/csv': 'team:money' }

/** A case of the queue is there for whoever may decide its kind; that of these rows is a message. */
const OF_THE_CASE: Readonly<Record<string, Capability>> = {
  'POST /api/team/queue/:kind/:id/taking': 'support',
  'DELETE /api/team/queue/:kind/:id/taking': 'support',
  'PUT /api/team/queue/:kind/:id/rest': 'support',
}

const accessOf = (name: string) => {
  const served = site.served.find((one) => endpointNameOf(one) === name)!
  return 'endpoint' in served ? served.endpoint.access : RAW[name]!
}

test('whatever the team alone may call names who of it, and nothing else does', () => {
  const named = site.served.flatMap((one) =>
    'endpoint' in one && one.endpoint.access.startsWith('team') ? [endpointNameOf(one)] : [],
  )
  expect([...named, ...Object.keys(RAW)].toSorted()).toEqual(ROWS.map(([name]) => name).toSorted())
})

describe('each role may call what its capabilities name, and everything else is refused as for anybody', () => {
  for (const [name, row] of ROWS)
    test(name, () =>
      site.rolledBack(async () => {
        await row.setup?.(site)
        const access = accessOf(name)
        const before = await fingerprint.now()
        const forbidden = await callEndpoint(site, name, 'ana', inputOfRow(site.fixtures, row))
        expect(forbidden.status).toBe(403)
        for (const role of TEAM_ROLES) {
          const theirs = siteOf(role)
          const input = inputOfRow(theirs.fixtures, row)
          const { target } = row
          const missing = target && { ...input, [target.parameter]: unknownIdLike(String(input[target.parameter])) }
          const may = access === 'team' || capabilitiesOf([role]).some((capability) => access === `team:${capability}`)
          const needs = OF_THE_CASE[name]
          if (needs) await row.setup?.(theirs)
          if (may && needs && !capabilitiesOf([role]).includes(needs)) {
            const unseen = await callEndpoint(theirs, name, 'iris', input)
            expect(unseen.status, `${role}: as if it did not wait`).toBe(404)
            continue
          }
          if (!may) {
            for (const given of [input, ...(missing ? [missing] : [])])
              expect(await callEndpoint(theirs, name, 'iris', given), role).toEqual(forbidden)
          } else if (access !== 'team' || role === 'administration') {
            const { status, text } = await site.rolledBack(() => callEndpoint(theirs, name, 'iris', input))
            expect(status, `${role}: ${text}`).toBe(row.status ?? 200)
          }
        }
        expect(await fingerprint.now(), 'what was refused changed something').toEqual(before)
      }),
    )
})

describe('what changes something waits for the second factor, and reading does not', () => {
  for (const [name, row] of ROWS.filter(([one]) => !one.includes('/api/auth/') && !(one in RAW)))
    test(name, () =>
      site.rolledBack(async () => {
        await row.setup?.(site)
        await site.db`update sessions set second_factor_at = null`
        const before = await fingerprint.now()
        const { status, text } = await callEndpoint(site, name, 'iris', inputOfRow(site.fixtures, row))
        if (name.startsWith('GET') && accessOf(name) !== 'team:conversations') return expect(status, text).toBe(200)
        expect([status, JSON.parse(text).code]).toEqual([403, 'http.second_factor_required'])
        expect(await fingerprint.now()).toEqual(before)
      }),
    )
})
