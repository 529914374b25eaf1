import { beforeEach, expect, test } from 'vitest'
import { decideClaim } from '#domains/claims/decide-claim.ts'
import { refundAutomatically } from '#domains/claims/refund-automatically.ts'
import { refundByRule } from '#domains/claims/refund-by-rule.ts'
import { requestRefund } from '#domains/claims/request-refund.ts'
import { endConsultation } from '#domains/consultations/index.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { addShortConsultation } from '#test/authorisation/fixtures/claims.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { untilWaitingForLocks } from '#test/support/waiting-for-locks.ts'
import { jobs } from './jobs.ts'
import { listReviews } from './list-reviews.ts'
import { writeReview } from './write-review.ts'

let db: Db
let [ana, luna, iris] = ['', '', '']
async function open({ at }: { at?: Date } = {}) {
  // Time stands still on one connection only.
  db = await freshDatabase({ max: at ? 1 : 4 })
  if (at) await travelTo(db, at)
  ;[ana, luna, iris] = [
    await aClient(db, 'Ana', 3_000n),
    await aConsultant(db, 'Luna', 300n),
    await aClient(db, 'Íris'),
  ]
}
beforeEach(() => open())

/** A minute for R$ 3,00, which Luna ended: a rule gives it back. */
const consult = () => addShortConsultation(db, { clientId: ana, consultantId: luna })
const giveBack = (consultationId: string) => refundAutomatically(db, { consultationId, clock })
const review = (consultationId: string, stars = 5) =>
  writeReview(db, { consultationId, clientId: ana, stars, text: '', clock })
const countWaiting = async () => {
  for (const job of jobs) await job.run({ db, clock, now: await clock(db), log })
}

/** What Íris of the team gives back of a consultation, in centavos. */
async function grant(consultationId: string, amount: bigint) {
  const id = crypto.randomUUID()
  const words = 'Não foi o que estava prometido.'
  await requestRefund(db, { id, subjectId: consultationId, clientId: ana, cause: 'service', words, clock })
  await decideClaim(db, { id, amount, bearer: 'consultant', reason: 'Ouvimos os dois lados.', by: iris, clock })
}

/** How many reviews count, by their stars: the same in the profile, in its list and in the rating. */
async function counted() {
  const { distribution, reviews } = await listReviews(db, luna, undefined)
  const [rating] = await db`
    select rating_sum::int as sum, review_count as count from consultant_ratings where consultant_id = ${luna}`
  const count = distribution.reduce((total, many) => total + many)
  const sum = distribution.reduce((total, many, at) => total + many * (at + 1), 0)
  expect(rating ?? { sum: 0, count: 0 }).toEqual({ sum, count })
  expect(reviews.filter(({ isCounted }) => isCounted)).toHaveLength(count)
  return distribution
}
const NOTHING = [0, 0, 0, 0, 0]

test('five reviews of consultations that Luna ended after seconds cost nothing and count nowhere', async () => {
  await open({ at: NOON })
  const before = await balanceOf(db, availableOf(ana))
  for (let n = 0; n < 5; n++) {
    await travelTo(db, NOON)
    await comeOnline(db, luna)
    const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
    await consultation.begin()
    await consultation.converse(0, 10)
    await endConsultation(db, { id: consultation.id, personId: luna, clock })
    await giveBack(consultation.id)
    await review(consultation.id)
  }
  expect(await balanceOf(db, availableOf(ana))).toBe(before)
  expect(await counted()).toEqual(NOTHING)
})

test('a review that was written before the money came back counts until then', async () => {
  const id = await consult()
  await review(id, 4)
  expect(await counted()).toEqual([0, 0, 0, 1, 0])
  await Promise.all([giveBack(id), giveBack(id)])
  expect(await counted()).toEqual(NOTHING)
  await countWaiting()
  expect(await counted()).toEqual(NOTHING)
})

test('the same when it came back on request because both lines fell', async () => {
  const id = await addShortConsultation(db, { clientId: ana, consultantId: luna, endedBy: 'both lines' })
  await review(id)
  await refundByRule(db, { consultationId: id, clientId: ana, clock })
  expect(await counted()).toEqual(NOTHING)
})

test('the other reviews of the consultant keep counting', async () => {
  const returned = await consult()
  await review(await consult(), 5)
  await review(returned, 4)
  await giveBack(returned)
  expect(await counted()).toEqual([0, 0, 0, 0, 1])
})

test.each([1, 2, 3])('no refund takes %i stars away, before or after the review', async (stars) => {
  const [before, after] = [await consult(), await consult()]
  await giveBack(before)
  await review(before, stars)
  await review(after, stars)
  await giveBack(after)
  expect((await counted())[stars - 1]).toBe(2)
})

test('a person who gives everything back leaves a complaint where it is, and lets praise wait', async () => {
  const [bad, good] = [await consult(), await consult()]
  await review(bad, 1)
  await review(good, 5)
  await grant(bad, 300n)
  await grant(good, 300n)
  expect(await counted()).toEqual([1, 0, 0, 0, 0])
})

test('praise counts on when a part came back', async () => {
  const id = await consult()
  await review(id)
  await grant(id, 299n)
  expect(await counted()).toEqual([0, 0, 0, 0, 1])
})

test('praise counts once R$ 10,00 were captured anywhere, and no longer when they came back', async () => {
  const praised = await consult()
  await giveBack(praised)
  await review(praised)
  const others = [await consult(), await consult(), await consult(), await consult()]
  expect(await counted()).toEqual(NOTHING)
  await countWaiting()
  expect(await counted()).toEqual([0, 0, 0, 0, 1])
  for (const id of others) await giveBack(id)
  expect(await counted()).toEqual(NOTHING)
})

test('a refund waits for the review that counts by the same money, and finds it', async () => {
  const [praised, other] = [await consult(), await consult()]
  await giveBack(praised)
  for (let n = 0; n < 3; n++) await consult()
  await review(other, 1)
  let both: Promise<unknown>[] = []
  await inTransaction(db, async (tx) => {
    await tx`select from consultant_ratings where consultant_id = ${luna} for update`
    both = [review(praised)]
    await untilWaitingForLocks(db, 1)
    both.push(giveBack(other))
    await untilWaitingForLocks(db, 2)
  })
  await Promise.all(both)
  expect(await counted()).toEqual([1, 0, 0, 0, 0])
})
