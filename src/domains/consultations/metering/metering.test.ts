import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import { openConsultation, type OpenConsultation } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { beginConsultation } from '../lifecycle/begin-consultation.ts'
import { closeOverdueConsultation } from '../lifecycle/close-overdue-consultation.ts'
import { pauseConsultation } from '../lifecycle/pause-consultation.ts'
import { resumeByProof, resumeConsultation } from '../lifecycle/resume-consultation.ts'
import { joinRoom } from './join-room.ts'

const db = await freshDatabase({ max: 1 })

describe('metering of a consultation, with a controlled clock', () => {
  let { consultation, ana, luna, id } = {} as OpenConsultation
  beforeEach(async () => void ({ consultation, ana, luna, id } = await openConsultation(db)))
  afterEach(async () => expect(await consultation.endAndFindViolations()).toEqual([]))

  test('charges nothing before the consultant’s first message, and nothing at all if there is none', async () => {
    await consultation.ask()
    await consultation.accept()
    await consultation.joinBoth()
    await consultation.prove(10)
    await beginConsultation(db, { id, clock })
    await consultation.say(ana, 'Oi, Luna!')
    for (let now = 12; now <= 40; now += 2) await consultation.prove(now)
    await consultation.travelTo(41)
    await consultation.end()
    expect(await consultation.read()).toMatchObject({ state: 'ended', billedMs: 0, capturedCents: 0n })
    expect(await consultation.balances()).toEqual([5_000n, 0n, 0n])
  })

  test('stops the clock at the last proof of both when a connection drops, and settles there after two minutes', async () => {
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(30)
    await consultation.travelTo(35.9)
    await closeOverdueConsultation(db, { id, clock })
    expect(await consultation.state()).toBe('active')
    await consultation.travelTo(36)
    await closeOverdueConsultation(db, { id, clock })
    expect(await consultation.read()).toMatchObject({ state: 'paused', reason: 'connection', billedMs: 17_999 })
    await consultation.travelTo(156)
    await closeOverdueConsultation(db, { id, clock })
    expect(await consultation.read()).toMatchObject({
      state: 'ended',
      reason: 'not_back_in_time',
      billedMs: 17_999,
      capturedCents: 84n,
    })
  })

  test('resumes the same consultation when both return in time, and does not charge the gap', async () => {
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(30)
    await consultation.travelTo(40)
    await closeOverdueConsultation(db, { id, clock })
    await consultation.travelTo(60)
    await consultation.joinBoth()
    expect((await consultation.prove(61, 61))?.due).toBe('resume')
    await resumeByProof(db, { id, clock })
    await consultation.proveUntil(71, 61)
    expect((await consultation.read()).billedMs).toBe(17_999 + 9_999)
  })

  test('charges at most 45 s of the consultant’s silence', async () => {
    await consultation.beginWithFirstWord()
    for (let now = 14; now <= 90; now += 2) await consultation.prove(now)
    expect((await consultation.read()).billedMs).toBe(44_999)
    await closeOverdueConsultation(db, { id, clock })
    expect(await consultation.read()).toMatchObject({ state: 'paused', reason: 'silence' })
    expect((await consultation.prove(92))?.due, 'both are there, but nothing is said').toBeNull()
    await consultation.travelTo(93)
    await consultation.say(luna, 'Voltei.')
    expect((await consultation.prove(94))?.due).toBe('resume')
  })

  test('rounds a silence up to a whole millisecond, as the receipt shows it', async () => {
    await consultation.beginWithFirstWord()
    await consultation.prove(16)
    await consultation.travelTo(20)
    await db`select set_config('sensitivos.instant', ${`${secondsAfterNoon(20).toISOString().slice(0, -1)}600Z`},
      false)`
    await consultation.say(luna, 'Um instante.')
    for (let now = 22; now <= 90; now += 2) await consultation.prove(now)
    const [segment] = await db<
      { fraction: number }[]
    >`select extract(microseconds from ended_at)::int % 1000 as fraction from billed_segments
      where consultation_id = ${id}`
    expect(segment!.fraction).toBe(0)
    expect((await consultation.read()).billedMs).toBe(52_999)
  })

  test('does not charge an unnoticed silence when the consultant writes again', async () => {
    await consultation.beginWithFirstWord()
    for (let now = 14; now <= 80; now += 2) await consultation.prove(now)
    await consultation.say(luna, 'Desculpe a demora.')
    for (let now = 82; now <= 90; now += 2) await consultation.prove(now)
    expect((await consultation.read()).billedMs).toBe(44_999 + 9_999)
  })

  test('a newer tab takes the seat, and proofs of the older one count for nothing', async () => {
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(20)
    const older = consultation.seats
    await consultation.travelTo(21)
    await consultation.joinBoth()
    const newer = consultation.seats
    consultation.seats = older
    await consultation.prove(30, 30)
    expect((await consultation.read()).billedMs).toBe(7_999)
    consultation.seats = newer
    await consultation.prove(32, 32)
    expect((await consultation.read()).billedMs, 'from the new seat on').toBe(7_999 + 10_999)
  })

  test('a connection that broke while it waited takes no seat from an open tab', async () => {
    await consultation.beginWithFirstWord()
    expect(await joinRoom(db, { id, personId: ana, isThere: () => false })).toBeUndefined()
    await consultation.prove(20)
    expect((await consultation.prove(22))?.billedMs).toBeGreaterThan(9_000)
  })

  test('a pause by hand stops the clock, and only who paused may resume', async () => {
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(20)
    await pauseConsultation(db, { id, personId: ana, clock })
    expect((await consultation.prove(24, 24))?.due, 'proof alone does not resume a pause by hand').toBeNull()
    await expect(resumeConsultation(db, { id, personId: luna, clock })).rejects.toMatchObject({
      code: 'consultations.not_yours_to_resume',
    })
    await resumeConsultation(db, { id, personId: ana, clock })
    await consultation.proveUntil(30, 24)
    expect((await consultation.read()).billedMs).toBe(7_999 + 5_999)
  })

  test('the database refuses to bill the same second twice', async () => {
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(20)
    const twice = db`insert into billed_segments values (${id}, ${secondsAfterNoon(15)}, ${secondsAfterNoon(16)})`
    await expect(twice).rejects.toThrow('billed_segments_apart')
  })
})
