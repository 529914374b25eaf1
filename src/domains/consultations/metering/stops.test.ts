import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setWelcome } from '#domains/consultants/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { ConsultationFixture, openConsultation, type OpenConsultation } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { closeOverdueConsultation } from '../lifecycle/close-overdue-consultation.ts'
import { declineConsultation } from '../lifecycle/decline-consultation.ts'
import { endConsultation } from '../lifecycle/end-consultation.ts'
import { listReadableEvents } from '../messages/sql.ts'
import { pauseConsultation, stopClock } from '../lifecycle/pause-consultation.ts'
import { lockConsultation } from '../state/sql.ts'
import { joinRoom } from './join-room.ts'

const db = await freshDatabase({ max: 1 })

describe('every stop says why and whose side fell away first', () => {
  let { consultation, ana, luna, id } = {} as OpenConsultation
  beforeEach(async () => void ({ consultation, ana, luna, id } = await openConsultation(db)))
  afterEach(async () => expect(await consultation.endAndFindViolations()).toEqual([]))

  const sweepAt = async (seconds: number) => {
    await consultation.travelTo(seconds)
    await closeOverdueConsultation(db, { id, clock })
  }
  /** Only one of the two goes on proving that they are there. */
  const only = async (role: 'client' | 'consultant', from: number, to: number) => {
    const all = consultation.seats
    consultation.seats = all.filter((seat) => seat.role === role)
    for (let now = from; now <= to; now += 2) await consultation.prove(now)
    consultation.seats = all
  }
  const begin = async () => {
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(20)
  }
  const accept = async () => {
    await consultation.ask()
    await consultation.accept()
  }

  const stories: [string, 'client' | 'consultant' | 'both' | 'platform', string, () => Promise<unknown>][] = [
    [
      'the client’s connection falls',
      'client',
      'connection',
      async () => (await only('consultant', 22, 26), sweepAt(26)),
    ],
    ['the consultant’s falls', 'consultant', 'connection', async () => (await only('client', 22, 26), sweepAt(26))],
    ['both fall at once', 'both', 'connection', () => sweepAt(26)],
    ['both fall within one ping', 'both', 'connection', async () => (await only('client', 22, 22), sweepAt(27))],
    [
      'the consultant is silent',
      'consultant',
      'silence',
      async () => {
        for (let now = 22; now <= 66; now += 2) await consultation.prove(now)
        await closeOverdueConsultation(db, { id, clock })
      },
    ],
    ['the client pauses', 'client', 'by_client', () => pauseConsultation(db, { id, personId: ana, clock })],
    [
      'the consultant pauses',
      'consultant',
      'by_consultant',
      () => pauseConsultation(db, { id, personId: luna, clock }),
    ],
    [
      'the client does not come back',
      'client',
      'not_back_in_time',
      async () => {
        await sweepAt(26)
        await only('consultant', 40, 146)
        await sweepAt(146)
      },
    ],
    [
      'the consultant does not come back',
      'consultant',
      'not_back_in_time',
      async () => {
        await sweepAt(26)
        await only('client', 40, 146)
        await sweepAt(146)
      },
    ],
    ['nobody comes back', 'both', 'not_back_in_time', async () => (await sweepAt(26), sweepAt(146))],
    [
      'a silence never ends, and the client leaves',
      'consultant',
      'not_back_in_time',
      async () => {
        for (let now = 22; now <= 66; now += 2) await consultation.prove(now)
        await closeOverdueConsultation(db, { id, clock })
        await only('consultant', 68, 186)
        await sweepAt(186)
      },
    ],
    [
      'the client’s pause is too long',
      'client',
      'paused_too_long',
      async () => {
        await pauseConsultation(db, { id, personId: ana, clock })
        await sweepAt(620)
      },
    ],
    [
      'the consultant’s pause is too long',
      'consultant',
      'paused_too_long',
      async () => {
        await pauseConsultation(db, { id, personId: luna, clock })
        await sweepAt(620)
      },
    ],
    ['four hours are over', 'platform', 'max_duration', () => sweepAt(4 * 3_600 + 10)],
    ['the client ends', 'client', 'by_client', () => endConsultation(db, { id, personId: ana, clock })],
    ['the consultant ends', 'consultant', 'by_consultant', () => endConsultation(db, { id, personId: luna, clock })],
  ]

  test.each(stories)('%s: %s, %s', async (_words, side, reason, act) => {
    await begin()
    await act()
    await expectStop(side, reason)
  })

  test('the free minutes are over, and nobody says yes: the client’s side, twice', async () => {
    await setWelcome(db, luna, true)
    await consultation.begin({ welcome: true })
    await consultation.converse(0, 305)
    await expectStop('client', 'free_minutes_over')
    await sweepAt(10 + 305 + 120)
    expect(await consultation.state()).toBe('ended')
    await expectStop('client', 'free_minutes_over')
  })

  test('the limit of this consultation is reached, or all credit is used: the client’s side', async () => {
    await consultation.begin({ limitCents: 897n })
    await consultation.converse(0, 200)
    await expectStop('client', 'limit_reached')
    const rich = await ConsultationFixture.open(db)
    await rich.begin()
    await rich.converse(0, 1_010)
    expect(await rich.read()).toMatchObject({ state: 'ended', reason: 'out_of_funds', stopSide: 'client' })
  })

  test('what never began has a side too: who did not answer, did not come, or took it back', async () => {
    await accept()
    await joinRoom(db, { id, personId: ana })
    await sweepAt(60)
    await expectStop('consultant', 'connection')
    const declined = await ConsultationFixture.open(db)
    await declined.ask()
    await declineConsultation(db, { id: declined.id, consultantId: declined.luna, clock })
    expect(await declined.read()).toMatchObject({ state: 'declined', stopSide: 'consultant' })
    const unanswered = await ConsultationFixture.open(db)
    await unanswered.ask()
    await unanswered.travelTo(60)
    await closeOverdueConsultation(db, { id: unanswered.id, clock })
    expect(await unanswered.read()).toMatchObject({ state: 'expired', reason: 'no_answer', stopSide: 'consultant' })
  })

  test('nobody came: both', async () => {
    await accept()
    await sweepAt(60)
    await expectStop('both', 'connection')
  })

  test('a clock that runs again has neither reason nor side', async () => {
    await begin()
    await sweepAt(26)
    await consultation.joinBoth()
    await consultation.prove(28, 28)
    await consultation.converse(20, 25)
    expect(await consultation.read()).toMatchObject({ state: 'active', reason: null, stopSide: null })
  })

  test('each stop is logged once, with ids, reason, side and last proofs, and nothing when it is rolled back', async () => {
    const logged = vi.spyOn(log, 'info')
    await begin()
    await consultation.say(luna, 'Um segredo.')
    await only('consultant', 22, 26)
    const undone = inTransaction(db, async (tx) => {
      await stopClock(tx, (await lockConsultation(tx, id))!, { cause: { reason: 'silence' }, at: await clock(tx) })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await sweepAt(26)
    expect(logged.mock.calls).toEqual([
      [
        {
          consultation: id,
          from: 'active',
          to: 'paused',
          reason: 'connection',
          side: 'client',
          at: secondsAfterNoon(26),
          clientAt: secondsAfterNoon(20),
          consultantAt: secondsAfterNoon(26),
        },
        'a consultation stopped',
      ],
    ])
    logged.mockRestore()
  })

  test('a pause or an end without a side, or a side without a stop, cannot be written', async () => {
    await begin()
    const write = (state: string, side: string | null) => db`
      insert into consultation_events (consultation_id, seq, type, author_kind, fact, stop_side, at)
      values (${id}, 99, 'moved', 'system', ${db.json({ state })}, ${side}, now())`
    await expect(write('paused', null)).rejects.toThrow('stops_have_a_side')
    await expect(write('ended', null)).rejects.toThrow('stops_have_a_side')
    await expect(write('active', 'client')).rejects.toThrow('stops_have_a_side')
    await expect(write('paused', 'somebody')).rejects.toThrow('stop_side')
  })

  async function expectStop(side: string, reason: string) {
    const stop = (await listReadableEvents(db, { id, personId: luna, after: 0, limit: 500 }))!.events.at(-1)!
    expect(stop.fact).toMatchObject({ reason, stopSide: side })
    const [row] =
      await db`select stop_side from consultation_events where consultation_id = ${id} and seq = ${stop.seq}`
    expect(row).toEqual({ stop_side: side })
    expect(await consultation.read()).toMatchObject({ reason, stopSide: side })
  }
})
