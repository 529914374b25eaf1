import { afterEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { LiveRoom, type Tab } from '#test/support/live-room.ts'

const db = await freshDatabase({ max: 1 })
const NO_VOICE = { heard: 0, spoke: 0 }

describe('a call in which the consultant types and says nothing', () => {
  let room: LiveRoom
  let [ana, luna] = [] as unknown as [Tab, Tab]
  afterEach(async () => {
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
  })

  const talk = (seconds: number, measured: object = {}, each: (second: number) => unknown = () => {}) =>
    room.pass(seconds, async (second) => {
      await ana.report(measured)
      await luna.report(measured)
      await each(second)
    })
  const typing = (second: number) => (second % 20 === 0 ? luna.type() : undefined)
  const begin = async () => {
    room = await LiveRoom.open(db, { channel: 'audio' })
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
    await talk(10)
    return room.billedMs()
  }

  test('is charged 45 s, also when a word ends the silence', async () => {
    const before = await begin()
    await talk(120, NO_VOICE, typing)
    await talk(3)
    const billed = (await room.billedMs()) - before
    expect(billed).toBeGreaterThan(40_000)
    expect(billed).toBeLessThanOrEqual(45_000 + 3_000)
  })

  test('sends no sound beyond that', async () => {
    await begin()
    await talk(48, NO_VOICE, typing)
    expect(await room.consultation.read()).toMatchObject({ state: 'paused', reason: 'silence' })
  })
})
