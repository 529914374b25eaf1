import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import { openConsultation, type OpenConsultation } from '#test/support/consultation-fixture.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { acceptConsultation } from './accept-consultation.ts'
import { cancelConsultation } from './cancel-consultation.ts'
import { closeOverdueConsultation } from './close-overdue-consultation.ts'
import { declineConsultation } from './decline-consultation.ts'
import { endConsultation } from './end-consultation.ts'
import { listConsultations } from '../reading/read-consultation.ts'
import { requestConsultation } from './request-consultation.ts'

const db = await freshDatabase({ max: 1 })

describe('lifecycle of a consultation, with a controlled clock', () => {
  let { consultation, ana, luna, id } = {} as OpenConsultation
  beforeEach(async () => void ({ consultation, ana, luna, id } = await openConsultation(db)))
  afterEach(async () => expect(await consultation.endAndFindViolations()).toEqual([]))

  test.each([
    ['declined', () => declineConsultation(db, { id, consultantId: luna, clock })],
    ['cancelled', () => cancelConsultation(db, { id, clientId: ana, clock })],
    ['expired', async () => (await consultation.travelTo(60), closeOverdueConsultation(db, { id, clock }))],
  ] as const)('releases everything when a request is %s', async (outcome, act) => {
    await consultation.ask()
    await act()
    expect(await consultation.read()).toMatchObject({ state: outcome, releasedCents: 2_990n, receiptCode: null })
    expect(await consultation.balances()).toEqual([5_000n, 0n, 0n])
  })

  test('a running consultation cannot be cancelled, and accepting it again changes nothing', async () => {
    await consultation.beginWithFirstWord()
    await expect(cancelConsultation(db, { id, clientId: ana, clock })).rejects.toMatchObject({
      code: 'consultations.not_now',
    })
    await consultation.accept()
    expect(await consultation.state()).toBe('active')
  })

  test('releases everything when an accepted request does not connect within a minute', async () => {
    await consultation.ask()
    await consultation.accept()
    await consultation.travelTo(60)
    await closeOverdueConsultation(db, { id, clock })
    expect(await consultation.state()).toBe('not_connected')
    expect(await consultation.balances()).toEqual([5_000n, 0n, 0n])
  })

  test('refuses to accept a request after a minute', async () => {
    await consultation.ask()
    await consultation.travelTo(60)
    await expect(acceptConsultation(db, { id, consultantId: luna, clock })).rejects.toMatchObject({
      code: 'consultations.too_late',
    })
  })

  test('refuses a request to a consultant who went offline meanwhile, and reserves nothing', async () => {
    await consultation.travelTo(16)
    const asked = consultation.ask()
    await expect(asked).rejects.toMatchObject({ code: 'consultations.consultant_unavailable' })
    expect(await consultation.balances()).toEqual([5_000n, 0n, 0n])
  })

  test('refuses a balance below three minutes', async () => {
    const bia = await aClient(db, 'Bia', 896n)
    await expect(
      requestConsultation(db, { id, clientId: bia, consultantId: luna, channel: 'chat', clock }),
    ).rejects.toMatchObject({
      code: 'consultations.not_enough_balance',
      status: 402,
    })
    expect((await listConsultations(db, bia, {})).consultations).toEqual([])
  })

  test('a settled consultation cannot be changed, not even directly in the database', async () => {
    await consultation.beginWithFirstWord()
    await endConsultation(db, { id, personId: luna, clock })
    await expect(db`update consultations set billed_ms = 1 where id = ${id}`).rejects.toThrow('final')
    const owner = ownerOf(db)
    await expect(owner`update consultation_events set body = 'x' where consultation_id = ${id}`).rejects.toThrow(
      'is not allowed',
    )
    await expect(owner`delete from consultation_events where consultation_id = ${id}`).rejects.toThrow('is not allowed')
    expect(await consultation.say(luna)).toMatchObject({ outcome: 'ended' })
  })
})
