import { beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#domains/accounts/passwords/hash.ts'
import { callEndpoint, inputOfRow, refusalCodeOf } from './call-endpoint.ts'
import { endpointMatrix } from './matrix/endpoint-matrix.ts'
import { addPerson, addSession, PASSWORD } from './people.ts'
import { openSite, type Site } from './site.ts'

/** The same site, with a consultant who never applied in the place of Luna. */
let opened: Site
let site: Site
beforeAll(async () => {
  opened = await openSite()
  const { db, fixtures } = opened
  const { id, email } = await addPerson(db, 'Rita', 'consultor', await hashPassword(PASSWORD, {}), fixtures.now)
  const { token } = await addSession(db, id, fixtures.now)
  const luna = { id, email, token, role: 'consultor' as const }
  site = { ...opened, fixtures: { ...fixtures, people: { ...fixtures.people, luna } } }
})

describe('a consultant who never applied is answered, never with a fault of ours', () => {
  for (const [name, row] of Object.entries(endpointMatrix).filter(([, row]) => !row.isRaw && row.may.includes('luna')))
    test(name, () =>
      site.rolledBack(async () => {
        await row.setup?.(opened)
        const { status, text } = await callEndpoint(site, name, 'luna', inputOfRow(site.fixtures, row))
        expect(status, text).toBeLessThan(500)
        expect([401, 429], text).not.toContain(status)
      }),
    )
})

test('nor gets what only a consultant has', async () => {
  const answer = await callEndpoint(site, 'POST /api/schedule/calendar', 'luna', {})
  expect([answer.status, refusalCodeOf(answer)]).toEqual([409, 'consultants.not_applied'])
})
