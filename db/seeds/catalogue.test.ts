import { describe, expect, test } from 'vitest'
import { discountOf } from '#domains/catalogue/coupons/rules.ts'
import { creditsOf } from '#domains/catalogue/orders/rules.ts'
import { bonusGrowsWithSize, earningsOfMinute, minutePriceFallsWithSize, ITEM_KINDS } from '#domains/catalogue/rules.ts'
import { commissionBps } from '#domains/consultants/commission.rules.ts'
import { TIERS } from '#domains/consultants/rules.ts'
import { splitOf } from '#domains/consultations/written-questions/money.rules.ts'
import { monthPriceOf } from '#domains/subscriptions/rules.ts'
import { coverEarnings } from '#domains/wallet/rules.ts'
import { spentOf } from '#domains/wallet/minutes/rules.ts'
import { commissionOf } from '#shared/commission.ts'
import { couponsOf, DEMO_CATALOGUE } from './catalogue.ts'

test.each(ITEM_KINDS)('of two seeded %ss the larger one has the cheaper minute', (kind) => {
  const sized = DEMO_CATALOGUE.filter((item) => item.kind === kind).flatMap(({ priceCents, minutes }) =>
    priceCents && minutes ? [{ price: priceCents, minutes }] : [],
  )
  expect(minutePriceFallsWithSize(sized)).toBe(true)
})

test('of the seeded credits the larger ones have the larger bonus', () => {
  const packs = DEMO_CATALOGUE.filter(({ kind }) => kind === 'credits').map(({ priceCents, bonusCents }) => ({
    price: priceCents!,
    bonus: bonusCents,
  }))
  expect(packs.map(({ price, bonus }) => price + bonus)).toEqual([3_000n, 5_200n, 10_800n, 22_400n, 40_600n])
  expect(bonusGrowsWithSize(packs)).toBe(true)
})

describe('P8: no purchase, wholly used with a consultant of the highest share, earns more than was paid', () => {
  const ANCHOR = new Date('2026-11-22T03:00:00Z')
  const LEAST_BPS = Math.min(...TIERS.map(commissionBps))
  const shareOf = (amount: bigint) => amount - commissionOf(amount, LEAST_BPS)
  /** The dearest minute that a package covers, and the dearest of all. */
  const DEAR = [449n, 1_490n]

  /** What minutes earn in all, in consultations of this length. */
  function earnedByMinutes(paid: bigint, minutes: number, pricePerMinute: bigint, eachMs: bigint) {
    const pack = { kind: 'package' as const, value: paid, totalMs: BigInt(minutes) * 60_000n }
    let [used, spent, earned] = [0n, 0n, 0n]
    while (used < pack.totalMs) {
      const usedMs = eachMs < pack.totalMs - used ? eachMs : pack.totalMs - used
      used += usedMs
      const value = spentOf(pack, used) - spent
      spent += value
      earned += coverEarnings({ pricePerMinute, commissionBps: LEAST_BPS }, { pack, usedMs, value }).earned
    }
    return earned
  }

  const prices = DEMO_CATALOGUE.flatMap((item) =>
    item.kind === 'single'
      ? DEAR.map((perMinute) => ({ item, price: perMinute * BigInt(item.minutes!) }))
      : [{ item, price: item.priceCents! }],
  )
  /** Every item at every price, with no coupon and with each that it can carry. */
  const purchases = prices.flatMap(({ item, price }) =>
    [undefined, ...couponsOf(ANCHOR).filter(({ kinds }) => kinds.includes(item.kind))].flatMap((coupon) => {
      if (coupon && price < coupon.minimum) return []
      const at = coupon && new Date((coupon.startsAt.getTime() + coupon.endsAt.getTime()) / 2)
      const discount = coupon ? discountOf({ ...coupon, uses: 0 }, { kind: item.kind, price, at: at! }) : 0n
      return [{ name: `${item.slug} at ${price}${coupon ? ` with ${coupon.code}` : ''}`, item, price, discount }]
    }),
  )

  test.each(purchases)('$name', ({ item, price, discount }) => {
    const { kind, minutes, bonusCents } = item
    const paid = price - discount
    if (kind === 'credits') {
      const { credits, bonus } = creditsOf({ kind, price, discount, bonus: bonusCents })
      expect(shareOf(credits + bonus)).toBeLessThanOrEqual(paid)
    } else if (kind === 'subscription') {
      expect(shareOf(bonusCents)).toBeLessThanOrEqual(paid)
    } else if (kind === 'written') {
      const { earned } = splitOf({ price, held: paid, commissionBps: LEAST_BPS })
      expect(earned).toBeLessThanOrEqual(paid)
    } else
      for (const dear of DEAR)
        for (const eachMs of [61_001n, 599_999n, 3_600_000n])
          expect(earnedByMinutes(paid, minutes!, dear, eachMs)).toBeLessThanOrEqual(paid)
  })

  test.each(DEMO_CATALOGUE.filter(({ kind }) => kind === 'subscription'))('a year of $title', (item) => {
    const months = Array.from({ length: 12 }, (_, at) => at + 1)
    const paid = months.reduce((sum, n) => sum + monthPriceOf(item.priceCents!, n), 0n)
    expect(shareOf(item.bonusCents) * 12n).toBeLessThanOrEqual(paid)
  })
})

test.each([
  [299n, 3_000, ['210', '175', '164', '159', '175', '164', '152']],
  [449n, 2_200, ['351', '195', '182', '177', '195', '182', '169']],
  [450n, 2_200, ['351', '–', '–', '–', '–', '–', '–']],
  [240n, 3_500, ['156', '–', '152', '147', '–', '152', '141']],
])('shows who charges %i what a minute of each package and plan earns', (pricePerMinute, bps, shown) => {
  const terms = { pricePerMinute, commissionBps: bps }
  const items = DEMO_CATALOGUE.filter(({ kind }) => kind === 'package' || kind === 'plan')
  expect((['credit', ...items] as const).map((way) => String(earningsOfMinute(way, terms) ?? '–'))).toEqual(shown)
})

test.each([0n, 1n, 500n, 1_552n, 1_553n, 1_990n])(
  'P8: a question of R$ 19,90 paid with %s centavos earns the share of its price, and never more than was paid',
  (held) => {
    const { earned, commission } = splitOf({ price: 1_990n, held, commissionBps: 2_200 })
    expect(earned).toBe(held < 1_553n ? held : 1_553n)
    expect(earned + commission).toBe(held)
  },
)
