import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { AnasTalk } from '#test/support/anas-talk.ts'
import { freshDatabase } from '#test/support/database.ts'
import { instant } from '#test/support/metered-talk.ts'
import { beginConsultation } from '../begin-consultation.ts'
import { closeOverdue } from '../close-overdue.ts'
import { pauseConsultation } from '../pause-consultation.ts'
import { resumeByProof, resumeConsultation } from '../resume-consultation.ts'
import { joinRoom } from './join-room.ts'

describe('a conversation, told with a clock that we set', () => {
  let db: Db
  let talk: AnasTalk
  let [ana, luna, id] = ['', '', '']

  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  beforeEach(async () => {
    talk = await AnasTalk.open(db)
    ;({ ana, luna, id } = talk)
  })
  afterEach(async () => expect(await talk.faultsAtTheEnd()).toEqual([]))

  test('before the first word of the consultant nothing is charged, and if it never comes, nothing at all', async () => {
    await talk.ask()
    await talk.accept()
    await talk.sit()
    await talk.prove(10)
    await beginConsultation(db, { id, clock })
    await talk.say(ana, 'Oi, Luna!')
    for (let now = 12; now <= 40; now += 2) await talk.prove(now)
    await talk.at(41)
    await talk.end()
    expect(await talk.seen()).toMatchObject({ state: 'ended', billedMs: 0, capturedCents: 0n })
    expect(await talk.balances()).toEqual([5_000n, 0n, 0n])
  })

  test('a dropped line stops the clock at the last proof, and after two minutes the conversation settles there', async () => {
    await talk.begun()
    await talk.talkUntil(30)
    await talk.at(35.9)
    await closeOverdue(db, { id, clock })
    expect(await talk.state()).toBe('active')
    await talk.at(36)
    await closeOverdue(db, { id, clock })
    expect(await talk.seen()).toMatchObject({ state: 'paused', reason: 'connection', billedMs: 17_999 })
    await talk.at(156)
    await closeOverdue(db, { id, clock })
    expect(await talk.seen()).toMatchObject({
      state: 'ended',
      reason: 'not_back_in_time',
      billedMs: 17_999,
      capturedCents: 89n,
    })
  })

  test('who comes back in time goes on in the same conversation, and the gap is free', async () => {
    await talk.begun()
    await talk.talkUntil(30)
    await talk.at(40)
    await closeOverdue(db, { id, clock })
    await talk.at(60)
    await talk.sit()
    expect((await talk.prove(61, 61))?.due).toBe('resume')
    await resumeByProof(db, { id, clock })
    await talk.talkUntil(71, 61)
    expect((await talk.seen()).billedMs).toBe(17_999 + 9_999)
  })

  test('a silent consultant is paid for 45 s of silence and not for more', async () => {
    await talk.begun()
    for (let now = 14; now <= 90; now += 2) await talk.prove(now)
    expect((await talk.seen()).billedMs).toBe(44_999)
    await closeOverdue(db, { id, clock })
    expect(await talk.seen()).toMatchObject({ state: 'paused', reason: 'silence' })
    expect((await talk.prove(92))?.due, 'both are there, but nothing is said').toBeNull()
    await talk.at(93)
    await talk.say(luna, 'Voltei.')
    expect((await talk.prove(94))?.due).toBe('resume')
  })

  test('a silence that began within a millisecond is charged up to a whole one, as the receipt can write it', async () => {
    await talk.begun()
    await db`select set_config('sensitivos.instant', ${`${instant(20).toISOString().slice(0, -1)}600Z`}, false)`
    await talk.say(luna, 'Um instante.')
    for (let now = 22; now <= 90; now += 2) await talk.prove(now)
    const [segment] = await db<
      { fraction: number }[]
    >`select extract(microseconds from ended_at)::int % 1000 as fraction from billed_segments
      where consultation_id = ${id}`
    expect(segment!.fraction).toBe(0)
    expect((await talk.seen()).billedMs).toBe(52_999)
  })

  test('words after a silence that nobody noticed do not charge the silence', async () => {
    await talk.begun()
    for (let now = 14; now <= 80; now += 2) await talk.prove(now)
    await talk.say(luna, 'Desculpe a demora.')
    for (let now = 82; now <= 90; now += 2) await talk.prove(now)
    expect((await talk.seen()).billedMs).toBe(44_999 + 9_999)
  })

  test('a newer tab takes the seat: what the older one still proves counts for nothing', async () => {
    await talk.begun()
    await talk.talkUntil(20)
    const older = talk.seats
    await talk.at(21)
    await talk.sit()
    const newer = talk.seats
    talk.seats = older
    await talk.prove(30, 30)
    expect((await talk.seen()).billedMs).toBe(7_999)
    talk.seats = newer
    await talk.prove(32, 32)
    expect((await talk.seen()).billedMs, 'from the new seat on').toBe(7_999 + 10_999)
  })

  test('a line that broke while it waited takes no seat from the tab that is there', async () => {
    await talk.begun()
    expect(await joinRoom(db, { id, personId: ana, isThere: () => false })).toBeUndefined()
    await talk.prove(20)
    expect((await talk.prove(22))?.billedMs).toBeGreaterThan(9_000)
  })

  test('a pause by hand stops the clock, and only who paused may start it again', async () => {
    await talk.begun()
    await talk.talkUntil(20)
    await pauseConsultation(db, { id, personId: ana, clock })
    expect((await talk.prove(24, 24))?.due, 'proof alone does not resume a pause by hand').toBeNull()
    await expect(resumeConsultation(db, { id, personId: luna, clock })).rejects.toMatchObject({
      code: 'consultations.not_yours_to_resume',
    })
    await resumeConsultation(db, { id, personId: ana, clock })
    await talk.talkUntil(30, 24)
    expect((await talk.seen()).billedMs).toBe(7_999 + 5_999)
  })

  test('no second is billed twice, whoever writes', async () => {
    await talk.begun()
    await talk.talkUntil(20)
    const twice = db`insert into billed_segments values (${id}, ${instant(15)}, ${instant(16)})`
    await expect(twice).rejects.toThrow('billed_segments')
  })
})
