import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { echoAtOnce, echoNever, LiveRoom, type Tab } from '#test/support/live-room.ts'

const DENIED = { received: 0, heard: 0 }
const NOTHING_FLOWS = { received: 0, heard: 0, sent: 0, spoke: 0, acknowledged: 0 }

describe('a client who breaks a call off by other means than its sound', () => {
  let db: Db
  let room: LiveRoom
  let [ana, luna] = [] as unknown as [Tab, Tab]
  let heardMs = 0
  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  afterEach(async () => {
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
  })

  const read = async () => {
    const [row] = await db`select state, current_channel as channel,
      current_channel <> 'chat' and (state = 'active' or coalesce(media_window_until > current_instant(), false)) as flows
      from consultations where id = ${room.consultation.id}`
    return row as { state: string; channel: string; flows: boolean }
  }
  /** Luna’s browser sends while it may, and says what is true. Undefined: Ana’s page says nothing. */
  const listen = async (seconds: number, anas?: object) => {
    for (let second = 0; second < seconds; second++) {
      const { flows } = await read()
      if (flows) heardMs += 1_000
      await room.pass(1, async () => {
        if (anas) await ana.report(anas)
        await luna.report(flows ? {} : NOTHING_FLOWS)
      })
    }
  }
  const begin = async () => {
    room = await LiveRoom.open(db, { channel: 'audio' })
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
    heardMs = 0
    await listen(10, {})
  }

  test.each<[string, () => Promise<void>]>([
    [
      'pausing by hand before the clock stops by itself',
      async () => {
        await listen(8, DENIED)
        await room.pause('ana')
        await room.pass(1)
        if ((await read()).state === 'paused') await room.resume('ana')
      },
    ],
    [
      'not echoing until the clock stops',
      async () => {
        ana.echo = echoNever
        await listen(7, {})
        ana.echo = echoAtOnce
        await listen(6, {})
      },
    ],
    [
      'not echoing for a little longer than a lease',
      async () => {
        ana.echo = echoNever
        await listen(4)
        ana.echo = echoAtOnce
        await listen(3, {})
      },
    ],
    [
      'taking the own seat again and again',
      async () => {
        ana = await room.join('ana')
        await listen(8, {})
      },
    ],
    [
      'denying what arrives, and taking the own seat again',
      async () => {
        await listen(6, DENIED)
        ana = await room.join('ana')
        await listen(4, {})
      },
    ],
  ])('hears about a minute unpaid, and then it is a chat: %s', async (_words, breakOff) => {
    await begin()
    for (let round = 0; round < 20 && (await read()).channel !== 'chat'; round++) await breakOff()
    expect(await read()).toMatchObject({ channel: 'chat' })
    expect(heardMs - (await room.billedMs())).toBeLessThanOrEqual(70_000)
  })

  test('who pauses by hand now and then, and comes back once on another device, goes on talking', async () => {
    await begin()
    for (let times = 0; times < 6; times++) {
      await listen(20, {})
      await room.pause(times % 2 ? 'luna' : 'ana')
      await listen(3, {})
      await room.resume(times % 2 ? 'luna' : 'ana')
    }
    await listen(5, {})
    ana = await room.join('ana')
    await listen(20, {})
    expect(await read()).toMatchObject({ state: 'active', channel: 'audio' })
    const [row] = await db`select unproven_media_ms::int as ms from consultations where id = ${room.consultation.id}`
    expect(row!.ms).toBeLessThanOrEqual(30_000)
  })

  test('both lines that fall at once are ours: nothing is counted', async () => {
    await begin()
    await listen(10, {})
    for (const tab of [ana, luna]) tab.echo = echoNever
    await room.pass(20)
    const [row] = await db`select state, unproven_media_ms::int as ms from consultations
      where id = ${room.consultation.id}`
    expect(row).toMatchObject({ state: 'paused' })
    expect(row!.ms).toBeLessThanOrEqual(5_000)
  })
})
