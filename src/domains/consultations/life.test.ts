import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { AnasTalk } from '#test/support/anas-talk.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { acceptConsultation } from './accept-consultation.ts'
import { cancelConsultation } from './cancel-consultation.ts'
import { closeOverdue } from './close-overdue.ts'
import { declineConsultation } from './decline-consultation.ts'
import { endConsultation } from './end-consultation.ts'
import { listConsultations } from './reading/read-consultation.ts'
import { requestConsultation } from './request-consultation.ts'

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

  test.each([
    ['declined', () => declineConsultation(db, { id, consultantId: luna, clock })],
    ['cancelled', () => cancelConsultation(db, { id, clientId: ana, clock })],
    ['expired', async () => (await talk.at(60), closeOverdue(db, { id, clock }))],
  ] as const)('a request that is %s gives everything back', async (outcome, act) => {
    await talk.ask()
    await act()
    expect(await talk.seen()).toMatchObject({ state: outcome, releasedCents: 2_990n, receiptCode: null })
    expect(await talk.balances()).toEqual([5_000n, 0n, 0n])
  })

  test('a running conversation is ended, not cancelled; accepting it again changes nothing', async () => {
    await talk.begun()
    await expect(cancelConsultation(db, { id, clientId: ana, clock })).rejects.toMatchObject({
      code: 'consultations.not_now',
    })
    await talk.accept()
    expect(await talk.state()).toBe('active')
  })

  test('an accepted one that does not connect within a minute gives everything back', async () => {
    await talk.ask()
    await talk.accept()
    await talk.at(60)
    await closeOverdue(db, { id, clock })
    expect(await talk.state()).toBe('not_connected')
    expect(await talk.balances()).toEqual([5_000n, 0n, 0n])
  })

  test('an answer that comes a minute later is too late', async () => {
    await talk.ask()
    await talk.at(60)
    await expect(acceptConsultation(db, { id, consultantId: luna, clock })).rejects.toMatchObject({
      code: 'consultations.too_late',
    })
  })

  test('a consultant who went away between look and click is not asked, and nothing is reserved', async () => {
    await talk.at(16)
    const asked = talk.ask()
    await expect(asked).rejects.toMatchObject({ code: 'consultations.consultant_unavailable' })
    expect(await talk.balances()).toEqual([5_000n, 0n, 0n])
  })

  test('a balance below three minutes does not begin', async () => {
    const bia = await aClient(db, 'Bia', 896n)
    await expect(
      requestConsultation(db, { id, clientId: bia, consultantId: luna, channel: 'chat', clock }),
    ).rejects.toMatchObject({
      code: 'consultations.not_enough_balance',
      status: 402,
    })
    expect((await listConsultations(db, bia, {})).consultations).toEqual([])
  })

  test('what is final stays final, also for whoever holds the database', async () => {
    await talk.begun()
    await endConsultation(db, { id, personId: luna, clock })
    await expect(db`update consultations set billed_ms = 1 where id = ${id}`).rejects.toThrow('final')
    await expect(db`update consultation_events set body = 'x' where consultation_id = ${id}`).rejects.toThrow(
      'is not allowed',
    )
    await expect(db`delete from consultation_events where consultation_id = ${id}`).rejects.toThrow('is not allowed')
    expect(await talk.say(luna)).toMatchObject({ outcome: 'ended' })
  })
})
