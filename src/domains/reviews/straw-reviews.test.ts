import { beforeEach, expect, test } from 'vitest'
import { searchDirectory } from '#domains/consultants/search/search-directory.ts'
import { setWelcome } from '#domains/consultants/index.ts'
import { countTransparency } from '#domains/reports/sql.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { addShortConsultation } from '#test/authorisation/fixtures/claims.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { refundByRule } from '../claims/refund-by-rule.ts'
import { jobs } from './jobs.ts'
import { listLatestReviews, listReviews } from './list-reviews.ts'
import { countByStars } from './sql.ts'
import { writeReview } from './write-review.ts'

let db: Db
let [ana, luna] = ['', '']

beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  await travelTo(db, NOON)
  ;[ana, luna] = [await aClient(db, 'Ana', 20_000n), await aConsultant(db, 'Luna', 300n)]
  await setWelcome(db, luna, true)
  await comeOnline(db, luna)
})

async function consult(seconds: number, terms: { welcome?: boolean } = {}) {
  const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
  await consultation.begin(terms)
  await consultation.converse(0, seconds)
  await consultation.end()
  await travelTo(db, NOON)
  await comeOnline(db, luna)
  return consultation.id
}
const review = (consultationId: string) => writeReview(db, { consultationId, clientId: ana, stars: 5, text: '', clock })
const count = async () => {
  for (const job of jobs) await job.run({ db, clock, now: await clock(db), log })
}
/** What everybody sees of Luna's stars. */
async function seen() {
  const [one, all, found, report] = [
    await listReviews(db, luna, undefined),
    await listLatestReviews(db, countByStars(db), new Date()),
    await searchDirectory(db, {}, NOON, 'home'),
    await countTransparency(db),
  ]
  const { rating, reviewCount } = found.consultants.find(({ id }) => id === luna)!
  return {
    shown: one.reviews.map(({ gift, isCounted }) => ({ gift, isCounted })),
    distribution: [one.distribution[4], all.distribution[4]],
    directory: { rating, reviewCount },
    report: report.reviews,
  }
}
const WAITS = { distribution: [0, 0], directory: { rating: 0, reviewCount: 0 }, report: 0 }
const COUNTS = { distribution: [1, 1], directory: { rating: 5, reviewCount: 1 }, report: 1 }

test('a review of free minutes is shown with its label, and counts nowhere', async () => {
  await review(await consult(60, { welcome: true }))
  await count()
  expect(await seen()).toEqual({ shown: [{ gift: 'minutes', isCounted: false }], ...WAITS })
})

test('it counts everywhere, once, when R$ 10,00 of Ana’s own money were captured anywhere', async () => {
  await review(await consult(60, { welcome: true }))
  for (let n = 0; n < 3; n++) await addShortConsultation(db, { clientId: ana, consultantId: luna })
  await count()
  expect(await seen(), 'R$ 9,00').toMatchObject(WAITS)
  await addShortConsultation(db, { clientId: ana, consultantId: await aConsultant(db, 'Sol') })
  await Promise.all([count(), count()])
  expect(await seen()).toEqual({ shown: [{ gift: 'minutes', isCounted: true }], ...COUNTS })
  await count()
  expect(await seen()).toMatchObject(COUNTS)
})

test('money that came back is not her own money spent', async () => {
  await review(await consult(60, { welcome: true }))
  for (let n = 0; n < 4; n++) {
    const consultationId = await addShortConsultation(db, { clientId: ana, consultantId: luna })
    if (n === 0) await refundByRule(db, { consultationId, clientId: ana, clock })
  }
  await count()
  expect(await seen()).toMatchObject(WAITS)
})

test('a review of a consultation with own money counts at once, without a label', async () => {
  await review(await consult(60))
  expect(await seen()).toEqual({ shown: [{ gift: null, isCounted: true }], ...COUNTS })
})

test('a consultation that cost nothing is one without own money, and counts for who has spent R$ 10,00', async () => {
  await review(await consult(0))
  expect((await seen()).shown).toEqual([{ gift: 'nothing', isCounted: false }])
  for (let n = 0; n < 4; n++) await addShortConsultation(db, { clientId: ana, consultantId: luna })
  await review(await consult(0))
  expect((await seen()).shown.filter(({ isCounted }) => isCounted)).toHaveLength(1)
})
