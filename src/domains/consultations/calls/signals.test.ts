import { afterEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { LiveRoom, type Tab } from '#test/support/live-room.ts'

const db = await freshDatabase({ max: 1 })
const signalOf = (characters: number) => ({ kind: 'offer', sdp: 'v=0\r\n'.padEnd(characters, 'a') })

describe('signals of a negotiation are no way to talk', () => {
  let room: LiveRoom
  let [ana, luna] = [] as unknown as [Tab, Tab]
  afterEach(async () => {
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
  })
  const join = async (channel?: 'audio') => {
    room = await LiveRoom.open(db, channel && { channel })
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
    await room.pass(1)
  }
  const signal = async (tab: Tab, characters = 1_000) => {
    await tab.whisper({ type: 'signal', signal: signalOf(characters) })
    await room.pass(1)
  }

  test('in a call they reach the other one', async () => {
    await join('audio')
    await signal(luna)
    expect(ana.events('signal')).toHaveLength(1)
  })

  test('by chat they go nowhere', async () => {
    await join()
    await signal(luna)
    expect(ana.events('signal')).toEqual([])
  })

  test('after the end they go nowhere', async () => {
    await join('audio')
    await room.consultation.end()
    await signal(luna)
    expect(ana.events('signal')).toEqual([])
  })

  test('a tab whose seat another one took says no more', async () => {
    await join('audio')
    await room.join('luna')
    await signal(luna)
    expect(ana.events('signal')).toEqual([])
  })

  test('a flood of them carries 1,500 characters a second at most, after a few negotiations', async () => {
    await join('audio')
    await room.pass(40, async () => {
      for (let times = 0; times < 20; times++) await luna.whisper({ type: 'signal', signal: signalOf(6_000) })
    })
    const heard = ana.events('signal').length * 6_000
    expect(heard).toBeGreaterThanOrEqual(60_000)
    expect(heard).toBeLessThanOrEqual(60_000 + 41 * 1_500)
  })
})
