import { beforeEach, expect, test } from 'vitest'
import { refundAutomatically } from '#domains/claims/refund-automatically.ts'
import { listFeatured } from '#domains/consultants/directory/sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { addShortConsultation } from '#test/authorisation/fixtures/claims.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient, aConsultant, anAdmin } from '#test/support/people.ts'
import { writeReview } from '../write-review.ts'
import { weighDueReviews } from './weigh-due-reviews.ts'

let db: Db
let luna = ''
beforeEach(async () => {
  db = await freshDatabase()
  luna = await aConsultant(db, 'Luna', 300n)
})

type Spent = { price?: bigint; bonus?: bigint; consultantId?: string }
/** A minute with Luna. */
const talk = (clientId: string, spent?: Spent) =>
  addShortConsultation(db, { clientId, consultantId: luna, price: 1_000n, ...spent })
const review = (consultationId: string, clientId: string, stars: number) =>
  writeReview(db, { consultationId, clientId, stars, text: '', clock })

/** A client who spends R$ 10,00 with Luna and says what they think of it. */
async function praises({ stars = 5, ...spent }: Spent & { stars?: number } = {}) {
  const ana = await aClient(db, 'Ana', 30_000n)
  await review(await talk(ana, spent), ana, stars)
  return ana
}
const many = (count: number, how?: Parameters<typeof praises>[0]) =>
  Promise.all(Array.from({ length: count }, () => praises(how)))
const isFeatured = async () => {
  await weighDueReviews({ db, clock, log }, 600_000)
  return (await listFeatured(db, await clock(db))).length === 1
}
const fingerprint = (kind: 'phone' | 'payer' | 'card', what: string, personIds: readonly string[]) => db`
  insert into identity_fingerprints (person_id, kind, hash, seen_at)
  select id, ${kind}, sha256(${what}::text::bytea), now() from unnest(${[...personIds]}::uuid[]) as id`
const device = (personIds: readonly string[]) => db`
  insert into known_devices (person_id, token_hash, created_at, last_used_at)
  select id, sha256('one browser'), now(), now() from unnest(${[...personIds]}::uuid[]) as id`
test('five people who spent R$ 10,00 of their own money with Luna let her be featured; four do not', async () => {
  await many(4)
  expect(await isFeatured()).toBe(false)
  await praises()
  expect(await isFeatured()).toBe(true)
})

test('whom the team hides is not featured, whatever people say', async () => {
  await many(5)
  await ownerOf(db)`update consultants set hidden_from_featured_at = now()`
  expect(await isFeatured()).toBe(false)
})

const cheats: [string, () => Promise<unknown>][] = [
  ['ten accounts of one device', async () => device(await many(10))],
  ['ten accounts of one phone', async () => fingerprint('phone', 'one', await many(10))],
  ['ten accounts of one payer', async () => fingerprint('payer', 'one', await many(10))],
  ['ten accounts of one card', async () => fingerprint('card', 'one', await many(10))],
  [
    'a row of accounts, each of which shares something else with the next',
    async () => {
      const ids = await many(6)
      for (const [at, id] of ids.slice(1).entries()) await fingerprint('card', `card ${at}`, [ids[at]!, id])
    },
  ],
  ['four people and an account of Luna herself', async () => device([luna, ...(await many(5)).slice(0, 1)])],
  [
    'one account with many reviews',
    async () => {
      const ana = await praises()
      for (let n = 0; n < 5; n++) await review(await talk(ana), ana, 5)
    },
  ],
  ['gift money alone', () => many(6, { bonus: 1_000n })],
  ['gift money for a part', () => many(6, { bonus: 1n })],
  ['less than R$ 10,00 each', () => many(6, { price: 999n })],
  [
    'R$ 10,00 that somebody else earned',
    async () => {
      const sol = await aConsultant(db, 'Sol', 300n)
      for (const ana of await many(6, { price: 300n })) await talk(ana, { consultantId: sol })
    },
  ],
  [
    'money that came back',
    async () => {
      for (const ana of await many(6))
        for (const { id } of await db<{ id: string }[]>`select id from consultations where client_id = ${ana} `)
          await refundAutomatically(db, { consultationId: id, clock })
    },
  ],
  [
    'money that the bank took back after it was spent',
    async () => {
      for (const ana of await many(6))
        await ownerOf(db)`
          insert into wallet_debts (id, person_id, amount, created_at, payment_id)
          values (${`debt ${ana}`}, ${ana}, 1000, now(), gen_random_uuid())`
    },
  ],
  ['five people whose average is below four', async () => [await many(3, { stars: 5 }), await many(4, { stars: 3 })]],
  [
    'cheap praise that lifts the average of those who paid',
    async () => [await many(6, { stars: 3 }), await many(12, { price: 10n })],
  ],
  ['an average of all reviews below four', async () => [await many(5), await many(5, { price: 10n, stars: 1 })]],
]
test.each(cheats)('%s does not let Luna be featured', async (_, cheat) => {
  await cheat()
  expect(await isFeatured()).toBe(false)
})

test('money that is spent later counts, and no longer once it came back', async () => {
  const clients = await many(5, { price: 700n })
  expect(await isFeatured()).toBe(false)
  const last = await Promise.all(clients.map((ana) => talk(ana, { price: 300n })))
  expect(await isFeatured()).toBe(true)
  await refundAutomatically(db, { consultationId: last[0]!, clock })
  expect(await isFeatured()).toBe(false)
})

test('money that the bank takes back later counts no longer', async () => {
  const [ana] = await many(5)
  expect(await isFeatured()).toBe(true)
  await ownerOf(db)`
    insert into wallet_debts (id, person_id, amount, created_at, payment_id)
    values ('debt', ${ana!}, 1, now(), gen_random_uuid())`
  expect(await isFeatured()).toBe(false)
})

test('accounts that become known as one person later count once from then on, until the team tells them apart', async () => {
  const clients = await many(5)
  expect(await isFeatured()).toBe(true)
  const [ana, bia] = clients.toSorted()
  await fingerprint('card', 'one', [ana!, bia!])
  expect(await isFeatured()).toBe(false)
  await db`
    insert into people_told_apart (person_id, other_id, told_by, told_at, reason)
    values (${ana!}, ${bia!}, ${await anAdmin(db)}, now(), 'Mãe e filha.')`
  expect(await isFeatured()).toBe(true)
})

test('everything is weighed at once and again without another result', async () => {
  await many(5)
  await Promise.all([isFeatured(), isFeatured(), isFeatured()])
  expect(await db`select people, stars from consultant_featured_ratings`).toEqual([{ people: 5, stars: 5 }])
  expect(await db`select from reviews_to_weigh`).toHaveLength(0)
})

test('who loses the last review that counts is without such a rating', async () => {
  await praises()
  await isFeatured()
  expect(await db`select from consultant_featured_ratings`).toHaveLength(1)
  await db`insert into review_removals (review_id, removed_by, reason, removed_at)
    select id, client_id, 'Ofensa a quem atende.', now() from reviews`
  await db`insert into reviews_to_weigh (client_id) select client_id from reviews`
  await isFeatured()
  expect(await db`select from consultant_featured_ratings`).toHaveLength(0)
})
