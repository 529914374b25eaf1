import { beforeEach, describe, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import { openConsultation, type OpenConsultation } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { closeOverdueConsultation } from '../lifecycle/close-overdue-consultation.ts'
import { joinRoom } from '../metering/join-room.ts'
import { countQuality } from './quality.sql.ts'
import { countStatistics } from './sql.ts'

const RING_S = 2
const ACCEPT_S = 5
const db = await freshDatabase({ max: 1 })

describe('of a consultant who accepted a request that never became a conversation', () => {
  let { consultation: room, luna } = {} as OpenConsultation
  beforeEach(async () => {
    ;({ consultation: room, luna } = await openConsultation(db, 900n))
    await room.ask()
  })
  const lunaJoins = async () => (await joinRoom(db, { id: room.id, personId: luna }))!

  test.each<[who: string, missed: number, comes: () => Promise<unknown>]>([
    ['never came was missed', 1, () => acceptedAt(ACCEPT_S)],
    [
      'looked into the room while it rang, and never came, was missed',
      1,
      async () => {
        await room.travelTo(RING_S)
        await lunaJoins()
        await acceptedAt(ACCEPT_S)
      },
    ],
    [
      'waited in the room since it rang was there',
      0,
      async () => {
        await room.travelTo(RING_S)
        room.seats = [await lunaJoins()]
        await acceptedAt(ACCEPT_S)
        await room.prove(ACCEPT_S + 2)
      },
    ],
    [
      'came after accepting was there',
      0,
      async () => {
        await acceptedAt(ACCEPT_S)
        await room.travelTo(ACCEPT_S + 2)
        await lunaJoins()
      },
    ],
  ])('whoever %s', async (_, missed, comes) => {
    await comes()
    await room.travelTo(90)
    await closeOverdueConsultation(db, { id: room.id, clock })
    expect(await room.read()).toMatchObject({ state: 'not_connected' })
    expect(await countStatistics(db, luna)).toMatchObject({ asked: 1, missed })
    expect(await countQuality(db, NOON, luna)).toMatchObject([{ accepted: 1, absent: missed }])
  })

  async function acceptedAt(seconds: number) {
    await room.travelTo(seconds)
    await room.accept()
  }
})
