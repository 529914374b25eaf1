import { expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { echoing } from '#test/support/echoing-connection.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { Meter } from './meter.ts'

test('a database clock that is set forward by five seconds charges none of them', async () => {
  const db = connectTo(await freshDatabaseUrl(), { max: 1 })
  const consultation = await ConsultationFixture.open(db)
  await consultation.beginWithFirstWord()
  await consultation.travelTo(13)
  const meter = new Meter({ db, clock, log })
  for (const joined of consultation.seats) meter.takeSeat(echoing().connection, consultation.id, joined)
  const bothProven = async () => {
    await meter.flush()
    const [row] = await db<{ at: Date }[]>`
      select min(proved_at) as at from presences where consultation_id = ${consultation.id}`
    return row!.at
  }
  await expect.poll(bothProven).toEqual(secondsAfterNoon(13))
  expect(await consultation.read()).toMatchObject({ billedMs: 999 })

  await consultation.travelTo(18)
  await expect.poll(bothProven).toEqual(secondsAfterNoon(18))
  expect(await consultation.read()).toMatchObject({ state: 'active', billedMs: 999 })
  await meter.stop()
  expect(await consultation.endAndFindViolations()).toEqual([])
})
