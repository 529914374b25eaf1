import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeProfile, setPrice } from '#domains/consultants/index.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { COMMISSION } from '#domains/wallet/rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { openConsultation, type OpenConsultation } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { comeOnline, credit } from '#test/support/people.ts'
import { beginConsultation } from '../lifecycle/begin-consultation.ts'
import { extendHold } from '../lifecycle/extend-hold.ts'
import { requestConsultation } from '../lifecycle/request-consultation.ts'

const db = await freshDatabase({ max: 1 })

describe('billing of a consultation, with a controlled clock', () => {
  let { consultation, ana, luna, id } = {} as OpenConsultation
  beforeEach(async () => void ({ consultation, ana, luna, id } = await openConsultation(db)))
  afterEach(async () => expect(await consultation.endAndFindViolations()).toEqual([]))

  test('books every centavo correctly from the request to the receipt', async () => {
    const commissionBefore = await balanceOf(db, COMMISSION)
    await consultation.beginWithFirstWord()
    expect(await consultation.balances()).toEqual([2_010n, 2_990n, 0n])
    await consultation.proveUntil(72)
    await consultation.travelTo(73)
    await consultation.end()

    const settled = await consultation.read()
    expect(settled).toMatchObject({
      state: 'ended',
      reason: 'by_client',
      billedMs: 59_999,
      heldCents: 2_990n,
      capturedCents: 294n,
      releasedCents: 2_696n,
      consultantCents: 192n,
    })
    expect(settled.receiptCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    expect(await consultation.balances()).toEqual([4_706n, 0n, 192n])
    expect(await balanceOf(db, COMMISSION)).toBe(commissionBefore + 102n)
  })

  test('keeps the price it was requested at, whatever the consultant changes before accepting or while it runs', async () => {
    const now = async () => clock(db)
    const setTo = async (pricePerMinute: bigint) =>
      setPrice(db, { consultantId: luna, pricePerMinute, now: await now() })
    await consultation.ask()
    await setTo(199n)
    await consultation.travelTo(5)
    await consultation.accept()
    await setTo(149n)
    await consultation.travelTo(8)
    await consultation.joinBoth()
    expect((await consultation.prove(10))?.due).toBe('activate')
    await beginConsultation(db, { id, clock })
    await changeProfile(db, { consultantId: luna, changes: { specialties: ['runas'] }, now: await now() })
    await consultation.travelTo(12)
    await consultation.say()
    await consultation.proveUntil(72)
    await consultation.travelTo(73)
    await consultation.end()
    expect(await consultation.read()).toMatchObject({ billedMs: 59_999, capturedCents: 294n })
  })

  test('extends the hold from the balance, and ends the consultation when the balance is used up', async () => {
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(330)
    expect((await consultation.prove(332))?.due).toBe('hold')
    await extendHold(db, { id, clock })
    expect(await consultation.read()).toMatchObject({ heldCents: 5_000n })
    for (let now = 334; now <= 1016; now += 11) {
      await consultation.say(luna)
      if ((await consultation.prove(now))?.due === 'end_of_funds') await extendHold(db, { id, clock })
    }
    expect(await consultation.read()).toMatchObject({
      state: 'ended',
      reason: 'out_of_funds',
      capturedCents: 4_998n,
      releasedCents: 2n,
      billedMs: 1_003_344,
    })
    expect(await consultation.balances()).toEqual([2n, 0n, 3_249n])
  })

  test('keeps to the limit set for this consultation, whatever the balance', async () => {
    await consultation.ask({ limitCents: 900n })
    expect(await consultation.balances()).toEqual([4_100n, 900n, 0n])
    await consultation.accept()
    await consultation.joinBoth()
    await consultation.prove(10)
    await beginConsultation(db, { id, clock })
    for (let now = 12; now <= 200; now += 2) {
      await consultation.say(luna)
      if ((await consultation.prove(now))?.due) await extendHold(db, { id, clock })
    }
    expect(await consultation.read()).toMatchObject({ state: 'ended', reason: 'limit_reached', capturedCents: 897n })
  })

  test('keeps to the client’s own daily and weekly limits, also during a consultation', async () => {
    await setLimit(db, { personId: ana, period: 'day', amount: 3_500n, clock })
    await consultation.beginWithFirstWord()
    expect(await consultation.balances()).toEqual([2_010n, 2_990n, 0n])
    await consultation.proveUntil(330)
    await extendHold(db, { id, clock })
    expect((await consultation.balances()).slice(0, 2).reduce((sum, part) => sum + part, 0n)).toBe(
      5_000n - (await consultation.read()).capturedCents,
    )
    expect((await consultation.read()).heldCents).toBe(3_500n)
    await consultation.end()
    const next = { id: crypto.randomUUID(), clientId: ana, consultantId: luna, channel: 'chat' as const, clock }
    await setLimit(db, { personId: ana, period: 'week', amount: 2_000n, clock })
    await comeOnline(db, luna)
    await expect(requestConsultation(db, next)).rejects.toMatchObject({ code: 'consultations.own_limit_too_low' })
    await takeBreak(db, { personId: ana, length: 'day', clock })
    await expect(requestConsultation(db, next)).rejects.toMatchObject({ code: 'limits.on_break' })
  })

  test('uses credit that arrives during the consultation', async () => {
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(330)
    await credit(db, ana, 10_000n)
    await extendHold(db, { id, clock })
    expect(await consultation.read()).toMatchObject({ heldCents: 5_980n })
  })
})
