import { expect, test } from 'vitest'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { cancelConsultation } from '../lifecycle/cancel-consultation.ts'
import { closeOverdueConsultation } from '../lifecycle/close-overdue-consultation.ts'
import { declineConsultation } from '../lifecycle/decline-consultation.ts'
import { medianOf, mediansOf, type QualityCounts } from './quality.rules.ts'
import { countQuality } from './quality.sql.ts'
import { readQualityOf } from './read-quality.ts'

test.each([
  [[], undefined],
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 2, 10], 3],
])('the middle of %j is %s', (numbers, middle) => expect(medianOf(numbers)).toBe(middle))

const counts = (answered: number, received: number): QualityCounts => ({
  consultantId: crypto.randomUUID(),
  answered,
  received,
  absent: 0,
  accepted: answered,
  refunded: 0,
  settled: 0,
  returning: 0,
  clients: 0,
  medianWaitMs: answered * 1_000,
})

test('a median needs three consultants with enough cases', () => {
  const [a, b, c, few] = [counts(10, 20), counts(18, 20), counts(12, 20), counts(1, 1)]
  expect(mediansOf([a, b, c, few], 10)).toMatchObject({
    answered: 0.6,
    refunded: null,
    returning: null,
    waitMs: 12_000,
  })
  expect(mediansOf([a, b, few], 10)).toMatchObject({ answered: null, waitMs: null })
})

test('counts what was answered, missed and not attended, and who came back, in the window only', async () => {
  const db = await freshDatabase({ max: 1 })
  await travelTo(db, NOON)
  const [ana, bia] = [await aClient(db, 'Ana', 50_000n), await aClient(db, 'Bia', 50_000n)]
  const luna = await aConsultant(db, 'Luna')
  const asks = async (client: string, at: number) => {
    const consultation = new MeteredConsultation(db, { client, consultant: luna })
    await consultation.travelTo(at)
    await comeOnline(db, luna)
    return consultation
  }
  const consults = async (client: string, at: number) => {
    const consultation = await asks(client, at)
    await consultation.begin({ from: at })
    await consultation.end()
  }
  await consults(ana, 0)
  await consults(ana, 100)
  await consults(bia, 200)
  const declined = await asks(ana, 300)
  await declined.ask()
  await declineConsultation(db, { id: declined.id, consultantId: luna, clock })
  const cancelled = await asks(ana, 400)
  await cancelled.ask()
  await cancelConsultation(db, { id: cancelled.id, clientId: ana, clock })
  const expired = await asks(bia, 500)
  await expired.ask()
  await expired.travelTo(561)
  await closeOverdueConsultation(db, { id: expired.id, clock })
  const absent = await asks(bia, 700)
  await absent.ask()
  await absent.accept()
  await absent.travelTo(800)
  await closeOverdueConsultation(db, { id: absent.id, clock })

  const now = await clock(db)
  expect(await readQualityOf(db, luna, now)).toEqual({
    answered: { part: 5, whole: 6, median: null },
    absent: { part: 1, whole: 4, median: null },
    refunded: { part: 0, whole: 3, median: null },
    returning: { part: 1, whole: 2, median: null },
    wait: { ms: 0, medianMs: null },
    countedAt: now,
  })
  expect(await readQualityOf(db, ana, now)).toMatchObject({ answered: { part: 0, whole: 0 }, wait: { ms: null } })
  expect(await countQuality(db, new Date(now.getTime() + 1))).toEqual([])
  const another = await asks(ana, 900)
  await another.ask()
  await declineConsultation(db, { id: another.id, consultantId: luna, clock })
  expect(await readQualityOf(db, luna, await clock(db)), 'at once').toMatchObject({ answered: { part: 6, whole: 7 } })
})
