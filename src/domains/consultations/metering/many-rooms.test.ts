import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { echoing } from '#test/support/echoing-connection.ts'
import { recordStatements } from '#test/support/record-statements.ts'
import { Meter } from './meter.ts'

const ROOMS = 200

test('rooms that begin at the same moment are proven by a few statements together', async () => {
  const db = connectTo(await freshDatabaseUrl())
  const meter = new Meter({ db, clock, log })
  const joinedAt = new Date(Date.now() - 1_000)
  const statements = await recordStatements(db, async () => {
    const echoes = Array.from({ length: ROOMS }, (_, at) => {
      const { connection, answered } = echoing()
      meter.takeSeat(connection, randomUUID(), { role: 'client', connectionNumber: BigInt(at + 1), joinedAt })
      return answered
    })
    await Promise.all(echoes)
    await meter.stop()
  })
  const handedOver = statements.filter((text) => text.includes('from meter_rooms('))
  expect(handedOver.length).toBeGreaterThan(0)
  expect(handedOver.length).toBeLessThan(10)
})
