import { expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { aConsultant } from '#test/support/people.ts'
import { countTransparency } from './sql.ts'

test('counts zeros and the consultants of an empty platform', async () => {
  const db = await freshDatabase()
  await aConsultant(db, 'Luna')
  expect(await countTransparency(db)).toEqual({
    consultants: 1,
    consultations: 0,
    provenSeconds: 0,
    unbilledSeconds: 0,
    freeConsultations: 0,
    chargedCents: 0n,
    paidToConsultantsCents: 0n,
    releasedCents: 0n,
    refundedConsultations: 0,
    refundedCents: 0n,
    reviews: 0,
    removedReviews: 0,
    receipts: 0,
  })
})
