import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import {
  openConsultantsFixture,
  DAY,
  type ConsultantsFixture,
  afterNoon,
  NOON,
} from '#test/support/consultants-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { findOffer } from './directory/find-offer.ts'
import { setPrice } from './set-price.ts'

let db: Db
let fixture: ConsultantsFixture
beforeEach(async () => {
  db = await freshDatabase()
  fixture = await openConsultantsFixture(db)
})

describe('prices', () => {
  test('a higher price counts from the next day in São Paulo, a lower one at once', async () => {
    const luna = await fixture.consultant('Luna', { pricePerMinuteCents: 299n })
    const { validFrom } = await setPrice(db, { consultantId: luna, pricePerMinute: 349n, now: NOON })
    expect(validFrom.toISOString()).toBe('2026-03-11T03:00:00.000Z')
    const priceAt = async (at: Date) => (await findOffer(db, luna, 'chat', at))!.pricePerMinute
    expect(await priceAt(new Date(validFrom.getTime() - 1))).toBe(299n)
    expect(await priceAt(validFrom)).toBe(349n)
    await setPrice(db, { consultantId: luna, pricePerMinute: 199n, now: afterNoon(DAY) })
    expect(await priceAt(afterNoon(DAY))).toBe(199n)
  })

  test('a new price replaces one scheduled for tomorrow, and repeating a price changes nothing', async () => {
    const luna = await fixture.consultant('Luna', { pricePerMinuteCents: 299n })
    for (const pricePerMinute of [350n, 320n, 320n])
      await setPrice(db, { consultantId: luna, pricePerMinute, now: NOON })
    expect(await findOffer(db, luna, 'chat', afterNoon(DAY))).toMatchObject({ pricePerMinute: 320n })
    await setPrice(db, { consultantId: luna, pricePerMinute: 299n, now: NOON })
    expect(await findOffer(db, luna, 'chat', afterNoon(DAY))).toMatchObject({ pricePerMinute: 299n })
  })

  test('small rises do not add up to a large one within thirty days', async () => {
    const luna = await fixture.consultant('Luna', { pricePerMinuteCents: 300n })
    await setPrice(db, { consultantId: luna, pricePerMinute: 360n, now: NOON })
    const again = (pricePerMinute: bigint, now: Date) => setPrice(db, { consultantId: luna, pricePerMinute, now })
    await expect(again(361n, afterNoon(2 * DAY))).rejects.toMatchObject({ code: 'consultants.rise_too_steep' })
    await expect(again(361n, afterNoon(30 * DAY))).rejects.toMatchObject({ code: 'consultants.rise_too_steep' })
    await again(432n, afterNoon(31 * DAY))
    expect(await findOffer(db, luna, 'chat', afterNoon(33 * DAY))).toMatchObject({ pricePerMinute: 432n })
  })

  test('a low price for one day does not allow a larger rise', async () => {
    const luna = await fixture.consultant('Luna', { pricePerMinuteCents: 300n })
    await setPrice(db, { consultantId: luna, pricePerMinute: 200n, now: NOON })
    await expect(setPrice(db, { consultantId: luna, pricePerMinute: 300n, now: afterNoon(DAY) })).rejects.toMatchObject(
      {
        code: 'consultants.rise_too_steep',
      },
    )
  })

  test('only chat is offered and has a price', async () => {
    const luna = await fixture.consultant('Luna')
    expect(await findOffer(db, luna, 'chat', NOON)).toEqual({
      pricePerMinute: 299n,
      blockedBy: null,
      backAt: null,
      commissionBps: 3000,
      status: 'offline',
      acceptsWelcome: false,
      acceptsPackages: true,
      isAutomatic: false,
    })
    expect(await findOffer(db, luna, 'video', NOON)).toBeUndefined()
  })
})
