import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refundAutomatically } from '#domains/claims/refund-automatically.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf, toClearOf } from '#domains/wallet/rules.ts'
import { endConsultation } from '../lifecycle/end-consultation.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { LiveRoom, type Tab } from '#test/support/live-room.ts'

/** What Ana had before the consultation, in centavos. */
const HAD = 5_000n
const LISTENS = { heard: 1, spoke: 0 }
const DENIES = { heard: 0, spoke: 0 }
const TALKS = { heard: 0, spoke: 1 }
const SILENT = { heard: 0, spoke: 0 }

describe('a voice of which only one side of a call knows', () => {
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

  const join = async () => {
    room = await LiveRoom.open(db, { channel: 'audio' })
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
  }
  /** Sound arrives and is confirmed on both sides; of its loudness each says what the test says. */
  const talk = (seconds: number, anas: object, lunas: object) =>
    room.pass(seconds, async () => {
      await ana.report(anas)
      await luna.report(lunas)
    })
  const read = () => room.consultation.read()
  const disputes = async () => {
    const [row] = await db`select audio_denials as disputes from consultations where id = ${room.consultation.id}`
    return row!.disputes as number
  }
  /** What Ana paid and Luna earned, once every rule has given back what it gives. */
  const settle = async () => {
    const { id, ana: client, luna: consultant } = room.consultation
    await refundAutomatically(db, { consultationId: id, clock })
    const [left, earned] = await Promise.all(
      [availableOf(client), toClearOf(consultant)].map((one) => balanceOf(db, one)),
    )
    return { paid: HAD - left!, earned: earned! }
  }

  test('a client who denies it pays what was charged, and after the third time it is a chat', async () => {
    await join()
    for (let second = 0; second < 600; second++) {
      const { state, currentChannel } = await read()
      if (currentChannel === 'chat') break
      await talk(1, state === 'active' ? DENIES : LISTENS, TALKS)
    }
    expect(await read()).toMatchObject({ currentChannel: 'chat', isCallClosed: true, reason: 'voice_disputed' })
    expect(await disputes()).toBe(3)
    const { capturedCents, consultantCents } = await room.consultation.end()
    expect(await settle()).toEqual({ paid: capturedCents, earned: consultantCents })
    expect(capturedCents).toBeGreaterThan(500n)
  })

  test('denying the own voice that the consultant hears is the same', async () => {
    await join()
    await talk(10, { heard: 1, spoke: 1 }, { heard: 1, spoke: 1 })
    await talk(47, { heard: 0, spoke: 0 }, { heard: 1, spoke: 0 })
    expect(await read()).toMatchObject({ state: 'paused', reason: 'voice_disputed', stopSide: 'both' })
  })

  test('a consultant who claims one without speaking is paid for 45 s of it at most, as of any silence', async () => {
    await join()
    await talk(10, LISTENS, TALKS)
    const before = await room.billedMs()
    await talk(60, SILENT, TALKS)
    expect(await read()).toMatchObject({ state: 'paused', reason: 'voice_disputed' })
    expect((await room.billedMs()) - before).toBeLessThanOrEqual(45_000)
  })

  test.each(['ana', 'luna'] as const)(
    'within the first three minutes, ended by %s, no rule gives all of it back: a person decides',
    async (by) => {
      await join()
      await talk(10, LISTENS, TALKS)
      await talk(48, DENIES, TALKS)
      expect(await read()).toMatchObject({ state: 'paused', reason: 'voice_disputed' })
      const { id, [by]: personId } = room.consultation
      await endConsultation(db, { id, personId, clock })
      const { capturedCents, consultantCents } = await read()
      expect(capturedCents).toBeGreaterThan(0n)
      expect(await settle()).toEqual({ paid: capturedCents, earned: consultantCents })
    },
  )

  test.each<[string, () => Promise<unknown>]>([
    ['a voice of which both know', () => talk(4, LISTENS, TALKS)],
    ['a written word of the consultant', () => luna.say('Você me ouve?')],
  ])('%s ends the dispute, and sound alone does not', async (_words, act) => {
    await join()
    await talk(10, LISTENS, TALKS)
    await talk(48, DENIES, TALKS)
    await talk(4, DENIES, TALKS)
    expect(await room.consultation.state()).toBe('paused')
    await act()
    await talk(2, LISTENS, TALKS)
    expect(await read()).toMatchObject({ state: 'active', currentChannel: 'audio' })
  })

  test('a silence that both report is the consultant’s, and what was charged of it comes back', async () => {
    await join()
    await talk(200, LISTENS, TALKS)
    await talk(48, SILENT, SILENT)
    expect(await read()).toMatchObject({ state: 'paused', reason: 'silence', stopSide: 'consultant' })
    expect(await disputes()).toBe(0)
    const { capturedCents, billedMs } = await room.consultation.end()
    const { paid } = await settle()
    expect(capturedCents - paid).toBe((capturedCents * 45_000n) / BigInt(billedMs))
  })
})
