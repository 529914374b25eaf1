import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { LiveRoom, type Tab } from '#test/support/live-room.ts'

const OFFER = { kind: 'offer', sdp: `v=0\r\n${'a=mid:0\r\n'.repeat(300)}` }

describe('a call over its sockets, with people who cheat', () => {
  let db: Db
  let room: LiveRoom
  let [ana, luna] = [] as unknown as [Tab, Tab]
  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  afterEach(async () => {
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
  })

  /** Accepted, both in the room, with browsers that report each second what they measure. */
  const join = async () => {
    room = await LiveRoom.open(db, { channel: 'audio' })
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
  }
  const talk = (seconds: number, anas: object = {}, lunas: object = {}) =>
    room.pass(seconds, async () => {
      await ana.report(anas)
      await luna.report(lunas)
    })

  test('begins within three seconds of sound both ways, and then each second is charged', async () => {
    await join()
    await talk(5)
    expect(await room.consultation.state()).toBe('active')
    await talk(5)
    const before = await room.billedMs()
    await talk(30)
    const billed = (await room.billedMs()) - before
    expect(billed).toBeGreaterThanOrEqual(28_000)
    expect(billed).toBeLessThanOrEqual(32_000)
  })

  test('a report names the past when it waited: what was measured before proves nothing of now', async () => {
    await join()
    await talk(10)
    const before = await room.billedMs()
    const [old, older] = [ana.token, luna.token]
    await room.pass(9, async () => {
      await ana.report({}, old)
      await luna.report({}, older)
    })
    expect((await room.billedMs()) - before).toBeLessThanOrEqual(2_500)
  })

  test('a token that nobody gave proves nothing', async () => {
    await join()
    await room.pass(12, async () => {
      await ana.report({}, ana.token && 'AAAAAAAAAAA')
      await luna.report({})
    })
    expect(await room.consultation.state()).toBe('accepted')
  })

  test('the reports of a tab whose seat another one took prove nothing', async () => {
    await join()
    await talk(10)
    const before = await room.billedMs()
    await room.join('luna')
    await talk(9)
    expect((await room.billedMs()) - before).toBeLessThanOrEqual(2_500)
  })

  test('whoever takes part in a negotiation says so with its seat, and nobody else hears it', async () => {
    await join()
    await luna.whisper({ type: 'signal', signal: OFFER })
    await room.pass(1)
    expect(ana.events('signal')).toMatchObject([{ seat: 'consultant', signal: OFFER }])
    expect(luna.events('signal')).toEqual([])
  })

  test.each([
    ['a description too long for a fact', { ...OFFER, sdp: `v=0\r\n${'a'.repeat(6_000)}` }],
    ['words instead of a description', { kind: 'offer', sdp: 'me liga no 11 98888-7777' }],
    ['words instead of an address', { kind: 'candidate', candidate: 'me liga', mid: '0', line: 0 }],
    ['an address of no media', { kind: 'candidate', candidate: '', mid: '0', line: 99 }],
    ['nothing', null],
  ])('a signal of another size or shape goes nowhere: %s', async (_words, signal) => {
    await join()
    await luna.whisper({ type: 'signal', signal })
    await room.pass(1)
    expect(ana.events('signal')).toEqual([])
  })
})
