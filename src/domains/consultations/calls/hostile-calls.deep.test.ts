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
  const join = async (channel: 'audio' | 'video' = 'audio') => {
    room = await LiveRoom.open(db, { channel })
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
  }
  const talk = (seconds: number, anas: object = {}, lunas: object = {}) =>
    room.pass(seconds, async () => {
      await ana.report(anas)
      await luna.report(lunas)
    })

  /** What Luna's browser goes by: it sends while the clock runs, and while a window is open. */
  const hearing = async () => {
    const [row] = await db`select state, current_channel as "currentChannel", current_instant() as now,
      media_window_until as "mediaWindowUntil" from consultations where id = ${room.consultation.id}`
    return row as { state: string; currentChannel: string; mediaWindowUntil: Date | null; now: Date }
  }

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

  describe('by video', () => {
    const SEEN = { frames: 30 }
    /** What each tab heard last of what a second is charged as. */
    const heardNow = () => [ana, luna].map((tab) => tab.events('metered').at(-1)?.channel)
    const channelUsage = async () => (await room.consultation.read()).channelUsage
    /** How long the first seconds last until both tabs heard that, in seconds. */
    const secondsUntil = async (channel: string, anas: object, lunas: object) => {
      for (let seconds = 1; seconds <= 30; seconds++) {
        await talk(1, anas, lunas)
        if (heardNow().every((one) => one === channel)) return seconds
      }
      return Number.POSITIVE_INFINITY
    }

    test('both hear within three seconds that it is charged as video', async () => {
      await join('video')
      await talk(5)
      expect(heardNow()).toEqual(['audio', 'audio'])
      expect(await secondsUntil('video', SEEN, SEEN)).toBeLessThanOrEqual(3)
      const before = await room.billedMs()
      await talk(20, SEEN, SEEN)
      const more = (await room.billedMs()) - before
      const [voice, video] = await channelUsage()
      expect([voice!.channel, video!.channel]).toEqual(['audio', 'video'])
      expect(video!.billedMs).toBeGreaterThanOrEqual(more)
    })

    test('a client who denies the picture pays voice, and the consultant’s browser hears to stop it', async () => {
      await join('video')
      await talk(20, SEEN, SEEN)
      const before = (await channelUsage()).find(({ channel }) => channel === 'video')!.billedMs
      expect(await secondsUntil('audio', {}, SEEN)).toBeLessThanOrEqual(14)
      await talk(30, {}, SEEN)
      const after = await channelUsage()
      expect(after.find(({ channel }) => channel === 'video')!.billedMs - before).toBeLessThanOrEqual(2_000)
      expect(after.find(({ channel }) => channel === 'audio')!.billedMs).toBeGreaterThan(35_000)
      expect(heardNow()).toEqual(['audio', 'audio'])
    })

    test('a consultant who says what nobody sees earns voice', async () => {
      await join('video')
      await talk(30, {}, { ...SEEN, frames: 1e9 })
      expect((await channelUsage()).map(({ channel }) => channel)).toEqual(['audio'])
      expect(heardNow()).toEqual(['audio', 'audio'])
    })

    test('what both claim together, the client pays and the house takes its share of it', async () => {
      await join('video')
      await talk(60, SEEN, SEEN)
      const { channelUsage: claimed, capturedCents, consultantCents } = await room.consultation.end()
      expect(claimed.find(({ channel }) => channel === 'video')!.billedMs).toBeGreaterThan(50_000)
      expect(capturedCents).toBeGreaterThan(373n)
      expect(consultantCents).toBeLessThan(capturedCents)
    })
  })

  test('a client who denies until the clock is about to stop does so for a minute, and then it is a chat', async () => {
    await join()
    await talk(10)
    const before = await room.billedMs()
    for (let round = 0; round < 12 && (await room.consultation.read()).currentChannel === 'audio'; round++) {
      await talk(5, { received: 0, heard: 0 })
      await talk(4)
    }
    const { currentChannel, isCallClosed, state } = await room.consultation.read()
    expect({ currentChannel, isCallClosed, state }).toEqual({
      currentChannel: 'chat',
      isCallClosed: true,
      state: 'active',
    })
    const [row] = await db`select unproven_media_ms::int as ms from consultations where id = ${room.consultation.id}`
    expect(row!.ms).toBeGreaterThanOrEqual(60_000)
    expect(row!.ms).toBeLessThan(70_000)
    expect(await room.billedMs()).toBeGreaterThan(before)
  })

  test('a client who denies what arrives from the first second on is counted, and at last it is a chat', async () => {
    await join()
    const disputes = async () => {
      const [row] = await db`select audio_denials as disputes, disputed_ms::int as ms from consultations
        where id = ${room.consultation.id}`
      return row as { disputes: number; ms: number }
    }
    await talk(9, { received: 0, heard: 0 })
    expect(await disputes(), 'browsers confirm for eight seconds what no longer arrives').toEqual({
      disputes: 0,
      ms: 0,
    })
    await talk(7, { received: 0, heard: 0 })
    expect(await disputes()).toMatchObject({ disputes: 1 })
    await talk(23, { received: 0, heard: 0 })
    const { disputes: stretches, ms } = await disputes()
    expect(stretches, 'one stretch').toBe(1)
    expect(ms).toBeGreaterThan(20_000)
    expect(await room.billedMs()).toBe(0)
  })

  test.each([
    ['from the first second on', 0],
    ['after ten seconds', 10],
  ])('a client who makes the line look dead both ways hears a minute free of charge at most: %s', async (_, honest) => {
    await join()
    let heardMs = 0
    await talk(honest)
    // Ana sends nothing, denies what she hears, and confirms what never came; then she talks until the clock runs.
    const dead = { received: 0, heard: 0, sent: 0, spoke: 0 }
    for (let second = 0; second < 240; second++) {
      const { state, mediaWindowUntil, currentChannel, now } = await hearing()
      if (currentChannel === 'chat') break
      const isHeard = state === 'active' || (mediaWindowUntil ?? now) > now
      if (isHeard) heardMs += 1_000
      const isBilled = second % 15 > 10
      await talk(1, isBilled ? {} : dead, isBilled && isHeard ? {} : { received: 0, heard: 0 })
    }
    const { currentChannel } = await hearing()
    expect(currentChannel).toBe('chat')
    const free = heardMs + honest * 1_000 - (await room.billedMs())
    expect(free, 'what proves itself only afterwards').toBeGreaterThan(5_000)
    expect(free).toBeLessThanOrEqual(60_000)
  })

  test('whoever says nothing at all denies nothing', async () => {
    await join()
    await room.pass(40, async () => {
      await luna.report({ received: 0, heard: 0 })
    })
    const [row] = await db`select audio_denials as disputes from consultations where id = ${room.consultation.id}`
    expect(row!.disputes).toBe(0)
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
