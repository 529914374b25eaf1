import { beforeEach, expect, test } from 'vitest'
import {
  acceptConsultation,
  beginConsultation,
  endConsultation,
  requestConsultation,
} from '#domains/consultations/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { listReviews, listReviewsBy } from '../list-reviews.ts'
import { writeReview } from '../write-review.ts'
import { decideHeld } from './decide-held.ts'
import { keepReview } from './keep-review.ts'
import { objectToReview } from './object-to-review.ts'
import { removeReview } from './remove-review.ts'
import { listHeld, listObjections } from './sql.ts'

const REASON = 'Expunha o endereço de uma pessoa.'
const WHY = 'Esta pessoa nunca falou comigo sobre isto.'

let db: Db
let [ana, luna, iris] = ['', '', '']
beforeEach(async () => {
  db = await freshDatabase({ max: 12 })
  ;[ana, luna, iris] = [await aClient(db, 'Ana', 20_000n), await aConsultant(db, 'Luna'), await aClient(db, 'Íris')]
  await comeOnline(db, luna)
})

async function settled() {
  const id = crypto.randomUUID()
  await requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
  await acceptConsultation(db, { id, consultantId: luna, clock })
  await beginConsultation(db, { id, clock })
  await endConsultation(db, { id, personId: ana, clock })
  return id
}
const write = (consultationId: string, text: string, stars = 1) =>
  writeReview(db, { consultationId, clientId: ana, stars, text, clock })
/** As if own money had been spent on it. */
const counted = async (text: string) => {
  const review = await write(await settled(), text, 2)
  await db`delete from uncounted_reviews`
  await db`insert into consultant_ratings (consultant_id, rating_sum, review_count) values (${luna}, 2, 1)
    on conflict (consultant_id) do update set rating_sum = 2, review_count = 1`
  return review
}
const rating = async () =>
  (await db`select rating_sum::int as sum, review_count as count from consultant_ratings`)[0] ?? { sum: 0, count: 0 }
const seen = async () => (await listReviews(db, luna, undefined)).reviews
const mails = async () => (await db<{ key: string }[]>`select key from mails order by key`).map(({ key }) => key)
const events = async () =>
  (await db<{ kind: string; detail: string }[]>`select kind, detail from security_events where actor_id = ${iris}`).map(
    ({ kind, detail }) => `${kind} ${detail}`,
  )

test('an address waits for a person, and is published as it was written when it was written', async () => {
  const consultationId = await settled()
  const review = await write(consultationId, 'Ela mora na Rua das Flores, 123.')
  expect(review.isHeld).toBe(true)
  expect(await write(consultationId, 'Ela mora na Rua das Flores, 123.')).toMatchObject({ id: review.id, isHeld: true })
  await expect(write(consultationId, 'Outra coisa.')).rejects.toMatchObject({ code: 'reviews.already_written' })
  expect([await seen(), (await listReviewsBy(db, ana)).waiting]).toEqual([[], []])
  expect(await listHeld(db, 10)).toMatchObject([{ id: review.id, rule: 'address', clientName: 'Ana Prado' }])
  await decideHeld(db, { id: review.id, verdict: 'published', by: iris, clock })
  expect(await seen()).toMatchObject([{ id: review.id, text: 'Ela mora na Rua das Flores, 123.' }])
  expect((await seen())[0]!.writtenAt).toEqual(review.writtenAt)
  await expect(decideHeld(db, { id: review.id, verdict: 'published', by: iris, clock })).rejects.toMatchObject({
    code: 'review_cases.already_decided',
  })
  expect(await events()).toEqual(['reviews.held_review_decided published'])
})

test('a refused one is never seen, its client reads why and may write another', async () => {
  const consultationId = await settled()
  const { id } = await write(consultationId, 'Essa picareta não presta.')
  const refuse = (reason?: string) => decideHeld(db, { id, verdict: 'refused', reason, by: iris, clock })
  await expect(refuse()).rejects.toMatchObject({ code: 'review_cases.reason_missing' })
  await refuse('Conte o que houve, sem ofensa.')
  expect(await mails()).toContain(`review-refused:${id}`)
  expect((await write(consultationId, 'Não cumpriu o horário.')).isHeld).toBe(false)
  expect((await seen()).map(({ text }) => text)).toEqual(['Não cumpriu o horário.'])
})

test('two of the team decide at once: one does', async () => {
  const { id } = await write(await settled(), 'Essa picareta não presta.')
  const both = await Promise.allSettled([
    decideHeld(db, { id, verdict: 'published', by: iris, clock }),
    decideHeld(db, { id, verdict: 'refused', reason: REASON, by: iris, clock }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a removal leaves a public trace, counts the score again, tells caches and both people, and ends an objection', async () => {
  const { id } = await counted('Atende com pressa.')
  await objectToReview(db, { id, consultantId: luna, words: WHY, clock })
  const heard: string[] = []
  await db.listen('facts', (payload) => void heard.push(payload))
  await removeReview(db, { id, ground: 'court', reason: REASON, by: iris, clock })
  await expect.poll(() => heard.join()).toContain('review_counted')
  expect(await seen()).toMatchObject([{ stars: null, text: '', removed: { ground: 'court', reason: REASON } }])
  expect(await rating()).toEqual({ sum: 0, count: 0 })
  expect(await mails()).toEqual(expect.arrayContaining([`review-objection:${id}`, `review-removed:${id}`]))
  expect([await listObjections(db, 10), await events()]).toEqual([[], ['reviews.review_removed court']])
  await expect(removeReview(db, { id, ground: 'rule', reason: REASON, by: iris, clock })).rejects.toMatchObject({
    code: 'review_cases.already_removed',
  })
})

test('one that did not count yet is taken from no score, and twenty removals at once are one', async () => {
  const { id } = await write(await settled(), 'Boa conversa.', 5)
  const before = await rating()
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, () => removeReview(db, { id, ground: 'rule', reason: REASON, by: iris, clock })),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await rating()).toEqual(before)
})

test('Luna objects once, to reviews of hers; kept, it stays and she reads the answer', async () => {
  const { id } = await write(await settled(), 'Atende com pressa.')
  const object = (consultantId: string) => objectToReview(db, { id, consultantId, words: WHY, clock })
  await expect(object(await aConsultant(db, 'Sol'))).rejects.toMatchObject({ code: 'review_cases.not_found' })
  await object(luna)
  await expect(object(luna)).rejects.toMatchObject({ code: 'review_cases.already_objected' })
  expect(await listObjections(db, 10)).toMatchObject([{ id, words: WHY, about: 'Luna' }])
  const keep = () => keepReview(db, { id, answer: 'É a opinião de quem esteve lá.', by: iris, clock })
  await keep()
  await expect(keep()).rejects.toMatchObject({ code: 'review_cases.already_decided' })
  expect(await seen()).toMatchObject([{ id, removed: null }])
  expect(await mails()).toContain(`review-objection:${id}`)
})

test('nobody decides about a review of their own', async () => {
  const { id } = await write(await settled(), 'Atende com pressa.')
  for (const by of [ana, luna])
    await expect(removeReview(db, { id, ground: 'rule', reason: REASON, by, clock })).rejects.toMatchObject({
      code: 'accounts.own_case',
    })
})
