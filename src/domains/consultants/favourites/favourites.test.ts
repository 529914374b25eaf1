import { beforeAll, expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { endpoints } from '../endpoints.ts'

let db: Db
let luna: string
let sol: string
beforeAll(async () => {
  db = await freshDatabase()
  luna = await aConsultant(db, 'Luna')
  sol = await aConsultant(db, 'Sol')
})

async function ask(personId: string | undefined, method: string, path: string) {
  const now = new Date()
  const viewerOf = async () => (personId ? { id: personId, role: 'client' as const, sessionId: 'session' } : undefined)
  const api = apiOf(endpoints, { db, now: () => now, clock: clockAt(now), log, viewerOf, trustedProxies: 0 })
  const headers = { authorization: `Bearer ${'t'.repeat(43)}`, 'content-type': 'application/json' }
  const response = await api.request(`/api/consultants/${path}`, {
    method,
    headers,
    ...(method !== 'GET' && { body: '{}' }),
  })
  return { status: response.status, json: await response.json() }
}
const namesOf = async (personId: string) =>
  (await ask(personId, 'GET', 'favourites')).json.favourites.map(
    ({ consultant }: { consultant: { name: string } }) => consultant.name,
  )

test('Ana adds Luna once, however often she repeats it, and removes her again', async () => {
  const ana = await aClient(db, 'Ana')
  expect((await ask(ana, 'GET', `${luna}/follow-state`)).json).toEqual({ favourite: false, waiting: false })
  for (const _ of [1, 2])
    expect((await ask(ana, 'PUT', `${luna}/favourite`)).json).toEqual({ favourite: true, waiting: false })
  expect(await namesOf(ana)).toEqual(['Luna'])
  for (const _ of [1, 2])
    expect((await ask(ana, 'DELETE', `${luna}/favourite`)).json).toEqual({ favourite: false, waiting: false })
  expect(await namesOf(ana)).toEqual([])
})

test('favourites are private, and list available consultants first', async () => {
  const [ana, bia] = [await aClient(db, 'Ana'), await aClient(db, 'Bia')]
  await ask(ana, 'PUT', `${sol}/favourite`)
  await ask(ana, 'PUT', `${luna}/favourite`)
  // Both may have been added in the same millisecond.
  await db`update consultant_favourites set since = since + interval '1 second' where consultant_id = ${luna}`
  expect(await namesOf(ana)).toEqual(['Luna', 'Sol'])
  await comeOnline(db, sol)
  expect(await namesOf(ana)).toEqual(['Sol', 'Luna'])
  expect(await namesOf(bia)).toEqual([])
})

test('two requests at once add one favourite', async () => {
  const bia = await aClient(db, 'Bia')
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(bia, 'PUT', `${luna}/favourite`)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await namesOf(bia)).toEqual(['Luna'])
})

test('a missing, a malformed and an unapproved id get the same 404, and a visitor gets 401', async () => {
  const ana = await aClient(db, 'Ana')
  const answers = await Promise.all(
    [crypto.randomUUID(), 'luna', ana].flatMap((id) =>
      ['favourite', 'online-alert'].map((what) => ask(ana, 'PUT', `${id}/${what}`)),
    ),
  )
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.code}`))).toEqual(
    new Set(['404 consultants.not_found']),
  )
  for (const [method, path] of [
    ['GET', 'favourites'],
    ['GET', `${luna}/follow-state`],
    ['PUT', `${luna}/favourite`],
    ['DELETE', `${luna}/online-alert`],
  ] as const)
    expect((await ask(undefined, method, path)).status).toBe(401)
})
