import { expect, test } from 'vitest'
import { recordHeartbeats, setAvailable } from '#domains/consultants/index.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { consultationEndpoints } from './endpoints.ts'
import { REQUESTS_PER_CLIENT, REQUESTS_PER_PAIR } from './lifecycle/budgets.rules.ts'

const routes = consultationEndpoints(async () => {})
let db: Db
let now = NOON
let [ana, luna] = ['', '']

/** At noon of one day, one statement at a time; or now, for what is sent at once. */
async function open({ at }: { at: 'noon' | 'once' }) {
  now = at === 'noon' ? NOON : new Date()
  db = await freshDatabase(at === 'noon' ? { max: 1 } : {})
  if (at === 'noon') await travelTo(db, NOON)
  ;[ana, luna] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna')]
  await stayOnline(luna)
}

/** However long the test takes. */
async function stayOnline(consultantId: string) {
  await setAvailable(db, consultantId, now)
  await recordHeartbeats(db, 'test', [consultantId], new Date(now.getTime() + 3_600_000))
}

async function post(personId: string, path: string, body: object = {}) {
  const role = personId === ana ? ('client' as const) : ('consultor' as const)
  const viewerOf = async () => ({ id: personId, role, sessionId: 'one' })
  const api = apiOf(routes, { db, clock, log, now: () => now, trustedProxies: 0, viewerOf })
  const answer = await api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${'t'.repeat(43)}` },
    body: JSON.stringify(body),
  })
  const { code } = (await answer.json()) as { code?: string }
  return code ?? 'done'
}

const subject = 'x'.repeat(140)
const request = (id: string, consultantId: string) =>
  post(ana, '/api/consultations', { id, consultantId, channel: 'chat', subject })

/** Requests and takes back so often; answers how many requests a consultant read. */
async function insist(times: number, consultantId: () => string) {
  const answers: string[] = []
  for (let n = 0; n < times; n++) {
    const id = crypto.randomUUID()
    answers.push(await request(id, consultantId()))
    if (answers.at(-1) === 'done') await post(ana, `/api/consultations/${id}/cancel`)
  }
  expect(answers.filter((answer) => answer !== 'done' && answer !== 'accounts.too_many_attempts')).toEqual([])
  return answers.filter((answer) => answer === 'done').length
}

test('requests that are taken back reach one consultant six times an hour, and others not without end', async () => {
  await open({ at: 'noon' })
  expect(await insist(REQUESTS_PER_PAIR.most + 1, () => luna)).toBe(REQUESTS_PER_PAIR.most)
  let others: string[] = []
  for (const name of ['Gaia', 'Flora', 'Nina']) others = [...others, await aConsultant(db, name)]
  for (const id of others) await stayOnline(id)
  const left = REQUESTS_PER_CLIENT.most - REQUESTS_PER_PAIR.most
  let turn = 0
  expect(await insist(left + 1, () => others[turn++ % 3]!)).toBe(left)
  expect(await db`select from consultations`).toHaveLength(REQUESTS_PER_CLIENT.most)
})

test('a request that is refused reaches nobody and spends nothing, and one that is accepted neither', async () => {
  await open({ at: 'noon' })
  for (let n = 0; n < 7; n++)
    expect(await request(crypto.randomUUID(), ana)).toBe('consultations.consultant_unavailable')
  for (let n = 0; n < 2; n++) {
    const id = crypto.randomUUID()
    expect(await request(id, luna)).toBe('done')
    expect(await post(luna, `/api/consultations/${id}/accept`)).toBe('done')
    expect(await post(luna, `/api/consultations/${id}/end`)).toBe('done')
  }
  expect(await insist(REQUESTS_PER_PAIR.most + 1, () => luna)).toBe(REQUESTS_PER_PAIR.most)
})

test('accepting again gives back no other request: a friend cannot make room for more', async () => {
  await open({ at: 'noon' })
  const sol = await aConsultant(db, 'Sol')
  await stayOnline(sol)
  expect(await insist(REQUESTS_PER_PAIR.most, () => sol)).toBe(REQUESTS_PER_PAIR.most)
  const id = crypto.randomUUID()
  expect(await request(id, luna)).toBe('done')
  for (let n = 0; n < 5; n++) expect(await post(luna, `/api/consultations/${id}/accept`)).toBe('done')
  // Those to Sol, of the pair and of the client's three windows.
  const [spent] = await db<{ all: number }[]>`select sum(spent)::int as all from attempts`
  expect(spent!.all).toBe(4 * REQUESTS_PER_PAIR.most)
})

test('two at once spend as much as two in turn', async () => {
  await open({ at: 'once' })
  await insist(REQUESTS_PER_PAIR.most - 1, () => luna)
  const answers = await Promise.all([request(crypto.randomUUID(), luna), request(crypto.randomUUID(), luna)])
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
})
