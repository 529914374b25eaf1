import { beforeAll, describe, expect, test } from 'vitest'
import { ACTS_OF_THE_TEAM } from './acts-of-the-team.ts'
import { callEndpoint, inputOfRow } from './call-endpoint.ts'
import { endpointNameOf, openSite, type Site } from './site.ts'

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
        const after = await db`select kind from security_events where actor_id = ${fixtures.people.iris.id}`
        expect(after.length - before.length, 'events of Íris').toBe(1)
      }),
    )
  }
})
