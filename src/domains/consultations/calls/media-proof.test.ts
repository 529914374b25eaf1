import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { SOUND_BOTH_WAYS } from '#test/support/live-room.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { beginConsultation } from '../lifecycle/begin-consultation.ts'
import { extendHold } from '../lifecycle/extend-hold.ts'
import { closeOverdueConsultation } from '../lifecycle/close-overdue-consultation.ts'
import { listOverdue } from '../lifecycle/deadlines.sql.ts'
import { joinRoom } from '../metering/join-room.ts'
import type { MediaReport } from '../metering/media-proof.ts'
import { Seat } from '../metering/seat.ts'
import { meterRooms } from '../metering/sql.ts'
import { resumeByProof } from '../lifecycle/resume-consultation.ts'
import { openMediaWindow } from './open-media-window.ts'

const BOTH_WAYS = SOUND_BOTH_WAYS
const SILENT = { ...BOTH_WAYS, heard: 0, spoke: 0 }
const WITH_PICTURE = { ...BOTH_WAYS, frames: 30 }
type Measured = typeof BOTH_WAYS

/** What both browsers measured in a second; absent: that one says nothing. */
type Second = { ana?: Measured; luna?: Measured }
const both = (measured: Measured): Second => ({ ana: measured, luna: measured })

/** A call of Ana with Luna: R$ 2,99 a minute of chat, 3,73 of voice, 4,48 of video. Seconds after noon. */
class Call {
  readonly consultation: ConsultationFixture
  readonly #db: Db
  #seats: { ana: Seat; luna: Seat } | undefined
  now = 8

  private constructor(db: Db, consultation: ConsultationFixture) {
    this.#db = db
    this.consultation = consultation
  }

  /** Asked for at noon, accepted at 5 s, both in the room at 8 s. */
  static async accepted(db: Db, channel: 'audio' | 'video' = 'audio'): Promise<Call> {
    const consultation = await ConsultationFixture.open(db)
    await consultation.offer(channel)
    await consultation.ask({ channel })
    await consultation.travelTo(5)
    await consultation.accept()
    await consultation.travelTo(8)
    const call = new Call(db, consultation)
    call.#seats = { ana: await call.#takeSeat('ana'), luna: await call.#takeSeat('luna') }
    return call
  }

  async #takeSeat(who: 'ana' | 'luna') {
    const { id } = this.consultation
    const joined = (await joinRoom(this.#db, { id, personId: this.consultation[who] }))!
    return new Seat(id, joined.role, joined.connectionNumber, joined.joinedAt.getTime())
  }

  /** A page of this side is loaded anew. */
  async reload(who: 'ana' | 'luna') {
    this.#seats![who] = await this.#takeSeat(who)
  }

  /** The clock runs: sound both ways, and Luna's voice, from the first second. */
  static async begun(db: Db, channel: 'audio' | 'video' = 'audio'): Promise<Call> {
    const call = await Call.accepted(db, channel)
    await call.pass(7, both(channel === 'video' ? WITH_PICTURE : BOTH_WAYS))
    expect(await call.read()).toMatchObject({ state: 'active' })
    return call
  }

  read = () => this.consultation.read()

  /** Seconds pass in which both sockets echo and the browsers report this; the meter's and the clock's acts follow. */
  async pass(seconds: number, { ana, luna }: Second) {
    const { id } = this.consultation
    const named = { type: 'media', token: '' } as const
    for (let last = this.now + seconds; this.now < last; ) {
      this.now += 1
      await this.consultation.travelTo(this.now)
      const at = secondsAfterNoon(this.now).getTime()
      const { ana: client, luna: consultant } = this.#seats!
      for (const seat of [client, consultant]) seat.prove(at, at)
      if (ana) client.reportMedia({ ...named, ...ana } satisfies MediaReport, at, at)
      if (luna) consultant.reportMedia({ ...named, ...luna } satisfies MediaReport, at, at)
      const due = (await meterRooms(this.#db, [client, consultant]))[0]?.due
      const given = { id, clock }
      if (due === 'activate') await beginConsultation(this.#db, given)
      if (due === 'resume') await resumeByProof(this.#db, given)
      if (due === 'prove_media') await openMediaWindow(this.#db, given)
      if (due === 'hold' || due === 'end_of_funds') await extendHold(this.#db, given)
      const overdue = await listOverdue(this.#db, secondsAfterNoon(this.now), { most: 1, aside: [] })
      if (overdue.length > 0) await closeOverdueConsultation(this.#db, given)
    }
  }

  end = () => this.consultation.end()
}

describe('a call is charged while sound arrives both ways', () => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  let call: Call
  afterEach(async () => expect(await call.consultation.endAndFindViolations()).toEqual([]))
  describe('a voice call', () => {
    beforeEach(async () => {
      call = await Call.begun(db)
    })

    test('60 s more of voice cost 60 s of voice', async () => {
      const before = await call.read()
      await call.pass(60, both(BOTH_WAYS))
      const { billedMs, channelUsage } = await call.read()
      expect(billedMs - before.billedMs).toBe(60_000)
      expect(channelUsage).toEqual([{ channel: 'audio', pricePerMinuteCents: 373n, billedMs, coveredMs: 0 }])
    })

    test.each<[string, Second]>([
      ['nothing of it arrives at the client', { ana: { ...BOTH_WAYS, received: 0, heard: 0 }, luna: BOTH_WAYS }],
      ['nothing of it arrives at the consultant', { ana: BOTH_WAYS, luna: { ...BOTH_WAYS, received: 0, heard: 0 } }],
      ['a phone call took the microphone', { ana: BOTH_WAYS, luna: { ...BOTH_WAYS, sent: 0, spoke: 0 } }],
      ['the consultant says what she did not receive', { ana: { ...BOTH_WAYS, sent: 0 }, luna: BOTH_WAYS }],
      ['one of them sleeps', { luna: BOTH_WAYS }],
    ])('sound in one direction stops the clock after ten seconds: %s', async (_words, second) => {
      await call.pass(10, both(BOTH_WAYS))
      const { billedMs } = await call.read()
      await call.pass(9, second)
      expect(await call.read()).toMatchObject({ state: 'active', billedMs })
      await call.pass(2, second)
      expect(await call.read()).toMatchObject({ state: 'paused', billedMs })
      await call.pass(6, both(BOTH_WAYS))
      expect(await call.read(), 'sound is back').toMatchObject({ state: 'active' })
    })

    test.each(['ana', 'luna'] as const)(
      'the page of %s is loaded anew after a minute: the call goes on',
      async (who) => {
        await call.pass(60, both(BOTH_WAYS))
        const { billedMs } = await call.read()
        await call.reload(who)
        await call.pass(5, both({ ...BOTH_WAYS, received: 0, heard: 0 }))
        expect(await call.read()).toMatchObject({ state: 'active', billedMs })
        await call.pass(10, both(BOTH_WAYS))
        const after = await call.read()
        expect(after).toMatchObject({ state: 'active', currentChannel: 'audio', isCallClosed: false })
        expect(after.billedMs - billedMs).toBeLessThanOrEqual(10_000)
        expect(after.billedMs - billedMs).toBeGreaterThanOrEqual(7_000)
      },
    )

    test('a page that is loaded anew and never heard again stops the clock after ten seconds, and loses no more', async () => {
      await call.pass(60, both(BOTH_WAYS))
      await call.reload('luna')
      await call.pass(9, { ana: BOTH_WAYS })
      expect(await call.read()).toMatchObject({ state: 'active' })
      await call.pass(2, { ana: BOTH_WAYS })
      expect(await call.read()).toMatchObject({ state: 'paused', isCallClosed: false })
    })

    test('a muted line is there: packets arrive, and the other one’s voice counts', async () => {
      const { billedMs } = await call.read()
      await call.pass(60, { ana: { ...BOTH_WAYS, spoke: 0 }, luna: { ...BOTH_WAYS, heard: 0 } })
      expect((await call.read()).billedMs - billedMs).toBe(60_000)
    })

    test('45 s without a voice stop the clock; a voice in the window lets it run again', async () => {
      const { billedMs } = await call.read()
      await call.pass(48, both(SILENT))
      expect(await call.read()).toMatchObject({ state: 'paused', reason: 'silence', billedMs: billedMs + 45_000 })
      await call.pass(4, both(BOTH_WAYS))
      expect(await call.read()).toMatchObject({ state: 'active' })
    })

    test.each([
      ['the consultant, and the two do not agree', { ana: SILENT, luna: BOTH_WAYS }, 'voice_disputed'],
      ['the client, and it is the consultant’s silence', { ana: BOTH_WAYS, luna: SILENT }, 'silence'],
    ])('a voice that only one side claims is none: %s', async (_words, second, reason) => {
      await call.pass(48, second)
      expect(await call.read()).toMatchObject({ state: 'paused', reason })
    })

    test('a line that dies while browsers still confirm what no longer arrives blames nobody', async () => {
      await call.pass(8, {
        ana: { ...BOTH_WAYS, received: 0, heard: 0 },
        luna: { ...BOTH_WAYS, received: 0, heard: 0 },
      })
      await call.pass(3, both({ ...BOTH_WAYS, received: 0, heard: 0, acknowledged: 0 }))
      expect(await call.read()).toMatchObject({ state: 'paused', reason: 'no_sound', stopSide: 'both' })
      await call.pass(6, both(BOTH_WAYS))
      expect(await call.read()).toMatchObject({ state: 'active', isCallClosed: false })
    })

    test('whoever denies what arrives is not charged, and at the third time it goes on by chat', async () => {
      const denied = { ana: { ...BOTH_WAYS, received: 0, heard: 0 }, luna: BOTH_WAYS }
      await call.pass(11, denied)
      expect(await call.read()).toMatchObject({ state: 'paused', reason: 'sound_disputed', stopSide: 'client' })
      for (const closed of [false, true]) {
        await call.pass(6, both(BOTH_WAYS))
        expect(await call.read()).toMatchObject({ state: 'active', isCallClosed: false })
        await call.pass(12, denied)
        expect(await call.read()).toMatchObject({ isCallClosed: closed })
      }
      expect(await call.read()).toMatchObject({ currentChannel: 'chat' })
    })

    test('uncharged media ends after 60 s, and then it is a chat at the price of chat', async () => {
      await call.pass(120, {
        ana: { ...BOTH_WAYS, received: 0, acknowledged: 0 },
        luna: { ...BOTH_WAYS, acknowledged: 0 },
      })
      expect(await call.read()).toMatchObject({ currentChannel: 'chat', isCallClosed: true })
      await call.consultation.say()
      await call.pass(20, {})
      const { channelUsage } = await call.end()
      expect(channelUsage.map(({ channel }) => channel)).toEqual(['chat', 'audio'])
    })
  })

  test('before the first voice of the consultant nothing is charged, and after 15 s nothing flows', async () => {
    call = await Call.accepted(db)
    await call.pass(30, { ana: { ...BOTH_WAYS, heard: 0 }, luna: { ...BOTH_WAYS, spoke: 0 } })
    expect(await call.read()).toMatchObject({ state: 'paused', reason: 'silence', billedMs: 0 })
  })

  test('browsers that are connected get 15 s to prove their sound, and never more than 60 in all', async () => {
    call = await Call.accepted(db)
    const deaf = { ...BOTH_WAYS, received: 0, heard: 0, acknowledged: 0 }
    await call.pass(1, both(deaf))
    expect((await call.read()).mediaWindowUntil).toEqual(secondsAfterNoon(call.now + 15))
    await call.pass(45, both(deaf))
    expect(await call.read()).toMatchObject({ state: 'accepted', billedMs: 0 })
  })

  test('video costs as video only while the picture arrives', async () => {
    call = await Call.begun(db, 'video')
    await call.pass(30, both(WITH_PICTURE))
    const before = await call.read()
    await call.pass(30, { ana: BOTH_WAYS, luna: WITH_PICTURE })
    const { channelUsage, billedMs } = await call.read()
    expect(billedMs - before.billedMs, 'the ten seconds in which it was missed cost as voice, too').toBe(30_000)
    expect(channelUsage).toMatchObject([{ channel: 'audio', billedMs: 30_000 }, { channel: 'video' }])
    await call.pass(20, both(WITH_PICTURE))
    const ended = await call.end()
    expect(ended.channelUsage.find(({ channel }) => channel === 'video')!.billedMs).toBeGreaterThan(
      channelUsage[1]!.billedMs + 15_000,
    )
  })
})
