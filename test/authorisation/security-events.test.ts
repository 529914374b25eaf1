import { beforeAll, describe, expect, test } from 'vitest'
import { callEndpoint } from './call-endpoint.ts'
import { endpointMatrix } from './matrix/endpoint-matrix.ts'
import { endpointNameOf, openSite, type Site } from './site.ts'

const ACTS_OF_THE_TEAM = Object.entries(endpointMatrix).filter(
  ([name, { may }]) => !name.startsWith('GET') && may.join() === 'iris',
)

let site: Site
beforeAll(async () => {
  site = await openSite()
})

test('every changing endpoint of the team is covered', () => {
  const admins = site.served.flatMap((one) =>
    'endpoint' in one && one.endpoint.access === 'admin' && one.endpoint.method !== 'GET' ? [endpointNameOf(one)] : [],
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
        const resource = row.target && fixtures.resources[row.target.kind][0]
        const input = typeof row.input === 'function' ? row.input(fixtures, 'iris', resource) : row.input
        const before = await db`select id from security_events where actor_id = ${fixtures.people.iris.id}`
        const { status, text } = await callEndpoint(site, name, 'iris', {
          ...input,
          ...(resource && { [row.target!.parameter]: resource.id }),
        })
        expect(status, text).toBe(200)
        const after = await db`select kind from security_events where actor_id = ${fixtures.people.iris.id}`
        expect(after.length - before.length, 'events of Íris').toBe(1)
      }),
    )
  }
})
