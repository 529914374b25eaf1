import { beforeAll, beforeEach, expect, test } from 'vitest'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { cancelConsultation } from '../lifecycle/cancel-consultation.ts'
import { closeOverdueConsultation } from '../lifecycle/close-overdue-consultation.ts'
import { countQuality } from './quality.sql.ts'
import { countStatistics } from './sql.ts'

let db: Db
let [ana, bia, luna] = ['', '', '']
beforeAll(async () => void (db = await freshDatabase({ max: 1 })))
beforeEach(async () => {
  await travelTo(db, NOON)
  ;[ana, bia, luna] = [await aClient(db, 'Ana', 900n), await aClient(db, 'Bia', 900n), await aConsultant(db, 'Luna')]
})
const room = (client: string) => new MeteredConsultation(db, { client, consultant: luna })

/** Ana and Bia ask at once, Luna takes Ana, and Ana takes it back. */
async function takesOneOfTwo() {
  await comeOnline(db, luna)
  const [hers, other] = [room(ana), room(bia)]
  await other.ask()
  await hers.ask()
  await hers.accept()
  await closeOverdueConsultation(db, { id: other.id, clock })
  expect(await other.read(bia)).toMatchObject({ state: 'expired', reason: 'consultant_busy' })
  await cancelConsultation(db, { id: hers.id, clientId: ana, clock })
}

test('a request that expires because its consultant took another one was not missed', async () => {
  for (let n = 0; n < 10; n++) await takesOneOfTwo()
  expect(await countStatistics(db, luna)).toMatchObject({ asked: 0, missed: 0 })
  expect(await countQuality(db, NOON, luna)).toMatchObject([])
})

test('beside them, one that nobody answered is counted as before', async () => {
  await takesOneOfTwo()
  await comeOnline(db, luna)
  const ignored = room(bia)
  await ignored.ask()
  await ignored.travelTo(61)
  await closeOverdueConsultation(db, { id: ignored.id, clock })
  expect(await countStatistics(db, luna)).toMatchObject({ asked: 1, missed: 1 })
  expect(await countQuality(db, NOON, luna)).toMatchObject([{ received: 1, answered: 0 }])
})
