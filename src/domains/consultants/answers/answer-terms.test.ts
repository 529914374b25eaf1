import { beforeAll, describe, expect, test } from 'vitest'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aConsultant } from '#test/support/people.ts'
import { pricedByAnswer } from '../answers.rules.ts'
import { readProfile } from '../directory/read-profile.ts'
import { readAnswerTerms } from './read-answer-terms.ts'
import { setAnswerTerms } from './set-answer-terms.ts'

let db: Db
let now: Date
beforeAll(async () => {
  db = await freshDatabase()
  now = await databaseClock(db)
})

const DAY = 86_400_000
const later = (days: number) => new Date(now.getTime() + days * DAY)
const set = (consultantId: string, price: bigint, at = now, hours = 24, isOpen = true) =>
  setAnswerTerms(db, { consultantId, price, hours, isOpen, now: at })
const read = (id: string, at = now) => readAnswerTerms(db, id, at)

describe('what an answer costs', () => {
  test('is R$ 19,90 within 24 hours with whoever never chose, and the first choice counts at once', async () => {
    const luna = await aConsultant(db, 'Luna')
    expect(await read(luna)).toEqual({ priceCents: 1_990n, hours: 24, isOpen: true, next: null, highestCents: 4_990n })
    await set(luna, 4_500n, now, 12)
    expect(await read(luna)).toMatchObject({ priceCents: 4_500n, hours: 12, next: null, highestCents: 4_990n })
    expect((await readProfile(db, luna, later(1))).answers).toEqual({ priceCents: 4_500n, hours: 12 })
  })

  test('falls at once, and rises from the next day by a fifth at most in thirty days', async () => {
    const luna = await aConsultant(db, 'Luna')
    await set(luna, 2_000n)
    await set(luna, 1_500n, later(1))
    expect(await read(luna, later(1))).toMatchObject({ priceCents: 1_500n, next: null })
    await expect(set(luna, 1_801n, later(2))).rejects.toMatchObject({ code: 'consultants.answer_rise_too_steep' })
    await set(luna, 1_800n, later(2), 12)
    expect(await read(luna, later(2))).toMatchObject({ priceCents: 1_500n, hours: 12, next: { priceCents: 1_800n } })
    expect(await read(luna, later(3.5))).toMatchObject({ priceCents: 1_800n, hours: 12, next: null })
    await expect(set(luna, 1_900n, later(20))).rejects.toMatchObject({ code: 'consultants.answer_rise_too_steep' })
    await set(luna, 2_160n, later(40))
  })

  test('another choice replaces a rise that has not begun, and repeating changes nothing', async () => {
    const luna = await aConsultant(db, 'Luna')
    await set(luna, 2_000n)
    for (const price of [2_400n, 2_000n, 2_000n]) await set(luna, price)
    expect(await read(luna)).toMatchObject({ priceCents: 2_000n, next: null })
    const [row] = await db`select count(*)::int as rows from consultant_answer_terms where consultant_id = ${luna}`
    expect(row).toEqual({ rows: 1 })
  })

  test.each([989n, 4_991n])('is refused at %i', async (price) => {
    const luna = await aConsultant(db, 'Luna')
    await expect(set(luna, price)).rejects.toMatchObject({ code: 'consultants.answer_price_out_of_range', status: 400 })
  })

  test('is not shown of whoever takes no questions', async () => {
    const luna = await aConsultant(db, 'Luna')
    await set(luna, 1_990n, now, 24, false)
    expect((await readProfile(db, luna, later(1))).answers).toBeNull()
  })

  test.each([
    [990n, 100, 990n],
    [1_990n, 350, 6_965n],
    [999n, 350, 3_496n],
  ])('of %i in hundredths %i is %i', (price, percent, cost) => expect(pricedByAnswer(price, percent)).toBe(cost))
})
