import { expect, test } from 'vitest'
import { travelTo } from '#platform/clock.ts'
import { addShortConsultation } from '#test/authorisation/fixtures/claims.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { countTransparency, listDailyFigures } from './sql.ts'

test('counts zeros and the consultants of an empty platform', async () => {
  const db = await freshDatabase()
  await aConsultant(db, 'Luna')
  expect(await countTransparency(db)).toEqual({
    consultants: 1,
    consultations: 0,
    provenSeconds: 0,
    unbilledSeconds: 0,
    freeConsultations: 0,
    programConsultations: 0,
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

test('lists 28 days of São Paulo until today, each consultation on the day on which it ended', async () => {
  const db = await freshDatabase({ max: 1 })
  await travelTo(db, new Date('2026-10-01T12:00:00Z'))
  const between = { clientId: await aClient(db, 'Ana', 10_000n), consultantId: await aConsultant(db, 'Luna') }
  // The first ends a minute before the 28 days begin, the second at their first minute, the last two after 21:00.
  for (const at of ['2026-10-26T02:59:00Z', '2026-10-26T03:00:00Z', '2026-11-22T02:30:00Z', '2026-11-22T02:40:00Z']) {
    await travelTo(db, new Date(at))
    await addShortConsultation(db, between)
  }
  const days = await listDailyFigures(db, new Date('2026-11-23T01:00:00Z'))
  expect([days.length, days[0]!.on, days.at(-1)!.on]).toEqual([28, '2026-10-26', '2026-11-22'])
  expect(days.filter(({ consultations }) => consultations > 0)).toEqual([
    { on: '2026-10-26', consultations: 1, chargedCents: 300n },
    { on: '2026-11-21', consultations: 2, chargedCents: 600n },
  ])
})
