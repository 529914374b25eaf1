import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf, type Route } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { recordStatements } from '#test/support/record-statements.ts'
import { consultationEndpoints } from './endpoints.ts'
import { readConsultation } from './reading/read-consultation.ts'

const REQUEST = '/api/consultations'

describe('how many statements a request of one client costs', () => {
  let db: Db
  let [ana, luna, id] = ['', '', '']

  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
    luna = await aConsultant(db, 'Luna')
  })
  beforeEach(async () => {
    id = crypto.randomUUID()
    ana = await aClient(db, 'Ana', 5_000n)
    await comeOnline(db, luna)
  })

  /** Everything that the call itself sends; whose token it is was asked before. */
  const statementsOf = (
    who: 'client' | 'consultor',
    path: string,
    routes: Route[] = consultationEndpoints(async () => {}),
  ) => {
    const viewer = { id: who === 'client' ? ana : luna, role: who, sessionId: 'one' }
    const api = apiOf(routes, {
      db,
      clock,
      log,
      now: () => new Date(),
      trustedProxies: 0,
      viewerOf: async () => viewer,
    })
    return recordStatements(db, async () => {
      const answer = await api.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${'t'.repeat(43)}` },
        body: JSON.stringify(path === REQUEST ? { id, consultantId: luna } : {}),
      })
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ id, you: who === 'client' ? 'client' : 'consultant' })
    })
  }
  const matching = (statements: string[], pattern: RegExp) => statements.filter((text) => pattern.test(text))

  test('a consultation is inserted once, announced once and not read again', async () => {
    const sent = await statementsOf('client', REQUEST)
    expect(matching(sent, /insert into consultations\b/)).toHaveLength(1)
    expect(matching(sent, /update consultations\b/)).toEqual([])
    expect(matching(sent, /pg_notify/)).toHaveLength(1)
    expect(sent.slice(sent.indexOf('commit'))).toEqual(['commit'])
    expect(sent).toHaveLength(18)
  })

  test('reading it once more is seen as one statement more', async () => {
    const reading = consultationEndpoints(async () => {}).map((route): Route => {
      if (!('endpoint' in route) || route.endpoint.path !== REQUEST || route.endpoint.method !== 'POST') return route
      const handle: typeof route.handle = async (call) => {
        await route.handle(call)
        return readConsultation(db, id, ana)
      }
      return { ...route, handle }
    })
    const sent = await statementsOf('client', REQUEST, reading)
    expect(sent).toHaveLength(19)
    expect(sent.at(-1)).not.toBe('commit')
  })

  test('heard twice, the second time only finds the first', async () => {
    await statementsOf('client', REQUEST)
    expect(await statementsOf('client', REQUEST)).toHaveLength(6)
  })

  test.each([
    ['consultor', 'accept', 11],
    ['consultor', 'decline', 8],
    ['client', 'cancel', 8],
    ['client', 'end', 8],
  ] as const)('what a %s does next: %s, in %i statements', async (who, verb, count) => {
    await statementsOf('client', REQUEST)
    const sent = await statementsOf(who, `${REQUEST}/${id}/${verb}`)
    expect(matching(sent, /update consultations\b/)).toHaveLength(1)
    expect(matching(sent, /pg_notify/)).toHaveLength(1)
    expect(sent).toHaveLength(count)
    if (verb === 'accept') await statementsOf('client', `${REQUEST}/${id}/end`)
  })
})
