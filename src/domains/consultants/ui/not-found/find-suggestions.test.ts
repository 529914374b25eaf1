import { beforeAll, expect, test } from 'vitest'
import { type Api, apiOver } from '#browser/api.ts'
import { clockAt } from '#platform/clock.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aConsultant, comeOnline } from '#test/support/people.ts'
import { endpoints } from '../../endpoints.ts'
import { findSuggestions, typedWords } from './find-suggestions.ts'

let api: Api
let arrive: () => Promise<unknown>
beforeAll(async () => {
  const db = await freshDatabase()
  await aConsultant(db, 'Luna Prado')
  const sol = await aConsultant(db, 'Solange')
  arrive = () => comeOnline(db, sol)
  const [viewerOf, now] = [async () => undefined, () => new Date()]
  const served = apiOf(endpoints, { db, now, clock: clockAt(now()), log, viewerOf, trustedProxies: 0 })
  api = apiOver(async ({ path }, input) => {
    const answer = await served.read(path, input)
    return 'value' in answer ? answer : new Response(answer.body, { status: answer.status })
  })
})

const near = async (typed: string) => {
  const { because, cards, names } = await findSuggestions(api, typed)
  return [because, ...cards.map(({ name }) => name), ...names.map(({ name }) => `? ${name}`)]
}

test.each([
  ['luna-prado', ['luna', 'prado']],
  ['João%20', ['joao', '20']],
  ['04c023e7-472c-4994-8594-e4fcfa96dfdb', []],
  ['12345', []],
  ['\u0000', []],
])('the words typed in place of an id: %j', (typed, words) => expect(typedWords(typed)).toEqual(words))

test('suggests consultants with a similar name', async () => {
  expect(await near('luna-prado')).toEqual(['names', 'Luna Prado'])
  expect(await near('solagne')).toEqual(['names', 'Solange'])
  expect(await near('sollen-xyz')).toEqual(['names', '? Solange', '? Luna Prado'])
})

test('suggests consultants of a specialty that has no list', async () => {
  expect(await near('numerologia')).toEqual(['specialty'])
  expect(await near('tarot')).toEqual(['specialty', 'Luna Prado', 'Solange'])
})

test('suggests consultants who are online, or any if nobody is, for an unknown id', async () => {
  expect(await near(crypto.randomUUID())).toEqual(['here', 'Luna Prado', 'Solange'])
  await arrive()
  expect(await near(crypto.randomUUID())).toEqual(['online', 'Solange'])
})
