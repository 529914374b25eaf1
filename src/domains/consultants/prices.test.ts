import { beforeEach, describe, expect, test } from 'vitest'
import { openConsultants, DAY, type OpenConsultants, afterNoon, NOON } from '#test/support/consultants-fixture.ts'
import { setAutomatic } from './applications/set-automatic.ts'
import { findOffer } from './directory/find-offer.ts'
import { programPriceOf } from './rules.ts'
import { setPrice } from './set-price.ts'

let { db, fixture } = {} as OpenConsultants
beforeEach(async () => void ({ db, fixture } = await openConsultants()))

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

  test('a program costs a tenth, between R$ 0,15 and R$ 0,69, and has a list of prices of its own', async () => {
    const luna = await fixture.consultant('Luna', { pricePerMinuteCents: 299n })
    const become = (on: boolean, now: Date) => setAutomatic(db, { consultantId: luna, on, by: fixture.iris, now })
    const priceAt = async (at: Date) => (await findOffer(db, luna, 'chat', at))?.pricePerMinute
    const set = (pricePerMinute: bigint, now: Date) => setPrice(db, { consultantId: luna, pricePerMinute, now })
    await become(true, NOON)
    expect(await priceAt(NOON)).toBe(29n)
    for (const outside of [0n, 14n, 70n, 299n])
      await expect(set(outside, NOON)).rejects.toMatchObject({ code: 'consultants.program_price_out_of_range' })
    await set(15n, NOON)
    expect(await priceAt(NOON), 'lower at once').toBe(15n)
    await expect(set(19n, afterNoon(DAY))).rejects.toMatchObject({ code: 'consultants.rise_too_steep' })
    await become(false, afterNoon(DAY))
    expect(await priceAt(afterNoon(DAY)), 'a person again, for the price of before').toBe(299n)
    await expect(set(29n, afterNoon(DAY))).rejects.toMatchObject({ code: 'consultants.price_out_of_range' })
    await become(true, afterNoon(2 * DAY))
    expect(await priceAt(afterNoon(2 * DAY))).toBe(15n)
  })

  test('a tenth is rounded down, and never below the floor or above the ceiling of programs', () => {
    expect([149n, 155n, 299n, 689n, 700n, 1_490n].map(programPriceOf)).toEqual([15n, 15n, 29n, 68n, 69n, 69n])
  })

  test.each([
    [true, 70],
    [true, 14],
    [true, 0],
    [false, 148],
    [false, 69],
  ])('the database keeps no price of %j at %d centavos', async (isAutomatic, price) => {
    const luna = await fixture.consultant('Luna')
    const kept = db`
      insert into consultant_prices (consultant_id, is_automatic, valid_from, price_per_minute, set_at)
      values (${luna}, ${isAutomatic}, ${afterNoon(1)}, ${price}, ${NOON})`
    await expect(kept).rejects.toThrow('violates check constraint')
  })

  test('only chat is offered and has a price', async () => {
    const luna = await fixture.consultant('Luna')
    expect(await findOffer(db, luna, 'chat', NOON)).toEqual({
      pricePerMinute: 299n,
      obstacle: null,
      backAt: null,
      closed: null,
      commissionBps: 3000,
      status: 'offline',
      acceptsWelcome: false,
      acceptsPackages: true,
      isAutomatic: false,
    })
    expect(await findOffer(db, luna, 'video', NOON)).toBeUndefined()
  })
})
