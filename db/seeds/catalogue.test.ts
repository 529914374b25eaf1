import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountOf } from '#domains/catalogue/coupons/rules.ts'
import { FIRST_ITEMS } from '#domains/catalogue/index.ts'
import { losingStack, stacksOf, unpayableStack } from '#domains/catalogue/publishing/margin/rules.ts'
import { creditsOf } from '#domains/catalogue/orders/terms.rules.ts'
import { earningsOfMinute } from '#domains/catalogue/minute-price.rules.ts'
import { monthlyCosts, recommend, WAYS } from '#domains/catalogue/recommendation.rules.ts'
import { bonusGrowsWithSize, minutePriceFallsWithSize, ITEM_KINDS } from '#domains/catalogue/rules.ts'
import { profileCostOf } from '#domains/catalogue/usage.rules.ts'
import { pricedByAnswer } from '#domains/consultants/answers.rules.ts'
import { LEAST_COMMISSION_BPS as LEAST_BPS } from '#domains/consultants/commission.rules.ts'
import { splitOf } from '#domains/written-questions/money.rules.ts'
import { monthPriceOf } from '#domains/subscriptions/rules.ts'
import { coverEarnings } from '#domains/wallet/rules.ts'
import { spentOf } from '#domains/wallet/minutes/rules.ts'
import { commissionOf } from '#shared/commission.ts'
import { couponsOf } from './catalogue.ts'

test.each(ITEM_KINDS)('of two seeded %ss the larger one has the cheaper minute', (kind) => {
  const sized = FIRST_ITEMS.filter((item) => item.kind === kind).flatMap(({ priceCents, minutes }) =>
    priceCents && minutes ? [{ price: priceCents, minutes }] : [],
  )
  expect(minutePriceFallsWithSize(sized)).toBe(true)
})

test('of the seeded credits the larger ones have the larger bonus', () => {
  const packs = FIRST_ITEMS.filter(({ kind }) => kind === 'credits').map(({ priceCents, bonusCents }) => ({
    price: priceCents!,
    bonus: bonusCents,
  }))
  expect(packs.map(({ price, bonus }) => price + bonus)).toEqual([3_000n, 5_200n, 10_800n, 22_400n, 40_600n])
  expect(bonusGrowsWithSize(packs)).toBe(true)
})

describe('every offer has its reason', () => {
  const prepaid = FIRST_ITEMS.filter(({ kind }) => WAYS.includes(kind))
  const MONTHS = { credits: 1_200, package: 12, plan: 2, subscription: 2 }

  /** What `n` of an item give: more of each is better. Credit never ends, a plan's minutes roll over once. */
  const givenBy = ({ kind, priceCents, bonusCents, minutes }: (typeof prepaid)[number], n = 1n) => ({
    credit: kind === 'credits' ? priceCents! * n : 0n,
    worth: (kind === 'credits' ? priceCents! + bonusCents : bonusCents) * n,
    minutes: BigInt(minutes ?? 0) * n,
    months: MONTHS[kind as keyof typeof MONTHS],
    /** The unused part comes back, also after seven days. */
    returns: Number(kind === 'credits' || kind === 'package'),
  })

  test.each(prepaid)('$slug is dominated by no other for the same money or less', (item) => {
    const given = givenBy(item)
    const better = prepaid.filter((other) => {
      const n = item.priceCents! / other.priceCents!
      const otherGiven = givenBy(other, n)
      return (
        other !== item && n > 0n && Object.entries(otherGiven).every(([what, much]) => much >= given[what as 'worth'])
      )
    })
    expect(better.map(({ slug }) => slug)).toEqual([])
  })

  test('each minute of a plan costs less than each of a package, for a month instead of a year', () => {
    const minutesOf = (wanted: string) =>
      FIRST_ITEMS.filter(({ kind }) => kind === wanted).map(({ priceCents, minutes }) => Number(priceCents) / minutes!)
    expect(Math.max(...minutesOf('plan'))).toBeLessThan(Math.min(...minutesOf('package')))
  })
})

describe('the recommendation', () => {
  const answer = (minutes: number, pricePerMinute: bigint, acceptsPackages = true) => {
    const best = recommend(monthlyCosts(FIRST_ITEMS, { minutes, pricePerMinute, acceptsPackages }))!
    return [best.item?.slug, best.monthCents]
  }

  test.each([
    [10, 299n, 'creditos-50', 2_875n],
    [16, 299n, 'assinatura-sol', 3_990n + 184n],
    [20, 199n, 'creditos-100', 3_686n],
    [20, 299n, 'pacote-3x20', 4_997n],
    [60, 199n, 'creditos-200', 10_661n],
    [60, 299n, 'plano-60', 12_990n],
    [60, 449n, 'plano-60', 12_990n],
    [60, 699n, 'creditos-350', 36_156n],
    [120, 299n, 'plano-120', 23_990n],
    [240, 449n, 'plano-240', 44_990n],
  ])('for %i minutes a month at %i is %s', (minutes, price, slug, month) =>
    expect(answer(minutes, price)).toEqual([slug, month]),
  )

  test('is credit of an own amount when every pack is more than three months of talking', () =>
    expect(answer(5, 149n)).toEqual([undefined, 745n]))

  test('names no package and no plan with a consultant who does not take them', () =>
    expect(answer(60, 299n, false)[0]).toBe('creditos-350'))

  test('never costs more than the price of the profile, nor five per cent more than another way', () => {
    for (let minutes = 5; minutes <= 400; minutes += 5)
      for (const pricePerMinute of [149n, 199n, 250n, 299n, 449n, 450n, 699n, 1_490n]) {
        const usage = { minutes, pricePerMinute, acceptsPackages: true }
        const costs = monthlyCosts(FIRST_ITEMS, usage)
        const best = recommend(costs)!
        expect(best.monthCents, `${minutes} at ${pricePerMinute}`).toBeLessThanOrEqual(profileCostOf(usage))
        for (const { monthCents } of costs) expect(best.monthCents * 95n).toBeLessThan(monthCents * 100n + 1n)
      }
  })
})

/** Undefined: refused, because what is left would be too small to be paid. */
function discountOrRefused(...given: Parameters<typeof discountOf>) {
  try {
    return discountOf(...given)
  } catch (error) {
    expect(error).toMatchObject({ code: 'coupons.rest_too_small' })
    return undefined
  }
}

describe('P8: no purchase, wholly used with a consultant of the highest share, earns more than was paid', () => {
  const ANCHOR = new Date('2026-11-22T03:00:00Z')
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

  const prices = FIRST_ITEMS.flatMap((item) =>
    item.kind === 'single'
      ? [...DEAR, 300n].map((perMinute) => ({ item, price: perMinute * BigInt(item.minutes!) }))
      : item.answerPercent
        ? [990n, 1_990n, 4_990n].map((answer) => ({ item, price: pricedByAnswer(answer, item.answerPercent!) }))
        : [{ item, price: item.priceCents! }],
  )
  /** Every item at every price, with no coupon and with each that it can carry. */
  const purchases = prices.flatMap(({ item, price }) =>
    [undefined, ...couponsOf(ANCHOR).filter(({ kinds }) => kinds.includes(item.kind))].flatMap((coupon) => {
      if (coupon && price < coupon.minimum) return []
      const at = coupon && new Date((coupon.startsAt.getTime() + coupon.endsAt.getTime()) / 2)
      const discount = coupon
        ? discountOf({ ...coupon, uses: 0 }, { kind: item.kind, price, bonus: item.bonusCents, at: at! })
        : 0n
      return [{ name: `${item.slug} at ${price}${coupon ? ` with ${coupon.code}` : ''}`, item, price, discount }]
    }),
  )

  type Bought = { item: (typeof FIRST_ITEMS)[number]; price: bigint; discount: bigint }

  /** The most that consultants earn of it. */
  function mostEarned({ item: { kind, minutes, bonusCents }, price, discount }: Bought): bigint {
    const paid = price - discount
    if (kind === 'credits') {
      const { credits, bonus } = creditsOf({ kind, price, discount, bonus: bonusCents })
      return shareOf(credits + bonus)
    }
    if (kind === 'subscription') return shareOf(bonusCents)
    if (kind === 'gift_card') return shareOf(paid)
    if (kind === 'answers') return shareOf(paid)
    if (kind === 'written') return splitOf({ price, held: paid, commissionBps: LEAST_BPS }).earned
    const earned = DEAR.flatMap((dear) =>
      [61_001n, 599_999n, 3_600_000n].map((eachMs) => earnedByMinutes(paid, minutes!, dear, eachMs)),
    )
    return earned.reduce((most, one) => (one > most ? one : most), 0n)
  }

  test.each(purchases)('$name', (bought) =>
    expect(mostEarned(bought)).toBeLessThanOrEqual(bought.price - bought.discount),
  )

  test('the rule that publishing asks finds no order that costs the house, and expects no less than is earned', () => {
    const offers = FIRST_ITEMS.map(({ priceCents: price, bonusCents: bonus, ...item }) => ({
      ...item,
      price,
      bonus,
      answerPercent: item.answerPercent ?? null,
      from: ANCHOR,
      until: null,
    }))
    const stacks = stacksOf(offers, couponsOf(ANCHOR))
    expect([losingStack(stacks), unpayableStack(stacks)]).toEqual([undefined, undefined])
    const known = purchases.filter(({ item, discount }) => item.priceCents !== null && discount === 0n)
    for (const { item, price, discount } of known) {
      const stack = stacks.find(({ title, coupon, months }) => title === item.title && !coupon && months === 1)!
      expect(mostEarned({ item, price, discount }), item.slug).toBeLessThanOrEqual(stack.earned)
    }
  })

  const off = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), amount: fc.bigInt({ min: 1n, max: 100_000n }) }),
  )
  test.each(prices.map(({ item, price }) => ({ name: `${item.slug} at ${price}`, item, price })))(
    '$name, with whatever coupon somebody offers',
    ({ item, price }) => {
      const always = { code: 'X', kinds: ITEM_KINDS, minimum: 0n, startsAt: ANCHOR, maxUses: null, uses: 0 }
      fc.assert(
        fc.property(off, (given) => {
          const coupon = { ...always, ...given, endsAt: new Date(ANCHOR.getTime() + 1) }
          const wanted = { kind: item.kind, price, bonus: item.bonusCents, at: ANCHOR }
          const discount = discountOrRefused(coupon, wanted)
          if (discount !== undefined)
            expect(mostEarned({ item, price, discount })).toBeLessThanOrEqual(price - discount)
        }),
        { numRuns: 50 },
      )
    },
  )

  test.each(FIRST_ITEMS.filter(({ kind }) => kind === 'subscription'))('a year of $title', (item) => {
    const paidBefore = Array.from({ length: 12 }, (_, months) => months)
    const paid = paidBefore.reduce((sum, months) => sum + monthPriceOf(item.priceCents!, { paid: months, free: 0 }), 0n)
    expect(shareOf(item.bonusCents) * 12n).toBeLessThanOrEqual(paid)
  })
})

test.each([
  [299n, 3_000, ['210', '175', '164', '159', '152', '140', '131']],
  [449n, 2_200, ['351', '195', '182', '177', '169', '156', '146']],
  [450n, 2_200, ['351', '–', '–', '–', '–', '–', '–']],
  [240n, 3_500, ['156', '–', '152', '147', '141', '130', '122']],
])('shows who charges %i what a minute of each package and plan earns', (pricePerMinute, bps, shown) => {
  const terms = { pricePerMinute, commissionBps: bps }
  const items = FIRST_ITEMS.filter(({ kind }) => kind === 'package' || kind === 'plan')
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
